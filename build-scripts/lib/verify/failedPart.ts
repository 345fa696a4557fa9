import { parse, type CommandNode } from 'unbash';

/** What ends a program whose reader has seen enough, as `head` has. */
const SIGPIPE = 141;

/** A part of a pipeline that failed unnoticed: a shell only tells how the last part ended. */
interface FailedPart {
  readonly text: string;
  readonly code: number;
}

/**
 * The first part of a command's last pipeline that failed. `grep -q` at its end looks for what the other parts print, whatever their codes.
 *
 * @param codes how the parts ended
 */
export function failedPart(command: string, codes: readonly number[]): FailedPart | undefined {
  const at = codes.findIndex((code, index) => index < codes.length - 1 && code !== 0 && code !== SIGPIPE);
  if (at < 0) return undefined;
  const last = parse(command).commands.at(-1)?.command;
  const ends = last?.type === 'AndOr' ? last.commands : [last];
  const parts = ends.flatMap((end) => (end?.type === 'Pipeline' && end.commands.length === codes.length ? [end.commands] : [])).at(-1);
  const part = parts?.[at];
  return part && !isQuietSearch(parts.at(-1)) ? { text: command.slice(part.pos, part.end), code: codes[at] ?? 0 } : undefined;
}

function isQuietSearch(node: CommandNode | undefined): boolean {
  if (node?.type !== 'Command') return false;
  const words = [node.name, ...node.args].map((word) => word?.text ?? '');
  return words.some((word) => /^[ef]?grep$/.test(word)) && words.some((word) => /^-[A-Za-z]*q|^--(?:quiet|silent)$/.test(word));
}
