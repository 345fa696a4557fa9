import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type { Token } from '../../../src/core/content/blocks';

/** prism-react-renderer brings a Prism without these; the grammars register themselves on a global. */
const EXTRA_GRAMMARS = [
  'bash',
  'ini',
  'nginx',
  'docker',
  'hcl',
  'sql',
  'toml',
  'systemd',
  'diff',
  'apacheconf',
  'properties',
  'puppet',
  'ruby',
  'java',
  'markup-templating',
  'php',
  'powershell',
  'perl',
];

/** Fence languages under other names than Prism's. */
const GRAMMAR_OF: Readonly<Record<string, string>> = {
  console: 'bash',
  shell: 'bash',
  sh: 'bash',
  zsh: 'bash',
  dockerfile: 'docker',
  yml: 'yaml',
  terraform: 'hcl',
  tf: 'hcl',
  'ssh-config': 'properties-like',
  conf: 'ini',
  cfg: 'ini',
  logrotate: 'ini',
  nftables: 'ini',
  sudoers: 'ini',
  fstab: 'ini',
  haproxy: 'properties-like',
  html: 'markup',
  xml: 'markup',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
};

/** How a language is written over its block; others appear under the name the author gave. */
const LABEL_OF: Readonly<Record<string, string>> = {
  console: 'Terminal',
  tree: 'Files',
  shell: 'Terminal',
  bash: 'Bash',
  sh: 'Shell',
  ini: 'INI',
  conf: 'Config',
  yaml: 'YAML',
  yml: 'YAML',
  json: 'JSON',
  toml: 'TOML',
  sql: 'SQL',
  docker: 'Dockerfile',
  dockerfile: 'Dockerfile',
  hcl: 'HCL',
  terraform: 'Terraform',
  nginx: 'nginx',
  systemd: 'systemd unit',
  text: 'Text',
  txt: 'Text',
  diff: 'Diff',
  python: 'Python',
  py: 'Python',
  'ssh-config': 'SSH config',
  nftables: 'nftables',
  sudoers: 'sudoers',
  fstab: 'fstab',
  logrotate: 'logrotate',
  xml: 'XML',
  html: 'HTML',
  js: 'JavaScript',
  ts: 'TypeScript',
  go: 'Go',
  haproxy: 'HAProxy',
};

const load = createRequire(import.meta.url);

function registerGrammars(): void {
  (globalThis as { Prism?: unknown }).Prism = Prism;
  for (const name of EXTRA_GRAMMARS) {
    try {
      load(`prismjs/components/prism-${name}`);
    } catch {
      throw new Error(`prismjs has no grammar "${name}"; remove it from EXTRA_GRAMMARS in highlight.ts`);
    }
  }
  // Keyword-first configuration files (sshd_config and the like): a name, then its values.
  Prism.languages['properties-like'] = {
    comment: { pattern: /(^|\s)#.*/, lookbehind: true },
    keyword: { pattern: /^(\s*)[A-Za-z][\w-]*/m, lookbehind: true },
    string: /"[^"]*"/,
    number: /\b\d+\b/,
    boolean: /\b(?:yes|no)\b/,
  };
}
registerGrammars();

export function languageLabel(language: string): string {
  return Object.hasOwn(LABEL_OF, language) ? (LABEL_OF[language] ?? language) : language;
}

/** What a reader's eye tells apart, each a colour of `styles/_prose.scss`, and Prism's kinds of token that have it. Others stay plain. */
const KINDS_OF = {
  comment: ['comment'],
  quiet: ['prolog', 'doctype', 'punctuation', 'operator'],
  word: ['keyword', 'function', 'builtin', 'important', 'section', 'directive', 'tag', 'atrule'],
  text: ['string', 'attr-value', 'url', 'value', 'inserted-sign'],
  name: ['attr-name', 'property', 'key', 'parameter', 'variable', 'class-name', 'assign-left', 'environment'],
  number: ['number', 'boolean', 'constant', 'symbol'],
} as const;

const ROLE_OF: ReadonlyMap<string, string> = new Map(Object.entries(KINDS_OF).flatMap(([role, kinds]) => kinds.map((kind) => [kind, role])));

type PrismNode = string | { readonly type: string; readonly content: PrismNode | PrismNode[] };

/**
 * Colours a piece of code. Neighbours of one colour are one token: the page has fewer elements, and looks the same.
 *
 * @returns its lines, each a list of tokens; an unknown language comes back as plain text
 */
export function highlight(code: string, language: string): Token[][] {
  const name = Object.hasOwn(GRAMMAR_OF, language) ? (GRAMMAR_OF[language] ?? language) : language;
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  const nodes = grammar && typeof grammar === 'object' ? (Prism.tokenize(code, grammar) as PrismNode[]) : [code];
  const lines: Token[][] = [[]];
  for (const node of nodes) appendNode(lines, node, '');
  return lines.map(joinAlike);
}

function appendNode(lines: Token[][], node: PrismNode, kind: string): void {
  if (typeof node === 'string') {
    node.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      const role = ROLE_OF.get(kind);
      if (text) lines.at(-1)?.push(role ? [role, text] : text);
    });
    return;
  }
  const children = Array.isArray(node.content) ? node.content : [node.content];
  for (const child of children) appendNode(lines, child, node.type);
}

/** Joins neighbours of one colour; blanks between two of them take it, too. */
function joinAlike(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [last, before] = [joined.at(-1), joined.at(-2)];
    if (isAlike(last, token)) joined.splice(-1, 1, merge([last, token]));
    else if (isBlank(last) && isAlike(before, token)) joined.splice(-2, 2, merge([before, last, token]));
    else joined.push(token);
  }
  return joined;
}

function isAlike(one: Token | undefined, other: Token): one is Token {
  return one !== undefined && roleOf(one) === roleOf(other);
}

function isBlank(token: Token | undefined): token is string {
  return typeof token === 'string' && token.trim() === '';
}

const roleOf = (token: Token) => (typeof token === 'string' ? '' : token[0]);

function merge(tokens: readonly [Token, ...Token[]]): Token {
  const text = tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
  const role = roleOf(tokens[0]);
  return role ? [role, text] : text;
}
