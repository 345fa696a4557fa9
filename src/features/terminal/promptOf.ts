/** What stands before a command: the folder, unless it is the top of the site. */
export function promptOf(folder: string): string {
  return folder === '/' ? '$' : `${folder.slice(1)} $`;
}
