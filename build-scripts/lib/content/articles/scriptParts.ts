import type { CodeBlock } from '../../../../src/core/content/blocks';
import { codeBlocksOf } from '../../../../src/core/content/codeBlocks';
import { isPlaceholder } from '../../../../src/core/content/placeholders';
import type { CheckedFence } from '../code/checkedFence';
import type { CompiledDocument } from './document';
import { SHELL_LANGUAGES } from '../code/fenceInfo';
import { memoizeByKey } from './memoizeByKey';

/** What a guide's script does with a code block: runs it, writes it to its file, or leaves it to the reader; a fragment is only shown. */
export type PartKind = 'run' | 'write' | 'manual' | 'shown';

/** The fence of a code block. */
export type FenceOf = (code: CodeBlock) => CheckedFence | undefined;

export function fencesOf({ fences }: Pick<CompiledDocument, 'fences'>): FenceOf {
  const byKey = new Map(fences.map((fence) => [`${fence.hash} ${fence.ordinal}`, fence]));
  return ({ hash = '', ordinal = 1 }) => byKey.get(`${hash} ${ordinal}`);
}

export function partKind(code: CodeBlock, fence: CheckedFence | undefined): PartKind {
  if (fence?.write !== undefined) return 'write';
  if (!SHELL_LANGUAGES.includes(code.language) || (code.language === 'console' && !code.lines.some(({ role }) => role === 'command'))) return 'shown';
  return fence?.run && !hasLooseValue(code) ? 'run' : 'manual';
}

/** Whether a value is a whole line of a heredoc: it could be the terminator. */
function hasLooseValue({ lines }: CodeBlock): boolean {
  return lines.some(({ role, tokens }) => {
    const [token, ...others] = tokens.filter((each) => typeof each !== 'string' || each.trim() !== '');
    const isAlone = role !== 'output' && token !== undefined && others.length === 0 && isPlaceholder(token);
    return isAlone && (token[3] ?? 'heredoc') === 'heredoc';
  });
}

/** Whether a guide has anything to do, and so a script. Memoized: its page, addresses and files all ask. */
export const hasScript = memoizeByKey((document: Pick<CompiledDocument, 'folder' | 'blocks' | 'fences'>): boolean => {
  if (document.folder !== 'wiki') return false;
  const fenceOf = fencesOf(document);
  return codeBlocksOf(document.blocks).some((code) => partKind(code, fenceOf(code)) !== 'shown');
});
