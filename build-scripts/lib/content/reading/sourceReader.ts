import { readFileSync } from 'node:fs';
import type { ContentFiles } from './readContent';

/** Finds the source of a file that problems are shown in. */
export function sourceReader(files: ContentFiles): (file: string) => string {
  const texts = new Map(
    [...files.documents, ...(files.checks?.values() ?? []), files.openSource, files.resume, files.lifecycle].flatMap((source) =>
      source ? [[source.file, source.text] as const] : [],
    ),
  );
  // What couldn't be read may be a pipe, or too large to load.
  const unread = new Set((files.problems ?? []).flatMap(({ file, isWarning }) => (isWarning ? [] : [file])));
  return (file) => texts.get(file) ?? (unread.has(file) ? '' : readIfThere(file));
}

function readIfThere(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    // A picture has no lines to be shown.
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}
