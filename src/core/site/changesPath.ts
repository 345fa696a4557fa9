/** The path of the feed of a guide's changes: `/wiki/ssh` → `/wiki/ssh/changes.xml`. */
export const changesPath = (path: string): string => `${path}/changes.xml`;
