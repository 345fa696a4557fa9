import type { BlockContent, DefinitionContent, RootContent } from 'mdast';
import type { CompileContext } from '../compileContext';
import type { InlineMapper } from '../inlineMapper';

export type FlowContent = BlockContent | DefinitionContent;

/** What the mappers of blocks share while one document is compiled. */
export interface BlockContext {
  readonly document: CompileContext;
  /** Each list that explains the notes of the block before it, with that block's number among blocks with notes. */
  readonly noteLists: Map<RootContent, number>;
  readonly mapInline: InlineMapper;
  /** Maps the blocks within a block. */
  readonly mapBlocks: (nodes: readonly RootContent[]) => FlowContent[];
}
