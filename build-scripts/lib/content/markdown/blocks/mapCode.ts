import type { Code, RootContent } from 'mdast';
import type { CodeBlock } from '../../../../../src/core/content/blocks';
import { faultsOfBackquotes } from '../../code/backquotes';
import type { UnnumberedFence } from '../../code/checkedFence';
import { faultOfNotes, isNumberedList, takeNotes, withNotes, type NotedCode, type NoteFault } from '../../code/codeNotes';
import type { CompileContext } from '../compileContext';
import { compileFence } from '../../code/fence';
import { faultOfFence } from '../../code/openFence';
import { parseFenceInfo } from '../../code/fenceInfo';
import { faultOfLanguage } from '../../code/fenceLanguage';
import type { Problem } from '../../source/problem';
import { positionOf } from '../inlineMapper';
import { formula } from '../math/mapMath';
import type { BlockContext, FlowContent } from './blockContext';
import { shownText } from './shownText';

/** A block of code in its place. */
interface PlacedCode {
  readonly node: Code;
  /** What comes after it, which may be the list of its notes. */
  readonly next: RootContent | undefined;
}

/** A formula that can't be typeset is shown as its source. */
export function mapFormulaOrCode({ node, next }: PlacedCode, context: BlockContext): FlowContent {
  const fault = faultOfFence(sourceOf(node, context.document), node.value);
  if (fault) context.document.problems.push({ file: context.document.file, ...positionOf(node), ...fault });
  if (node.lang?.toLowerCase() !== 'math') return mapCode({ node, next }, context);
  return mapFormula(node, context) ?? mapCode({ node: { ...node, lang: 'text' }, next }, context);
}

/** A block as written, with its fences. */
function sourceOf({ position }: Code, { text }: CompileContext): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

function mapFormula(node: Code, { document }: BlockContext): FlowContent | undefined {
  const { line, column } = positionOf(node);
  const element = formula(node.value, { isBlock: true, line: line + 1, column }, document);
  return element && { type: 'paragraph', children: [element] };
}

function mapCode({ node, next }: PlacedCode, context: BlockContext): Code {
  const { document } = context;
  const language = node.lang ?? 'text';
  const code = takeNotes(node.value, language.toLowerCase());
  const { block: compiled, info } = compileFence({ language, meta: node.meta ?? '', text: code.text, notes: code.marks }, document.variables);
  const { line, column, offset = 0 } = node.position?.start ?? { line: 1, column: 1 };
  const opening = document.text.slice(offset, document.text.indexOf('\n', offset) >>> 0);
  const textLine = /^(?:`{3}|~{3})/.test(opening) ? line + 1 : line;
  const { title, runOn, tab, checks, faults } = info;
  const block = code.marks.size > 0 ? noted(compiled, { code, next, textLine, isTab: tab !== undefined }, context) : compiled;
  const named = { ...(title ? { title } : {}), ...(runOn ? { on: runOn } : {}) };
  document.fences.set(block, { line, column, textLine, language: block.language, ...named, ...checks, text: code.text, isBare: false });
  reportBackquotes({ language: block.language, text: code.text, textLine }, document);
  const languageFault = faultOfLanguage(language);
  if (languageFault) document.problems.push({ file: document.file, line, column: column + Math.max(opening.indexOf(language), 0), ...languageFault });
  for (const { word, message, hint } of faults) {
    document.problems.push({ file: document.file, line, column: column + Math.max(opening.lastIndexOf(word), 0), message, hint });
  }
  if (tab && next?.type === 'code' && tabOf(next) === tab) document.problems.push({ file: document.file, ...positionOf(next), ...sameTab(tab) });
  return {
    type: 'code',
    lang: block.language,
    meta: block.title ? `title=${JSON.stringify(block.title)}` : null,
    value: withNotes(shownText(block), code.marks),
    data: { block, tab: tab || undefined },
  };
}

const tabOf = ({ meta }: Code) => parseFenceInfo(meta ?? '', { language: '', lineCount: 0 }).tab;

function sameTab(tab: string): Pick<Problem, 'message' | 'hint' | 'isWarning'> {
  const hint = 'Give each of them another name: blocks with different names become tabs.';
  return { message: `has the tab "${tab}", like the block before it`, hint, isWarning: true };
}

/** Reports values in backquotes, at their places in the document. */
function reportBackquotes({ language, text, textLine }: Pick<UnnumberedFence, 'language' | 'text' | 'textLine'>, document: CompileContext): void {
  for (const { line, column, ...fault } of faultsOfBackquotes(language, text, document.variables)) {
    const written = document.text.split('\n')[textLine + line - 2] ?? '';
    const inFence = text.split('\n')[line - 1] ?? '';
    document.problems.push({ file: document.file, line: textLine + line - 1, column: Math.max(written.indexOf(inFence), 0) + column, ...fault });
  }
}

/** A block's code with its note marks, and what they are checked against. */
interface NotesPlace {
  readonly code: NotedCode;
  readonly next: RootContent | undefined;
  /** The line on which its text begins. */
  readonly textLine: number;
  readonly isTab: boolean;
}

/** Connects a block to the list of its notes, which comes next. */
function noted(block: CodeBlock, place: NotesPlace, { document, noteLists }: BlockContext): CodeBlock {
  const { code, next, isTab } = place;
  const fault = faultOfNotes(code, next, isTab);
  if (fault) document.problems.push({ file: document.file, ...positionOfFault(fault, place, document), message: fault.message, hint: fault.hint });
  if (fault || !isNumberedList(next)) return block;
  noteLists.set(next, noteLists.size + 1);
  return { ...block, notes: noteLists.size };
}

function positionOfFault(
  { line }: NoteFault,
  { code, next, textLine }: NotesPlace,
  { text }: CompileContext,
): { readonly line: number; readonly column: number } {
  if (line === undefined) return next?.position?.start ?? { line: textLine, column: 1 };
  const comment = code.marks.get(line)?.comment.trimStart() ?? '';
  const written = text.split('\n')[textLine + line - 1] ?? '';
  return { line: textLine + line, column: written.lastIndexOf(comment) + 1 };
}
