import type { BuildReport } from './buildSite';
import { countOf } from '../content/source/problem';
import { displayPath } from '../files/displayPath';

/** What a build made, in a few lines. */
export function describeBuild(report: BuildReport): string {
  const { model, fromCache, notices, seconds, distDir } = report;
  return [
    ...(model.warnings ? [`${model.warnings}\n`] : []),
    ...notices.map((notice) => `Note: ${notice}`),
    `Built ${describePages(report)} in ${seconds.toFixed(1)} s (${countOf(fromCache, 'document')} unchanged) into ${displayPath(distDir)}.`,
  ].join('\n');
}

/** `12 pages from 1 guide and 2 posts`. */
export function describePages({ model, pages }: Pick<BuildReport, 'model' | 'pages'>): string {
  const repositories = model.openSource?.repositories.length ?? 0;
  const counts = [
    countOf(model.wiki.all.length, 'guide'),
    countOf(model.blog.all.length, 'post'),
    countOf(model.projects.all.length, 'project'),
    repositories === 1 ? '1 repository' : `${repositories} repositories`,
  ].filter((count) => !count.startsWith('0 '));
  const from = counts.length > 0 ? ` from ${new Intl.ListFormat('en').format(counts)}` : '';
  return `${countOf(pages.length, 'page')}${from}`;
}
