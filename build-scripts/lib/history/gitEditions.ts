import { execFileSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { passagesOf } from '../../../src/core/history/passages';
import { compileDocument, writtenFields } from '../content/articles/document';
import type { ValidDocument } from '../content/articles/document';
import { PLAIN_LOG } from '../files/gitDates';
import type { NewText } from './addEdition';

const MAX_BYTES = 64 * 1024 * 1024;

/** A guide's text at the end of each day with a commit, oldest first, without what readers didn't see on that day. */
export function gitEditions({ file, id }: Pick<ValidDocument<'wiki'>, 'file' | 'id'>): NewText[] {
  const path = resolve(file);
  const byDay = new Map(versionsOf(path).map((version) => [version.date, version]));
  return [...byDay.values()].flatMap(({ commit, date, name }) => {
    // In NFC, like the file itself when it is read.
    const text = git(dirname(path), 'show', `${commit}:${name}`).normalize();
    if (!wasPublished(text, date)) return [];
    const { blocks } = compileDocument({ folder: 'wiki', file, name: id, text, changed: date });
    return [{ date, passages: passagesOf(blocks) }];
  });
}

/**
 * Whether readers saw a text on the day of its commit. Its fields may be incomplete or have had other rules, so they are taken as written;
 * a text whose fields can't be read doesn't say that it was no draft.
 */
function wasPublished(text: string, date: string): boolean {
  const fields = writtenFields(text);
  const { draft = false, publishAt = date } = fields ?? {};
  return fields !== null && draft === false && String(publishAt).slice(0, date.length) <= date;
}

/** Whether the repository is a shallow clone; then earlier editions are missing. */
export function isShallow(contentDir: string): boolean {
  return git(contentDir, 'rev-parse', '--is-shallow-repository').trim() === 'true';
}

interface Version {
  readonly commit: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Its path in the repository at that time. */
  readonly name: string;
}

/** A commit, its day, and the file's name after it. With `-z`, no name is quoted; a merge may have none. */
const VERSION = /\0([0-9a-f]+) ([\d-]+)\0\n([^\0]+)/g;

/** The commits of a file, oldest first, across renames. */
function versionsOf(path: string): Version[] {
  const log = git(dirname(path), ...PLAIN_LOG, '-z', '--follow', '--name-only', '--diff-filter=AMR', '--date=short', '--format=%x00%H %cd', '--', path);
  return [...log.matchAll(VERSION)].map(([, commit = '', date = '', name = '']) => ({ commit, date, name })).reverse();
}

/** @throws Error when the folder isn't in a repository */
function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(`editions: git doesn't know ${folder}: ${String((error as { stderr?: unknown }).stderr ?? error).trim()}`, { cause: error });
  }
}
