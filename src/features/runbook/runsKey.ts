/** The storage key that says that a guide has runs that aren't ended. */
export const runsKey = (guide: string): string => `runs/${guide}`;
