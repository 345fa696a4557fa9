/** A table in which each of some names, which blanks separate, has the same value. */
export function byNames<T>(names: string, value: T): Record<string, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}
