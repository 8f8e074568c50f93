/* A rule for ESLint: no word for people stands in the client itself. Words are messages of the catalogues in
   src/caylus, or come from the server. */

const HEARD = new Set(['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'label']);
const SHOWN = new Set([...HEARD, 'caption', 'detail', 'placeholder', 'text', 'title']);
const WORD = /\p{L}{2}/u;

/* Where a text goes that is chosen or put together in an expression; null if it only helps to choose. */
function endOf(node) {
    let [child, parent] = [node, node.parent];
    for (;;) {
        const chosen = parent.type === 'ConditionalExpression' && parent.test !== child;
        const joined = ['LogicalExpression', 'TemplateLiteral'].includes(parent.type) || parent.operator === '+';
        if (!chosen && !joined) return parent;
        [child, parent] = [parent, parent.parent];
    }
}

function isShown(place) {
    if (!place) return false;
    if (place.type === 'SvelteMustacheTag') return isShown(place.parent);
    if (place.type === 'SvelteAttribute') return SHOWN.has(place.key.name);
    if (place.type === 'Property') return SHOWN.has(place.key.name ?? place.key.value);
    return place.type === 'SvelteElement' && place.kind !== 'special';
}

export const literals = {
    meta: { type: 'problem', schema: [], messages: { word: 'Say “{{text}}” by a message of the catalogues.' } },
    create(context) {
        const look = (node, text, place) => {
            if (WORD.test(text) && isShown(place))
                context.report({ node, messageId: 'word', data: { text: text.trim() } });
        };
        return {
            SvelteText: (node) => look(node, node.value, node.parent),
            SvelteLiteral: (node) => look(node, node.value, node.parent),
            Literal: (node) => typeof node.value === 'string' && look(node, node.value, endOf(node)),
            TemplateElement: (node) => look(node, node.value.cooked ?? '', endOf(node.parent)),
        };
    },
};
