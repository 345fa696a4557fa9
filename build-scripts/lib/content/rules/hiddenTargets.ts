import type { CheckInput } from './checkLinks';
import type { CompiledDocument } from '../articles/document';
import type { Position } from '../source/fieldPositions';
import { linkedPath } from '../articles/pageLinks';
import type { Problem } from '../source/problem';
import { covers, shownMoment, type Publication } from '../articles/publication';

/**
 * Warns in a preview, which shows more than visitors see, of what would fail a build for them: links from pages that they see to pages
 * that aren't there for as long. Nobody should find out on the day of the build.
 */
export function hiddenTargets(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  return input.documents.flatMap((document) =>
    pointersOf(document).flatMap(({ path, position, subject }): Problem[] => {
      const target = routes.get(path);
      const why = target && whyHidden(target, document, input);
      if (!why) return [];
      const hint = 'This preview shows it, but a build for visitors fails. Publish that page sooner, or remove what leads there.';
      return [{ file: document.file, ...position, message: `${subject} ${path}, ${why}`, hint, isWarning: true }];
    }),
  );
}

interface Pointer {
  readonly path: string;
  readonly position: Position;
  readonly subject: string;
}

function pointersOf({ links, meta, positions }: CompiledDocument): Pointer[] {
  const next = meta && 'next' in meta && meta.next ? [{ path: `/wiki/${meta.next}`, position: positions.next, subject: 'has the next guide' }] : [];
  return [...links.map(({ href, line, column }) => ({ path: linkedPath(href), position: { line, column }, subject: 'links to' })), ...next];
}

function whyHidden(target: CompiledDocument, source: CompiledDocument, { publications, clock }: CheckInput): string | null {
  const [there, here] = [publications.get(target), publications.get(source)];
  if (there?.own === undefined || target === source || isGone(here)) return null;
  if (there.state === 'draft') return 'which is a draft';
  if (there.state === 'expired') return `which expired on ${shownMoment(there.own.to, clock.timeZone)}`;
  const period = here?.own ?? here?.period;
  return period === undefined || covers([there.own], period) ? null : `which appears on ${shownMoment(there.own.from, clock.timeZone)}`;
}

/** A page that visitors don't see either may lead anywhere. */
function isGone(publication: Publication | undefined): boolean {
  return publication?.state === 'draft' || publication?.state === 'expired';
}
