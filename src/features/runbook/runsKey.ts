/** The storage key that says that a guide has runs which aren't ended. */
export const runsKey = (guide: string): string => `runs/${guide}`;
