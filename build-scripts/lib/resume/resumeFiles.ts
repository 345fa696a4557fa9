import { join } from 'node:path';
import { RESUME_JSON, RESUME_TEXT } from '../../../src/core/site/resumeFiles';
import type { ContentModel } from '../content/model/model';
import { resumeData } from '../content/pages/resumePage';
import { ContentError } from '../content/source/problem';
import { displayPath } from '../files/displayPath';
import type { SiteSettings } from '../settings/settings';
import { jsonResume } from './jsonResume';
import { TooLong } from './pdf/layout';
import { renderResumePdf } from './resumePdf';
import type { ResumeSource } from './resumeSource';
import { textResume } from './textResume';

/**
 * Makes every form of the resume but its page.
 *
 * @returns the contents by their paths; none where there is no resume
 * @throws ContentError for a resume that is too long for the PDF
 */
export async function resumeFiles(
  { siteUrl, contentDir }: Pick<SiteSettings, 'siteUrl' | 'contentDir'>,
  model: ContentModel,
): Promise<ReadonlyMap<string, Buffer | string>> {
  if (!model.resume) return new Map();
  const { site, publicFiles } = model;
  const source: ResumeSource = { data: resumeData(model.resume, model), site, siteUrl };
  const { resumePdf } = site;
  return new Map<string, Buffer | string>([
    ...(resumePdf && !publicFiles.has(resumePdf) ? [[resumePdf, await pdfOf(source, contentDir)] as const] : []),
    [RESUME_TEXT, textResume(source)],
    [RESUME_JSON, `${JSON.stringify(jsonResume(source), null, 2)}\n`],
  ]);
}

async function pdfOf(source: ResumeSource, contentDir: string): Promise<Buffer> {
  try {
    return await renderResumePdf(source);
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    const hint = 'Shorten it, for instance the points of older positions, or set resumePdf: false in site.yml.';
    throw new ContentError([{ file: displayPath(join(contentDir, 'resume.yml')), line: 1, column: 1, message: error.message, hint }], () => '');
  }
}
