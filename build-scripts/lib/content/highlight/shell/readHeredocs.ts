import { endsHeredoc } from '../../../../../src/core/content/heredoc';
import { languageOfFile } from '../languageOfFile';
import { overlay, type Leaf } from '../leaves';
import { Scanner, type PendingHeredoc, type SimpleCommand } from './Scanner';
import { WordReader, type ReadCommands } from './WordReader';

/** The language that each program reads from its input. */
const LANGUAGE_READ_BY: Readonly<Record<string, string>> = {
  mysql: 'sql',
  mariadb: 'sql',
  psql: 'sql',
  sqlite3: 'sql',
  python3: 'python',
  python: 'python',
  perl: 'perl',
  php: 'php',
  node: 'javascript',
  bash: 'bash',
  sh: 'bash',
  nft: 'nftables',
  jq: 'jq',
  crontab: 'crontab',
  kubectl: 'yaml',
};

/** The language that a terminator names: authors name it there when an alias reads the text. */
const LANGUAGE_CALLED: Readonly<Record<string, string>> = {
  SQL: 'sql',
  PY: 'python',
  PYTHON: 'python',
  SH: 'bash',
  BASH: 'bash',
  NFT: 'nftables',
  JQ: 'jq',
  JSON: 'json',
  YAML: 'yaml',
  YML: 'yaml',
  XML: 'markup',
  INI: 'ini',
  HCL: 'hcl',
};

/** What is in more heredocs is plain: each reads its text twice, in its language and for what the shell expands. */
const MAX_DEPTH = 4;

/** Reads the texts of the heredocs opened on the previous line, each coloured in its own language. */
export function readHeredocs(scanner: Scanner, readCommands: ReadCommands): void {
  for (const [index, heredoc] of scanner.heredocs.splice(0).entries()) {
    if (index > 0) scanner.take(/\n/y, '');
    const body = bodyOf(scanner, heredoc);
    const language = languageOf(heredoc, { body, line: scanner.line });
    // A call can't have as many arguments as a long text has leaves.
    for (const leaf of bodyLeaves(body, { heredoc, language, scanner, readCommands })) scanner.leaves.push(leaf);
    scanner.at += body.length;
    scanner.take(/[^\n]*/y, 'text');
  }
  scanner.line = [];
}

/** From here to the line of the terminator, or to the end. */
function bodyOf({ code, at }: Scanner, heredoc: PendingHeredoc): string {
  for (let start = at; start < code.length;) {
    const next = code.indexOf('\n', start);
    const end = next === -1 ? code.length : next;
    if (endsHeredoc(code.slice(start, end), heredoc)) return code.slice(at, start);
    start = end + 1;
  }
  return code.slice(at);
}

/** By the file that the text is written to, else by the program that reads it, else by its terminator's name. */
function languageOf({ command, terminator }: PendingHeredoc, { body, line }: { readonly body: string; readonly line: readonly SimpleCommand[] }): string {
  const commands = line.slice(line.indexOf(command));
  const file = commands.flatMap(({ words, targets }) => [...targets, ...(words.includes('tee') || words.includes('install') ? words.slice(-1) : [])]);
  const byFile = file.map((path) => languageOfFile(path, body)).find((language) => language !== undefined);
  const readers = commands.flatMap(({ words }) => words.map((word) => word.replace(/^.*\//, '')));
  const reader = readers.find((word) => Object.hasOwn(LANGUAGE_READ_BY, word));
  return byFile ?? LANGUAGE_READ_BY[reader ?? ''] ?? LANGUAGE_CALLED[terminator] ?? 'text';
}

interface Body {
  readonly heredoc: PendingHeredoc;
  readonly language: string;
  readonly scanner: Scanner;
  readonly readCommands: ReadCommands;
}

function bodyLeaves(body: string, { heredoc, language, scanner, readCommands }: Body): readonly Leaf[] {
  const depth = scanner.depth + 1;
  if (depth > MAX_DEPTH) return [['', body]];
  const lower = scanner.colour(body, language, depth);
  if (heredoc.isLiteral) return lower;
  const inner = new Scanner(body, scanner.colour, depth);
  new WordReader(inner, readCommands).readHeredocText();
  return overlay(
    lower,
    inner.leaves.map(([role, text]) => (role === '' ? [undefined, text] : [role, text])),
  );
}
