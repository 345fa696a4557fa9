import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Resume } from '../../../src/core/content/resume';
import { longDate } from '../../../src/core/site/dates';
import { pathOf } from '../../../src/core/site/routes';
import { resumeBlocks } from './pdf/blocks';
import { drawPages } from './pdf/draw';
import { FONT_FILES } from './pdf/fonts';
import { layOut, measurer } from './pdf/layout';
import { shortAddress, type ResumeSource } from './resumeSource';

/*
 * Three steps. The resume becomes a flat list of blocks (a heading, a paragraph, a list item), each knowing its tag for
 * screen readers. Every block is broken into lines with the fonts' real widths, and the blocks are distributed over pages, those
 * marked `keep` together with their successor. Only then is anything drawn: each block as an element of the structure
 * tree, rules and page numbers as artifacts. Nothing depends on the clock, so equal input gives equal bytes.
 */

/**
 * Draws the resume as a tagged A4 PDF whose text can be selected and whose links work.
 * @throws Error when it needs more than two pages or has a character that its fonts lack.
 */
export async function renderResumePdf(source: ResumeSource): Promise<Buffer> {
  const doc = new PDFDocument(documentOptions(source));
  for (const [name, file] of Object.entries(FONT_FILES)) doc.registerFont(name, file);
  const measure = measurer(doc);
  const pages = layOut(resumeBlocks(source), measure);
  drawPages(doc, pages, { origin: originOf(source), name: source.site.author.name, measure });
  const bytes = buffer(doc);
  doc.end();
  return bytes;
}

/** Where the reader of a printed copy finds the latest version, and how old this one is. */
function originOf({ data, siteUrl }: ResumeSource): string {
  const { lastUpdated } = data.resume;
  const address = shortAddress(siteUrl + pathOf('resume'));
  return lastUpdated ? `${address} · ${longDate(lastUpdated)}` : address;
}

function documentOptions({ data: { resume }, site }: ResumeSource): PDFKit.PDFDocumentOptions {
  const date = documentDate(resume);
  const { name } = site.author;
  return {
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: site.language,
    displayTitle: true,
    info: {
      Title: `${name} – Resume`,
      Author: name,
      ...(resume.headline ? { Subject: resume.headline } : {}),
      Keywords: resume.expertise.flatMap(({ skills }) => skills).join(', '),
      CreationDate: date,
      ModDate: date,
    },
  };
}

/** The document's date comes from its content, so that two builds give the same bytes. */
function documentDate({ lastUpdated, experience, certifications }: Resume): Date {
  const months = [...experience.flatMap(({ start, end }) => [start, end ?? start]), ...certifications.map(({ date }) => date)];
  return new Date(`${lastUpdated ?? `${months.sort().at(-1) ?? '1970-01'}-01`}T00:00:00Z`);
}
