import type { CompiledDocument } from '../articles/document';
import type { Problem } from '../source/problem';
import { dayOf, type Clock, type Publication } from '../articles/publication';
import { daysBefore } from '../../text/daysBefore';

/** Unlike in other generators, a date in the future doesn't hold anything back here; and nobody has reviewed a page on a day to come. */
export function datedAhead(documents: readonly CompiledDocument[], publications: ReadonlyMap<CompiledDocument, Publication>, clock: Clock): Problem[] {
  const today = dayOf(clock);
  return documents.flatMap((document): Problem[] => {
    const { meta, file, positions } = document;
    if (publications.get(document)?.state !== 'published') return [];
    const isAhead = (day: string | undefined) => day !== undefined && daysBefore(day, 1) > today;
    const [date, reviewed] = [meta && 'date' in meta ? meta.date : undefined, meta && 'reviewed' in meta ? meta.reviewed : undefined];
    const isWarning = true;
    return [
      ...(isAhead(date)
        ? [
            {
              file,
              ...positions.date,
              message: `is dated ${date ?? ''}, but published now`,
              hint: 'To publish it then, add publishAt with that time.',
              isWarning,
            },
          ]
        : []),
      ...(isAhead(reviewed)
        ? [
            {
              file,
              ...positions.reviewed,
              message: `is said to be reviewed on ${reviewed ?? ''}, which is still to come`,
              hint: 'Write the day of the last review.',
              isWarning,
            },
          ]
        : []),
    ];
  });
}
