/** The roles that a reader distinguishes, one colour of `styles/_prose.scss` each; `''` is plain. */
export type Role = '' | 'comment' | 'quiet' | 'word' | 'text' | 'name' | 'number';

/** A piece of code of one colour. The leaves of a text, joined, are the text. */
export type Leaf = readonly [role: Role, text: string];

/** Colours code of a language; one that has no grammar comes back as a plain leaf. `depth` counts the heredocs around it. */
export type Colour = (code: string, language: string, depth?: number) => readonly Leaf[];

/** Prism's kinds of token by role. A kind that isn't listed has the role of its alias, else that of its parent. */
const KINDS_OF: Readonly<Record<Exclude<Role, ''>, readonly string[]>> = {
  comment: ['comment'],
  quiet: ['prolog', 'doctype', 'punctuation', 'operator'],
  word: ['keyword', 'function', 'builtin', 'important', 'section', 'tag', 'atrule', 'decorator'],
  text: ['string', 'attr-value', 'url', 'value', 'inserted-sign'],
  name: ['attr-name', 'property', 'key', 'parameter', 'variable', 'class-name', 'assign-left', 'environment'],
  number: ['number', 'boolean', 'constant', 'symbol'],
};

const ROLE_OF: ReadonlyMap<string, Role> = new Map(Object.entries(KINDS_OF).flatMap(([role, kinds]) => kinds.map((kind) => [kind, role as Role] as const)));

interface PrismToken {
  readonly type: string;
  /** Standard kinds that it is like. */
  readonly alias?: string | readonly string[];
  readonly content: PrismNode | PrismNode[];
}

export type PrismNode = string | PrismToken;

/** The kind of token that our grammars give to shell code in a file of another language. */
export const SHELL_CODE = 'shell-code';

/** Flattens Prism's tokens to leaves. */
export function leavesOf(node: PrismNode | readonly PrismNode[], colour: Colour, inherited: Role = ''): Leaf[] {
  if (typeof node === 'string') return [[node.trim() ? inherited : '', node]];
  if ('type' in node) {
    if (node.type === SHELL_CODE) return [...colour(textOf(node), 'bash')];
    return leavesOf(node.content, colour, roleOf(node) ?? inherited);
  }
  return node.flatMap((child) => leavesOf(child, colour, inherited));
}

function roleOf({ type, alias = [] }: PrismToken): Role | undefined {
  return [type, alias]
    .flat()
    .map((kind) => ROLE_OF.get(kind))
    .find((role) => role !== undefined);
}

function textOf(node: PrismNode | readonly PrismNode[]): string {
  if (typeof node === 'string') return node;
  return 'type' in node ? textOf(node.content) : node.map(textOf).join('');
}

/** Lays leaves over others of the same text; where the upper role is undefined, the lower shows through. */
export function overlay(lower: readonly Leaf[], upper: readonly (Leaf | readonly [undefined, string])[]): Leaf[] {
  const roles = lower.flatMap(([role, text]) => Array.from({ length: text.length }, () => role));
  let at = 0;
  return upper.flatMap(([role, text]): Leaf[] => {
    const start = at;
    at += text.length;
    return role === undefined ? [...text.matchAll(/[\s\S]/g)].map(([unit], index) => [roles[start + index] ?? '', unit]) : [[role, text]];
  });
}
