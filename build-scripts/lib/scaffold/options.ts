import { FILE_RULE, ID, ID_RULE, isNameOfFile, LIST_NAME } from '../content/source/articleName';
import { suggest } from '../content/source/problem';
import { MAX_TITLE } from '../content/source/schema';
import { idOf } from '../text/idOf';
import { readCommand } from '../running/readCommand';
import { KINDS, type Kind } from './newItem';

export interface NewOptions {
  readonly kind: Kind;
  readonly title: string;
  readonly id: string;
  readonly isOpened: boolean;
}

/** File systems allow 255 characters in a name; what is made of an article has longer names than its own. */
const MAX_ID = 200;

const USAGE = 'Use npm run new -- guide "Title", or post or project; or npm run new -- site folder.';

/**
 * The folder for a new site; null where the arguments are for something else.
 *
 * @throws Error that says what to write
 */
export function readSiteDir(args?: readonly string[]): string | null {
  const { values, positionals } = readCommand('new', args);
  const [kind, dir, ...more] = positionals;
  if (kind !== 'site') return null;
  if (!dir || more.length > 0 || Object.keys(values).length > 0) throw new Error('new: name one folder for the site: npm run new -- site ../my-site.');
  return dir;
}

/**
 * Reads the arguments of `npm run new`.
 *
 * @throws Error that says what to write
 */
export function readNewOptions(args?: readonly string[]): NewOptions {
  const { values, positionals } = readCommand('new', args);
  const [kind = '', title = '', ...more] = positionals;
  if (!isKind(kind)) throw new Error(kind ? `new: "${kind}" isn't a kind. ${suggest(kind, Object.keys(KINDS), USAGE)}` : `new: the kind is missing. ${USAGE}`);
  if (more.length > 0) throw new Error(`new: put the title into quotes: "${[title, ...more].join(' ')}".`);
  if (!title.trim()) throw new Error(`new: the title is missing. ${USAGE}`);
  if (/[\r\n]/.test(title.trim())) throw new Error('new: the title has a line break; write it in one line.');
  const id = values.id ?? idOf(title);
  if (id === LIST_NAME || !ID.test(id)) {
    throw new Error(`new: "${id || title}" can't become an address; add --id=name with ${ID_RULE}.`);
  }
  if (isNameOfFile(id)) throw new Error(`new: "${id}" can't become an address: ${FILE_RULE}.`);
  if (id.length > MAX_ID)
    throw new Error(`new: the address would have ${id.length} characters, and a file's name has no room for so many; add --id=name with a shorter one.`);
  if (title.trim().length > MAX_TITLE) throw new Error(`new: the title has ${title.trim().length} characters; shorten it to at most ${MAX_TITLE}.`);
  return { kind, title: title.trim(), id, isOpened: values.open ?? false };
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name);
}
