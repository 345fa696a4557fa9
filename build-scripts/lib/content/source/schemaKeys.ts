import type { z } from 'zod';

/** The keys that a schema knows in the map at a path; none if there is no such map, or its keys are the owner's own. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const found = path.reduce<z.core.$ZodType | undefined>((at, key) => at && inside(unwrapped(at), key), schema);
  const { shape } = found ? partsOf(unwrapped(found)) : {};
  return Object.keys(shape ?? {});
}

/** The parts of a schema's definition that lead to others, each of which only some kinds of schemas have. */
interface Parts {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
}

const partsOf = ({ _zod }: z.core.$ZodType): Parts => _zod.def as Parts;

/** Without what makes a value optional, gives it a default or transforms it. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, in: input } = partsOf(schema);
  const inner = innerType ?? input;
  return inner ? unwrapped(inner) : schema;
}

/** The schema of a value in a list or map. */
function inside(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const { shape, element, valueType } = partsOf(schema);
  if (shape) return Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
  return element ?? valueType;
}
