import { readFileSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../files/displayPath';
import { entriesBelow } from '../../files/entriesBelow';
import { isBelow } from '../../files/isBelow';
import { pathBelow } from '../../files/pathBelow';
import { utf16Of } from './byteOrderMark';
import { conflictIn } from './gitConflict';
import type { Problem } from './problem';

/*
 * What stands between a content folder and its compiler: only files of the folder itself are read, only as UTF-8, and no more
 * than an author can have written. Each check is a single pass over a file's bytes.
 */

/** A megabyte of Markdown is a book of 500 pages. */
const MAX_BYTES = 1_000_000;
const MAX_LINES = 20_000;

/** Collects what can't be read. */
export type Report = (problem: Problem) => void;

type Fault = Omit<Problem, 'file'>;

interface Below {
  readonly dir: string;
  readonly contentDir: string;
  /** Takes a path relative to the folder; by default wants all but hidden ones. */
  readonly isWanted?: (path: string) => boolean;
}

/** The files below a folder that can be read, sorted. */
export function filesBelow({ dir, contentDir, isWanted = (path) => !isHidden(path) }: Below, report: Report): string[] {
  return entriesOf(dir, contentDir, report)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isWanted(pathBelow(dir, path)) && isReadable(path, contentDir, report))
    .sort();
}

/** Whether a file, or a folder around it, has a name that begins with a dot: Obsidian's `.trash/note.md` is no more for readers than `.note.md`. */
export function isHidden(path: string): boolean {
  return /(?:^|\/)\./.test(path);
}

function entriesOf(dir: string, contentDir: string, report: Report): Dirent[] {
  if (!statIfThere(dir)?.isDirectory()) return [];
  if (isInside(dir, contentDir)) return entriesBelow(dir);
  report({ file: displayPath(dir), line: 1, column: 1, ...leadsOut('folder') });
  return [];
}

/** Whether a path, with symbolic links resolved, is a folder or below it. */
export function isInside(path: string, dir: string): boolean {
  return isBelow(realpathSync(dir), realpathSync(path));
}

function leadsOut(kind: 'file' | 'folder'): Pick<Problem, 'message' | 'hint'> {
  return { message: 'is a symbolic link that leads out of the content folder', hint: `Replace it with a copy of the ${kind}.` };
}

/** Whether a path leads to a file of the content folder: neither out of it, nor to a pipe or a device, which may never end. */
export function isReadable(path: string, contentDir: string, report: Report): boolean {
  const fault = faultOfKind(path, contentDir);
  if (fault) report({ file: displayPath(path), line: 1, column: 1, ...fault });
  return fault === undefined;
}

function faultOfKind(path: string, contentDir: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const stats = statIfThere(path);
  if (!stats) return { message: 'is a symbolic link that leads nowhere', hint: 'Replace it with the file, or remove the link.' };
  if (!stats.isFile()) return { message: `is ${kindOf(stats)}, not a file`, hint: 'Move it out of the content folder.' };
  return isInside(path, contentDir) ? undefined : leadsOut('file');
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a symbolic link to a folder';
  if (stats.isFIFO()) return 'a named pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** The stats of what a path leads to; undefined for nothing, or a circular link. */
export function statIfThere(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * A file's text in NFC, as keyboards type it, so that ids, tags, links and queries agree however an editor has saved accents.
 * Undefined if no author can have written it, which is reported.
 */
export function readText(path: string, report: Report): string | undefined {
  const size = statSync(path).size;
  const content = size > MAX_BYTES ? tooLarge(size) : decode(readFileSync(path));
  if (typeof content === 'string') return content.normalize();
  report({ file: displayPath(path), ...content });
  return undefined;
}

/** The same for a file of data, YAML or JSON, which Git may have left with two versions in it. */
export function readData(path: string, report: Report): string | undefined {
  const text = readText(path, report);
  const conflict = text === undefined ? undefined : conflictIn(text);
  if (!conflict) return text;
  report({ file: displayPath(path), ...conflict });
  return undefined;
}

function tooLarge(size: number): Fault {
  const hint = 'Split it into several files, or keep data out of it.';
  return { line: 1, column: 1, message: `is ${(size / MAX_BYTES).toFixed(1)} MB long; the limit is 1 MB`, hint };
}

function decode(bytes: Buffer): string | Fault {
  const hint = 'Save it as UTF-8.';
  if (utf16Of(bytes)) return { line: 1, column: 1, message: 'is in UTF-16', hint };
  const text = bytes.toString('utf8');
  const at = firstDifference(bytes, Buffer.from(text));
  if (at !== undefined) return { ...placeAfter(bytes.toString('utf8', 0, at)), message: "isn't in UTF-8 from here on", hint };
  return faultOfText(text) ?? text;
}

/** Bytes that aren't UTF-8 are decoded as a replacement character, whose own bytes differ. */
function firstDifference(bytes: Buffer, decoded: Buffer): number | undefined {
  return bytes.equals(decoded) ? undefined : bytes.findIndex((byte, index) => byte !== decoded[index]);
}

function faultOfText(text: string): Fault | undefined {
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return { ...placeAfter(text.slice(0, nul)), message: 'contains a NUL character', hint: 'Remove it; a program wrote it, or the file isn’t text.' };
  const lines = text.split(/\r\n?|\n/).length;
  const hint = 'Split it into several files.';
  return lines > MAX_LINES ? { line: MAX_LINES + 1, column: 1, message: `has ${lines} lines; the limit is ${MAX_LINES}`, hint } : undefined;
}

function placeAfter(text: string): Pick<Problem, 'line' | 'column'> {
  const lines = text.split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
