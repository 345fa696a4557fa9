/** The storage key of a guide's values. */
export const valuesKey = (guide: string): string => `values/${guide}`;
