/* A long question of the server as a title and its explanation. */

const TITLE_LENGTH = 64;
const NAME_LENGTH = 40;

function begin(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

export function splitQuestion(text: string, or = 'or'): [title: string, rest: string] {
  const colon = text.search(/\s?: /);
  if (colon > 0 && colon < NAME_LENGTH)
    return [text.slice(0, colon) + '.', begin(text.slice(colon).replace(/^\s?: /, ''))];
  if (text.length <= TITLE_LENGTH) return [text, ''];
  const choice = text.indexOf(`, ${or} `);
  return choice > 0 ? [text.slice(0, choice) + '.', begin(text.slice(choice + 2))] : [text, ''];
}
