const STRING = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\]|\\[^])*`/;
const STRING_OR_COMMENT = new RegExp(`(${STRING.source})|\\/\\/[^\\n]*|\\/\\*(?:[^*]|\\*(?!\\/))*(?:\\*\\/|$)`, 'g');

/** A configuration in JavaScript or TypeScript without its comments. */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (_, string?: string) => string ?? '');
}

/** The text of an object from behind its opening brace to its closing one. Comments must be gone. */
export function objectAt(text: string, from: number): string {
  let depth = 1;
  for (const { 0: token, index } of text.slice(from).matchAll(TOKEN)) {
    if (/^[{[(]/.test(token)) depth += 1;
    if (/^[}\])]/.test(token)) depth -= 1;
    if (depth === 0) return text.slice(from, from + index);
  }
  return text.slice(from);
}

const TOKEN = new RegExp(`${STRING.source}|[{}()[\\]]`, 'g');

/** The texts in a list that is written out under a name; none where the list is made elsewhere. */
export function listNamed(name: string, text: string): string[] {
  const [, inside = ''] = new RegExp(`\\b${name}['"]?\\s*:\\s*\\[((?:${STRING.source}|[^\\]'"\`])*)`).exec(text) ?? [];
  return [...inside.matchAll(new RegExp(STRING.source, 'g'))].map(([string]) => string.slice(1, -1));
}

/** The names in an object, but not those in the objects in it. */
export function namesIn(object: string): string[] {
  let depth = 0;
  let outer = '';
  let end = 0;
  for (const { 0: token, index } of object.matchAll(TOKEN)) {
    if (depth === 0) outer += object.slice(end, index) + (/^['"`]/.test(token) ? token : '');
    if (/^[{[(]/.test(token)) depth += 1;
    if (/^[}\])]/.test(token)) depth -= 1;
    end = index + token.length;
  }
  if (depth === 0) outer += object.slice(end);
  return outer.split(',').flatMap((entry) => /^\s*['"]?([\w-]+)['"]?\s*(?::|$)/.exec(entry)?.[1] ?? []);
}
