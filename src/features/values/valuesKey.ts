/** Where the values of a guide are kept on this device. */
export const valuesKey = (guide: string): string => `values/${guide}`;
