import type { PhrasingContent } from 'mdast';
import type { InlineMath } from '../articleTree';
import type { CompileContext } from '../compileContext';
import type { Position } from '../../source/fieldPositions';
import { mathElement } from './mathElement';

/** Typesets a formula; if that fails, it is reported, and the caller shows the source as code. */
export function formula(source: string, { isBlock, line, column }: Position & { readonly isBlock: boolean }, context: CompileContext): InlineMath | undefined {
  try {
    return { type: 'inlineMath', value: source.trim(), element: mathElement(source, isBlock) };
  } catch (error) {
    const message = `has a formula that can't be typeset: ${error instanceof Error ? error.message : ''}`;
    const hint = 'Write it in LaTeX; https://temml.org/docs/en/supported lists what is supported. For code, set the language to latex.';
    context.problems.push({ file: context.file, line, column, message, hint });
    return undefined;
  }
}

/** Finds inline formulas in GitHub's form, code between dollar signs; takes the signs out of the texts around them. */
export function splitFormulas(nodes: readonly PhrasingContent[]): readonly { readonly node: PhrasingContent; readonly isFormula: boolean }[] {
  const isFormula = nodes.map((node, index) => {
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    return node.type === 'inlineCode' && before?.type === 'text' && after?.type === 'text' && before.value.endsWith('$') && after.value.startsWith('$');
  });
  return nodes.map((node, index) => {
    if (node.type !== 'text') return { node, isFormula: isFormula[index] ?? false };
    const start = isFormula[index - 1] ? 1 : 0;
    const end = isFormula[index + 1] ? node.value.length - 1 : node.value.length;
    return { node: start === 0 && end === node.value.length ? node : { ...node, value: node.value.slice(start, end) }, isFormula: false };
  });
}
