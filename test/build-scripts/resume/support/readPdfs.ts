import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A heading, paragraph or list item as a screen reader gets it. */
export interface PdfElement {
  readonly role: string;
  /** The roles of the elements inside it. */
  readonly inner: readonly string[];
  readonly text: string;
}

export interface PdfContents {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly date: string;
  readonly isMarked: boolean;
  readonly pages: readonly {
    /** Width and height in points. */
    readonly size: readonly number[];
    readonly elements: readonly PdfElement[];
    readonly links: readonly { readonly url: string; readonly about: string }[];
  }[];
}

/** Reads PDFs as a PDF viewer does. */
export function readPdfs(files: readonly Buffer[]): PdfContents[] {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const names = files.map((_, index) => join(folder, `${index}.pdf`));
    files.forEach((file, index) => writeFileSync(names[index] ?? '', file));
    const output = execFileSync(process.execPath, [join(__dirname, 'pdfContents.mjs'), ...names], { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 });
    return JSON.parse(output) as PdfContents[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function readPdf(file: Buffer): PdfContents {
  const [contents] = readPdfs([file]);
  if (!contents) throw new Error('no PDF was read');
  return contents;
}
