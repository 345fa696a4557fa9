/** No article may have it: on hosts that serve files as pages, `blog/index.html` is the list. */
export const LIST_NAME = 'index';

/** An article's id, which is the end of its address. */
export const ID = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;
/** How the files beside pages are named: a page as Markdown or as a script, and the articles of a section in one text. */
const OF_FILES = /\.(?:md|sh)$|^llms-full\.txt$/;

/** What an id is made of, for those who have to choose another. */
export const ID_RULE = 'lower-case letters, digits, and single - _ . between them';
export const FILE_RULE = 'no address of a page ends in .md or .sh, or is llms-full.txt';

/** Whether a page of that name would be taken for one of the files beside pages, or be in its place. */
export const isNameOfFile = (name: string): boolean => OF_FILES.test(name);

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
