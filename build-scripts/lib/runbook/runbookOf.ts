import type { Block, CodeBlock, CodeLine } from '../../../src/core/content/blocks';
import { mapInline } from '../../../src/core/content/blockTree';
import type { PageLink } from '../../../src/core/content/pages';
import { lineText } from '../../../src/core/content/textOf';
import { URGENT_HEADING } from '../content/markdown/urgentHeading';
import type { Runbook, RunbookStep } from '../../../src/core/runbook/runbook';
import { pathOf } from '../../../src/core/site/routes';
import { checkedBlocks } from '../content/ledger/checkedBlocks';
import type { ValidDocument } from '../content/articles/document';
import { fencesOf, partKind, type FenceOf } from '../content/articles/scriptParts';
import type { Ledger } from '../content/ledger/ledger';
import { sectionsOf, type Section } from '../script/scriptSteps';
import { shortHash } from '../text/shortHash';
import { cutSection, hasCodeTask, hasTask, type Stretch } from './cutSteps';
import { stepFacts } from './stepFacts';
import { partBlocks } from './stepParts';

type Guide = Pick<ValidDocument<'wiki'>, 'folder' | 'id' | 'meta' | 'blocks' | 'fences'>;

/** A guide with something to do (`hasScript`) as a runbook, made from the same sections and marks as its script. */
export function runbookOf(guide: Guide, ledger: Ledger): Runbook {
  const { id, blocks, meta } = guide;
  const context: Context = { guide: id, fenceOf: fencesOf(guide), shown: shownBlocks(blocks, checkedBlocks(guide, ledger).blocks) };
  const sections = sectionsOf(blocks, meta.title);
  const helpful = sections.filter(({ title }) => URGENT_HEADING.test(title));
  const planned = stepsIn(
    sections.filter((section) => !helpful.includes(section)),
    context,
  );
  // A guide may be nothing but help.
  const steps = withOwnIds(planned.length > 0 ? planned : stepsIn(sections, context));
  const help = helpful.flatMap((section) => section.blocks);
  const edition = shortHash(JSON.stringify([meta.title, steps.map(({ hash }) => hash), forHash(help)]));
  return { guide: id, title: meta.title, edition, steps, help: shown(help, context) };
}

interface Context {
  readonly guide: string;
  readonly fenceOf: FenceOf;
  /** The blocks as the page shows them, with their check results. */
  readonly shown: ReadonlyMap<Block, Block>;
}

function stepsIn(sections: readonly Section[], context: Context): RunbookStep[] {
  const isTask = (code: CodeBlock) => partKind(code, context.fenceOf(code)) !== 'shown';
  const steps: RunbookStep[] = [];
  let background: PageLink[] = [];
  for (const section of sections) {
    if (section.id === undefined ? hasCodeTask(section.blocks, isTask) : hasTask(section.blocks, isTask)) {
      cutSection(section, isTask).forEach((stretch, index) => {
        steps.push(stepOf(section, stretch, { background: index === 0 ? background : [], context }));
      });
      background = [];
    } else if (section.id !== undefined) background.push({ id: section.id, title: section.title });
  }
  return steps;
}

/** Two parts of a section may have the same label, as under two options. */
function withOwnIds(steps: readonly RunbookStep[]): RunbookStep[] {
  const seen = new Map<string, number>();
  return steps.map((step) => {
    const count = (seen.get(step.id) ?? 0) + 1;
    seen.set(step.id, count);
    return count === 1 ? step : { ...step, id: `${step.id}.${count}` };
  });
}

function stepOf(
  section: Section,
  { title, label, heading, blocks }: Stretch,
  { background, context }: Pick<RunbookStep, 'background'> & { readonly context: Context },
): RunbookStep {
  const isWhole = label === undefined && heading === undefined;
  const anchor = heading ?? section.id;
  const { parts, rollback } = partBlocks(blocks);
  return {
    id: [heading ?? section.id ?? 'start', label?.toLowerCase().replace(' ', '-')].filter(Boolean).join('-'),
    title: label === undefined ? title : `${label}: ${title}`,
    ...(isWhole ? {} : { section: section.title }),
    ...(anchor === undefined ? {} : { anchor }),
    facts: stepFacts(
      parts.flatMap((part) => part.blocks),
      context.fenceOf,
    ),
    ...(blocks.some((block) => block.type === 'callout' && block.kind === 'caution') ? { isRisky: true } : {}),
    hash: shortHash(JSON.stringify([title, label, forHash(blocks)])),
    parts: parts.map(({ kind, blocks: own }) => ({ kind, blocks: shown(own, context) })),
    rollback: shown(rollback, context),
    background,
  };
}

/** The blocks as the document has them, so that another check result makes no new edition. */
function forHash(blocks: readonly Block[]): unknown {
  return JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) => (key === 'lines' ? (value as CodeLine[]).map(({ prompt, ...line }) => [prompt, lineText(line)]) : value)),
  );
}

function shownBlocks(blocks: readonly Block[], checked: readonly Block[]): ReadonlyMap<Block, Block> {
  return new Map(blocks.map((block, index) => [block, checked[index] ?? block]));
}

/** With check results, and with links to parts of the guide that work from another page. */
function shown(blocks: readonly Block[], { shown: byBlock, guide }: Context): Block[] {
  const path = pathOf('wiki-article', guide);
  return mapInline(
    blocks.map((block) => byBlock.get(block) ?? block),
    (node) => {
      if (node.type === 'footnote') return { type: 'link', href: `${path}#${node.id}`, children: [`(${node.number})`] };
      return node.type === 'link' && node.href.startsWith('#') ? { ...node, href: path + node.href } : node;
    },
  );
}
