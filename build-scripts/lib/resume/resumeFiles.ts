import { RESUME_JSON, RESUME_TEXT } from '../../../src/core/site/resumeFiles';
import type { ContentModel } from '../content/model/model';
import { resumeData } from '../content/pages/resumePage';
import type { SiteSettings } from '../settings/settings';
import { jsonResume } from './jsonResume';
import { renderResumePdf } from './resumePdf';
import type { ResumeSource } from './resumeSource';
import { textResume } from './textResume';

/**
 * Makes every form of the resume but its page.
 *
 * @returns the contents by their paths; none where there is no resume
 * @throws Error for a resume that the PDF can't hold
 */
export async function resumeFiles({ siteUrl }: Pick<SiteSettings, 'siteUrl'>, model: ContentModel): Promise<ReadonlyMap<string, Buffer | string>> {
  if (!model.resume) return new Map();
  const { site, publicFiles } = model;
  const source: ResumeSource = { data: resumeData(model.resume, model), site, siteUrl };
  const { resumePdf } = site;
  return new Map<string, Buffer | string>([
    ...(resumePdf && !publicFiles.has(resumePdf) ? [[resumePdf, await renderResumePdf(source)] as const] : []),
    [RESUME_TEXT, textResume(source)],
    [RESUME_JSON, `${JSON.stringify(jsonResume(source), null, 2)}\n`],
  ]);
}
