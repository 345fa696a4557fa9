/** A read-only list of entities that can also be asked for one by its id (E8). */
export interface Collection<T extends { readonly id: string }> {
  readonly all: readonly T[];
  /** Returns `undefined` for an id that isn't there; never throws. */
  readonly byId: (id: string) => T | undefined;
}

export function createCollection<T extends { readonly id: string }>(items: readonly T[]): Collection<T> {
  const index = new Map(items.map((item) => [item.id, item]));
  return { all: items, byId: (id) => index.get(id) };
}
