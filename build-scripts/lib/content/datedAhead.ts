import type { CompiledDocument } from './document';
import type { Problem } from './problem';
import { dayOf, type Clock, type Publication } from './publication';

/** Unlike in other generators, a date in the future doesn't hold anything back here. */
export function datedAhead(documents: readonly CompiledDocument[], publications: ReadonlyMap<CompiledDocument, Publication>, clock: Clock): Problem[] {
  const today = dayOf(clock);
  return documents.flatMap((document): Problem[] => {
    const { meta, file, positions } = document;
    const date = meta && 'date' in meta ? meta.date : undefined;
    if (date === undefined || publications.get(document)?.state !== 'published' || dayBefore(date) <= today) return [];
    return [
      { file, ...positions.date, message: `is dated ${date}, but published now`, hint: 'To publish it then, add publishAt with that time.', isWarning: true },
    ];
  });
}

/** One day earlier: somewhere on Earth the day may have begun. */
function dayBefore(date: string): string {
  return new Date(Date.parse(date.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10);
}
