import type { Variable } from '../../core/content/entities';
import type { PlaceholderValues } from '../../core/content/placeholders';
import { valueProblem } from '../../core/content/valueProblem';

/** Whether a typed value is used in the blocks: it is neither blank nor invalid. */
export function isUsable(variable: Variable, typed: string): boolean {
  const value = typed.trim();
  return value !== '' && valueProblem(variable, value) === null;
}

/** The typed values that are used in the blocks. */
export function usableValues(variables: Readonly<Record<string, Variable>>, typed: PlaceholderValues): PlaceholderValues {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, variable]) => {
      const value = typed[name] ?? '';
      return isUsable(variable, value) ? [[name, value.trim()]] : [];
    }),
  );
}
