import { loadModel } from '../compiling/loadModel';
import { ContentError } from '../content/source/problem';
import { rulesFor } from '../guides/rulesFor';
import { problemsOfHistories } from '../history/unrecordedTexts';
import type { SiteSettings } from '../settings/settings';
import { compareUrls } from '../urls/checkUrls';
import { publishedUrls } from '../urls/publishedUrls';

/**
 * Checks a folder's content: what a build would, and that published addresses and histories are kept.
 *
 * @returns what the owner should know
 * @throws ContentError with all problems
 */
export async function checkContent(settings: SiteSettings): Promise<string> {
  const { model } = await loadModel(settings, { rules: rulesFor(settings) });
  const urls = compareUrls(settings.contentDir, publishedUrls(model, settings));
  const problems = [...urls.problems, ...problemsOfHistories(model)];
  const lost = new Set(urls.problems.map(({ file }) => file));
  if (problems.length > 0) throw new ContentError(problems, (file) => (lost.has(file) ? urls.text : ''));
  return [model.warnings, ...urls.notices.map((notice) => `Note: ${notice}`)].filter(Boolean).join('\n');
}
