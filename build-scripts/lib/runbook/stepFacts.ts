import type { Block, CodeBlock } from '../../../src/core/content/blocks';
import { codeBlocksOf } from '../../../src/core/content/codeBlocks';
import { partKind, type FenceOf } from '../content/articles/scriptParts';
import { counted } from '../../../src/core/counted';

const LIST = new Intl.ListFormat('en');

/** Where a step is done, how many commands it has and whose, and its files: `On the server · 3 commands, 1 as root`. */
export function stepFacts(blocks: readonly Block[], fenceOf: FenceOf): string {
  const codes = codeBlocksOf(blocks);
  const kinds = codes.map((code) => ({ code, kind: partKind(code, fenceOf(code)) }));
  const commands = kinds.flatMap(({ code, kind }) => (kind === 'run' || kind === 'manual' ? commandUsers(code) : []));
  const files = kinds.filter(({ code, kind }) => kind === 'write' || (kind === 'shown' && code.title !== undefined)).length;
  const facts = [placesOf(codes), commandsFact(commands), files > 0 && counted(files, 'file')].filter(Boolean);
  return facts.length > 0 ? facts.join(' · ') : 'By hand';
}

function placesOf(codes: readonly CodeBlock[]): string {
  // Without a machine, a block's place says as which user, and the fact on commands says that for all of them.
  const machines = codes.flatMap(({ place }) => /^on (.*)/.exec(place ?? '')?.[1] ?? []);
  const places = [...new Set(machines)];
  return places.length > 0 ? `On ${LIST.format(places)}` : '';
}

function commandsFact(users: readonly ('user' | 'root')[]): string {
  const asRoot = users.filter((user) => user === 'root').length;
  if (users.length === 0) return '';
  const whose = asRoot === 0 ? '' : asRoot === users.length ? ' as root' : `, ${asRoot} as root`;
  return counted(users.length, 'command') + whose;
}

/** Who types each command of a block. A script is one command, of the user. */
function commandUsers({ language, lines }: CodeBlock): ('user' | 'root')[] {
  if (language !== 'console') return ['user'];
  return lines.flatMap(({ role, prompt }) => (role === 'command' ? [prompt?.startsWith('#') ? 'root' : 'user'] : []));
}
