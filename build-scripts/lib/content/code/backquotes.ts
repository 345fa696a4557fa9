import type { Variable } from '../../../../src/core/content/entities';
import type { Position } from '../source/fieldPositions';
import { positionAt } from '../source/positionAt';
import type { Problem } from '../source/problem';
import { shellPlaceAt } from './fence';
import { isShell } from './fenceInfo';
import { replacePlaceholders } from './fencePlaceholders';

/** A value in backquotes, and where it is in the text, whose lines begin with 1. */
type BackquoteFault = Position & Pick<Problem, 'message' | 'hint'>;

/** Every placeholder of a shell fence that is inside backquotes: no quoting is safe there. */
export function faultsOfBackquotes(language: string, text: string, variables: Readonly<Record<string, Variable>>): BackquoteFault[] {
  const faults: BackquoteFault[] = [];
  if (!isShell(language) || !text.includes('`')) return faults;
  const placeAt = shellPlaceAt(text, language);
  replacePlaceholders(text, (name, offset) => {
    if (Object.hasOwn(variables, name) && placeAt(offset) === 'backquotes') {
      const message = `has the value {{${name}}} in backquotes, where no value can be quoted`;
      faults.push({ ...positionAt(text, offset), message, hint: 'Use $(…) instead of the backquotes.' });
    }
    return undefined;
  });
  return faults;
}
