/** No article may have it: on hosts that serve files as pages, `blog/index.html` is the list. */
export const LIST_NAME = 'index';

const IN_FOLDER = `${LIST_NAME}.md`;

/**
 * The name of an article, which is its id: that of its file or, for `index.md`, of its folder, so that an article can share a folder with
 * its pictures.
 *
 * @param path relative to its collection: `ssh.md`, `linux/ssh.md` or `ssh/index.md`
 */
export function articleName(path: string): string {
  const [file = '', folder] = path.split('/').reverse();
  return file === IN_FOLDER && folder !== undefined ? folder : file.replace(/\.md$/, '');
}

/** Whether an article takes its name from its folder. */
export function isNamedByFolder(file: string): boolean {
  return file.split(/[/\\]/).at(-1) === IN_FOLDER;
}
