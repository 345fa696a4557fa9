/** A read-only list of entities with lookup by id (E8). */
export interface Collection<T extends { readonly id: string }> {
  readonly all: readonly T[];
  /** Returns `undefined` for an unknown id; never throws. */
  readonly byId: (id: string) => T | undefined;
}

export function createCollection<T extends { readonly id: string }>(items: readonly T[]): Collection<T> {
  const index = new Map(items.map((item) => [item.id, item]));
  return { all: items, byId: (id) => index.get(id) };
}
