import { forEachChild, parse, type SyntaxNode } from 'unbash';
import { ONLY_WRAPPED } from './onlyWrapped';

/** A range of a text, from one offset up to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface ParsedCommand {
  /** As written, from the command word. */
  readonly words: readonly { readonly text: string; readonly literals: readonly Span[] }[];
}

/** Programs that run the command in their arguments. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'sudo doas env exec command builtin nohup setsid time nice ionice stdbuf timeout watch xargs strace flock chroot unshare runuser systemd-run'.split(' '),
);

/**
 * The simple commands of shell code, found by a bash parser that shares nothing with the highlighter.
 *
 * @returns undefined where the parser finds a fault in the code
 */
export function parseCommands(code: string): ParsedCommand[] | undefined {
  const commands: ParsedCommand[] = [];
  let isFaulty = false;
  const visit = (node: SyntaxNode): void => {
    if ('errors' in node && node.errors && node.errors.length > 0) isFaulty = true;
    if (node.type === 'Command') {
      const words = [...(node.name ? [node.name] : []), ...node.suffix.filter(({ type }) => type === 'Word' || type === 'Assignment')];
      commands.push({ words: words.map((word) => ({ text: code.slice(word.pos, word.end), literals: literalsOf(word) })) });
    }
    forEachChild(node, visit);
  };
  visit(parse(code));
  return isFaulty ? undefined : commands;
}

/** The parts of a word that are neither expansions nor substituted commands. */
function literalsOf(word: SyntaxNode): Span[] {
  const expansions: Span[] = [];
  const visit = (node: SyntaxNode): void => {
    if (/Expansion|Substitution/.test(node.type)) expansions.push({ from: node.pos, to: node.end });
    else forEachChild(node, visit);
  };
  forEachChild(word, visit);
  const edges = [word.pos, ...expansions.flatMap(({ from, to }) => [from, to]), word.end];
  return edges.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: edges[index + 1] ?? from }] : [])).filter(({ from, to }) => to > from);
}

/** The words known as commands: each command's first, and programs only run through wrappers. */
export function vocabularyOf(commands: readonly ParsedCommand[]): ReadonlySet<string> {
  return new Set([...commands.flatMap(({ words }) => words.slice(0, 1).map(({ text }) => text)), ...ONLY_WRAPPED]);
}

/** The indices of a command's command words: the first and, after a wrapper, the first that is known as one. */
export function commandWordsOf({ words }: ParsedCommand, vocabulary: ReadonlySet<string>): number[] {
  const found: number[] = [];
  for (let index = 0; index !== -1 && index < words.length;) {
    found.push(index);
    const word = words[index]?.text ?? '';
    const last = index;
    index = WRAPPERS.has(word) ? words.findIndex(({ text }, at) => at > last && isCommand(text, vocabulary) && !isUser(words[at - 1]?.text)) : -1;
  }
  return found;
}

const isCommand = (text: string, vocabulary: ReadonlySet<string>) => vocabulary.has(text) || /^(?:\/(?:[\w.-]+\/)*s?bin\/|\.\/)[\w.-]+$/.test(text);
/** Such an option is followed by a name, even if a program is called the same. */
const isUser = (before: string | undefined) => before !== undefined && /^-(?:u|g|U|user)$/.test(before);
