import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** A generated table and the document that shows it. */
interface GeneratedTable {
  /** Path of the document from the root of the repository, such as `docs/sizes.md`. */
  readonly file: string;
  /** The name in the markers around the table: `<!-- sizes -->` and `<!-- /sizes -->`. */
  readonly name: string;
  /** The table in Markdown. */
  readonly table: string;
}

/**
 * Replaces what is between a document's markers with the table.
 *
 * @param text the document
 * @throws Error naming the file when a marker is missing
 */
export function withTable(text: string, { file, name, table }: GeneratedTable): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = text.indexOf(open);
  const end = text.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`${file}: the markers of the table are missing. Add the lines ${open} and ${close} where it belongs.`);
  return `${text.slice(0, start + open.length)}\n${table}\n${text.slice(end)}`;
}

/**
 * Writes a generated table into its document.
 *
 * @param root the folder that `file` is relative to
 * @throws Error naming the file when a marker is missing; the file is unchanged then
 */
export function writeTable(generated: GeneratedTable, root: string = ROOT): void {
  const path = join(root, generated.file);
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), generated));
}
