import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Resume } from '../../src/core/content/resume';
import { resumeBlocks, type ResumePdfContent } from './resume-pdf/blocks';
import { drawPages } from './resume-pdf/draw';
import { layOut, measurer } from './resume-pdf/layout';

/*
 * Three steps. The resume becomes a flat list of blocks (a heading, a paragraph, a list item), each knowing its tag for
 * screen readers. Every block is broken into lines with the fonts' real widths, and the blocks are dealt onto pages, those
 * marked `keep` together with their successor. Only then is anything drawn: each block as an element of the structure
 * tree, rules and page numbers as artifacts. Nothing depends on the clock, so equal input gives equal bytes.
 */

export interface ResumePdfInput extends ResumePdfContent {
  /** False leaves the page streams readable, for tests. */
  readonly compress?: boolean;
}

/**
 * Draws the resume as a tagged A4 PDF whose text can be selected and whose links work.
 * @throws Error when it needs more than two pages, names a project that isn't in `projects`, or has a character that the
 * PDF's built-in fonts lack.
 */
export async function renderResumePdf(input: ResumePdfInput): Promise<Buffer> {
  const doc = new PDFDocument(documentOptions(input));
  const measure = measurer(doc);
  const pages = layOut(resumeBlocks(input), measure);
  drawPages(doc, pages, { name: input.site.author.name, measure });
  const bytes = buffer(doc);
  doc.end();
  return bytes;
}

function documentOptions({ resume, site, compress = true }: ResumePdfInput): PDFKit.PDFDocumentOptions {
  const date = newestMonth(resume);
  const { name } = site.author;
  return {
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    lang: site.language,
    displayTitle: true,
    info: { Title: `${name} – Resume`, Author: name, Subject: resume.headline, CreationDate: date, ModDate: date },
  };
}

/** The document's date comes from its content, so that two builds give the same bytes. */
function newestMonth({ experience, certifications }: Resume): Date {
  const months = [...experience.flatMap(({ start, end }) => [start, end ?? start]), ...certifications.map(({ date }) => date)];
  return new Date(`${months.sort().at(-1) ?? '1970-01'}-01T00:00:00Z`);
}
