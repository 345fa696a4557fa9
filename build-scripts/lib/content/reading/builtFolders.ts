/** The folders that a build fills beside those of its pages. */
export const BUILT_FOLDERS = ['assets', 'cards', 'data', 'images'];

/** Whether an address is that of such a folder or in it, and so isn't free. */
export function isInBuiltFolder(path: string): boolean {
  return BUILT_FOLDERS.includes(path.split('/')[1] ?? '');
}
