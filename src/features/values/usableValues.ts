import type { Variable } from '../../core/content/entities';
import type { PlaceholderValues } from '../../core/content/placeholders';
import { valueProblem } from '../../core/content/valueProblem';

type Variables = Readonly<Record<string, Variable>>;

/** Of what was typed, what goes into the blocks: neither blank nor wrong. */
export function usableValues(variables: Variables, typed: PlaceholderValues): PlaceholderValues {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, { type }]) => {
      const value = (typed[name] ?? '').trim();
      return value === '' || valueProblem(type, value) !== null ? [] : [[name, value]];
    }),
  );
}

/** Of what was typed, what may be written down: never a secret. */
export function rememberedValues(variables: Variables, typed: PlaceholderValues): PlaceholderValues {
  return Object.fromEntries(Object.entries(usableValues(variables, typed)).filter(([name]) => variables[name]?.type !== 'secret'));
}
