/** No article's: on hosts that have a page as a file, `blog/index.html` is the list. */
export const LIST_NAME = 'index';

const IN_FOLDER = `${LIST_NAME}.md`;

/**
 * The name of an article, which is its id: its file's, or of a folder's `index.md` the folder's, so that an article and its pictures can be
 * in a folder of their own.
 *
 * @param path in its collection: `ssh.md`, `linux/ssh.md` or `ssh/index.md`
 */
export function articleName(path: string): string {
  const [file = '', folder] = path.split('/').reverse();
  return file === IN_FOLDER && folder !== undefined ? folder : file.replace(/\.md$/, '');
}

/** Whether an article has its name from its folder. */
export function isNamedByFolder(file: string): boolean {
  return file.split(/[/\\]/).at(-1) === IN_FOLDER;
}
