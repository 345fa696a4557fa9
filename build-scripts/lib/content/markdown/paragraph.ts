import type { PhrasingContent } from 'mdast';
import { commandText, isCommandAmongCommands, isCommandLine } from '../../../../src/core/content/commandLine';
import { stepLabel } from '../../../../src/core/content/stepLine';

/** Consecutive lines of a paragraph that are of one kind: prose, bare commands (W5), or a step line (W6). */
type ParagraphPart =
  | { readonly kind: 'prose'; readonly nodes: PhrasingContent[] }
  | { readonly kind: 'commands'; readonly lines: string[] }
  | { readonly kind: 'step'; readonly label: string; readonly nodes: PhrasingContent[] };

/**
 * Splits a paragraph into parts, line by line.
 *
 * @param nodes the paragraph's inline nodes
 * @param source the paragraph's source text
 */
export function splitParagraph(nodes: readonly PhrasingContent[], source: string): ParagraphPart[] {
  const lines = splitAtLineEnds(nodes);
  const sources = source.split('\n').map((line) => line.replace(/^[\s>]*/, '').trimEnd());
  if (lines.length !== sources.length) return [{ kind: 'prose', nodes: [...nodes] }];
  const parts: ParagraphPart[] = [];
  const commands = commandLines(sources, (index) => isPlain(lines[index] ?? []));
  lines.forEach((line, index) => appendLine(parts, line, commands.has(index) ? commandText(sources[index] ?? '') : null));
  return parts.map(withoutLastBreak);
}

/** Between two parts, a hard break would be an empty line. */
function withoutLastBreak(part: ParagraphPart): ParagraphPart {
  return part.kind !== 'commands' && part.nodes.at(-1)?.type === 'break' ? { ...part, nodes: part.nodes.slice(0, -1) } : part;
}

/** The lines that are commands: by themselves, as the continuation of one, or beside one. */
function commandLines(sources: readonly string[], isPlainLine: (index: number) => boolean): Set<number> {
  const found = new Set<number>();
  const isBeside = (index: number, neighbour: number) => found.has(neighbour) && isPlainLine(index) && isCommandAmongCommands(sources[index] ?? '');
  sources.forEach((text, index) => {
    const continues = found.has(index - 1) && sources[index - 1]?.endsWith('\\') === true;
    if (continues || (isPlainLine(index) && isCommandLine(text)) || isBeside(index, index - 1)) found.add(index);
  });
  for (let index = sources.length - 2; index >= 0; index -= 1) if (isBeside(index, index + 1)) found.add(index);
  return found;
}

const LINE_END: PhrasingContent = { type: 'text', value: '\n' };

function appendLine(parts: ParagraphPart[], line: PhrasingContent[], command: string | null): void {
  const last = parts.at(-1);
  if (command !== null) {
    if (last?.kind === 'commands') last.lines.push(command);
    else parts.push({ kind: 'commands', lines: [command] });
    return;
  }
  const [first] = line;
  const step = first?.type === 'text' ? stepLabel(first.value) : null;
  if (step && first?.type === 'text') {
    parts.push({ kind: 'step', label: step.label, nodes: [{ ...first, value: first.value.slice(step.length) }, ...line.slice(1)] });
    return;
  }
  // A hard break already ends the line; another line end would show as a blank.
  const isBroken = last?.kind === 'prose' && last.nodes.at(-1)?.type === 'break';
  if (last?.kind === 'prose') last.nodes.push(...(isBroken ? [] : [LINE_END]), ...line);
  else parts.push({ kind: 'prose', nodes: line });
}

/** Commands contain no Markdown: what the parser took for emphasis is glob stars. Code, and links written as such, mean prose. */
function isPlain(line: readonly PhrasingContent[]): boolean {
  return line.every((node) => ['text', 'html', 'emphasis', 'delete', 'break'].includes(node.type) || isBareAddress(node));
}

/** Whether a link is a bare address that the parser linked by itself: then its text is its whole source. */
export function isBareAddress(node: PhrasingContent): boolean {
  if (node.type !== 'link') return false;
  const [child, ...others] = node.children;
  if (child?.type !== 'text' || others.length > 0) return false;
  const { start, end } = node.position ?? {};
  // The parser finds some of them only after it has dropped the positions, and none of those was written as a link.
  return start?.offset === undefined || end?.offset === undefined || end.offset - start.offset === child.value.length;
}

function splitAtLineEnds(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'break') {
      lines.at(-1)?.push(node);
      lines.push([]);
      continue;
    }
    const pieces = node.type === 'text' ? node.value.split('\n') : [];
    if (node.type !== 'text') lines.at(-1)?.push(node);
    pieces.forEach((value, index) => {
      if (index > 0) lines.push([]);
      if (value) lines.at(-1)?.push({ type: 'text', value });
    });
  }
  return lines;
}
