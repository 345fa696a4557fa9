/** The prompt before a command: the folder, unless it is the root. */
export function promptOf(folder: string): string {
  return folder === '/' ? '$' : `${folder.slice(1)} $`;
}
