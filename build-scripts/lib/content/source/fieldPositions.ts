import type { FrontMatter, Folder } from './schema';
import type { YamlSource } from './yamlSource';

/** A position in a source file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The positions of the fields that are checked against other files; line 1 for a missing field. */
export interface FieldPositions {
  readonly id: Position;
  readonly category: Position;
  readonly next: Position;
  readonly image: Position;
  readonly date: Position;
  readonly reviewed: Position;
  readonly publishAt: Position;
  readonly expiresAt: Position;
  readonly tags: readonly Position[];
  readonly appliesTo: readonly Position[];
  readonly aliases: readonly Position[];
}

export function positionsOf(yaml: YamlSource | null, meta: FrontMatter<Folder> | undefined): FieldPositions {
  const position = (...path: PropertyKey[]): Position => yaml?.position(path) ?? { line: 1, column: 1 };
  const positions = (key: string, items: readonly unknown[] | undefined) => (items ?? []).map((_, index) => position(key, index));
  return {
    id: position('id'),
    category: position('category'),
    next: position('next'),
    image: position('image'),
    date: position('date'),
    reviewed: position('reviewed'),
    publishAt: position('publishAt'),
    expiresAt: position('expiresAt'),
    tags: positions('tags', meta?.tags),
    appliesTo: positions('appliesTo', meta && 'appliesTo' in meta ? meta.appliesTo : undefined),
    aliases: positions('aliases', meta?.aliases),
  };
}
