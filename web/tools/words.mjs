/* Which messages there are and what each is told with, from the English catalogues: src/words/ids.d.ts, so that a
   message that is not there, or that lacks something, is an error of the type check. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const CATALOGUES = new URL('../../src/caylus/', import.meta.url);
const TO = new URL('../src/words/ids.d.ts', import.meta.url);
const SHARED = ['frame', 'home', 'live', 'table', 'pages', 'learn', 'gallery'];

/* The files of a language whose messages the client says: at every table, and at that of a game. */
function filesOf(language) {
    const games = readdirSync(new URL('games/', CATALOGUES), { recursive: true })
        .map((path) => `games/${path}`.replaceAll('\\', '/'))
        .filter((path) => new RegExp(`/words/(learn/)?${language}.ftl$`).test(path));
    return [SHARED.map((name) => `words/${language}/browser/${name}.ftl`), games.sort()];
}

function messagesIn(paths) {
    return paths.flatMap((path) => new FluentResource(readFileSync(new URL(path, CATALOGUES), 'utf8')).body);
}

/* What stands in a pattern, with the patterns of the messages it names. */
function* expressionsOf(pattern, messages) {
    if (!Array.isArray(pattern)) return;
    for (const part of pattern) {
        if (typeof part === 'string') continue;
        yield part;
        if (part.type === 'mesg') yield* expressionsOf(messages.get(part.name)?.value, messages);
        if (part.type === 'func') for (const each of part.args) yield { ...each, counts: true };
        if (part.type !== 'select') continue;
        const inside = part.selector.type === 'func' ? part.selector.args : [part.selector];
        for (const each of inside)
            yield { ...each, counts: part.variants.every(({ key }) => key.type === 'num' || PLURALS.has(key.value)) };
        for (const { value } of part.variants) yield* expressionsOf(value, messages);
    }
}
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/* The arguments of a message and what each may be. */
function argumentsOf(message, messages) {
    const found = new Map();
    for (const pattern of [message.value, ...Object.values(message.attributes)])
        for (const { type, name, counts } of expressionsOf(pattern, messages)) {
            if (type !== 'var') continue;
            const [base, form] = name.split('-');
            if (form === 'number') found.set(base, 'string[]');
            else if (form) found.set(base, '{ ref: string }');
            else if (counts) found.set(base, 'number');
            else if (!found.has(base)) found.set(base, 'Told');
        }
    return [...found];
}

function declare(name, messages, known) {
    const lines = [...new Map(messages.map((message) => [message.id, message])).values()].map((message) => {
        const args = argumentsOf(message, known).map(([name, type]) => `${name}: ${type}`);
        return `  '${message.id}': ${args.length ? `{ ${args.join('; ')} }` : 'null'};`;
    });
    return `export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

const [shared, ofGames] = filesOf('en').map(messagesIn);
const known = new Map([...ofGames, ...shared].map((message) => [message.id, message]));
const own = ofGames.filter(({ id }) => !shared.some((message) => message.id === id));
writeFileSync(
    TO,
    ['/* Made by tools/words.mjs. */\n', 'type Told = string | number | string[];\n']
        .concat(declare('Words', shared, known), declare('WordsOfGames', own, known))
        .join('\n'),
);
