import { counted } from '../../../src/core/counted';
import type { BuildReport } from './buildSite';
import { displayPath } from '../files/displayPath';

/** What a build made, in a few lines. */
export function describeBuild(report: BuildReport): string {
  const { model, fromCache, notices, seconds, distDir } = report;
  return [
    ...(model.warnings ? [`${model.warnings}\n`] : []),
    ...notices.map((notice) => `Note: ${notice}`),
    `Built ${describePages(report)} in ${seconds.toFixed(1)} s (${counted(fromCache, 'document')} unchanged) into ${displayPath(distDir)}.`,
  ].join('\n');
}

/** `12 pages from 1 guide and 2 posts`. */
export function describePages({ model, pages }: Pick<BuildReport, 'model' | 'pages'>): string {
  const repositories = model.openSource?.repositories.length ?? 0;
  const counts = [
    counted(model.wiki.all.length, 'guide'),
    counted(model.blog.all.length, 'post'),
    counted(model.projects.all.length, 'project'),
    counted(repositories, 'repository', 'repositories'),
  ].filter((count) => !count.startsWith('0 '));
  const from = counts.length > 0 ? ` from ${new Intl.ListFormat('en').format(counts)}` : '';
  return `${counted(pages.length, 'page')}${from}`;
}
