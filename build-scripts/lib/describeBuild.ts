import type { BuildReport } from './buildSite';
import { displayPath } from './displayPath';

/** What a build made, in a few lines. */
export function describeBuild({ model, pages, fromCache, notices, seconds, distDir }: BuildReport): string {
  const counts = [
    `${model.wiki.all.length} guides`,
    `${model.blog.all.length} posts`,
    `${model.projects.all.length} projects`,
    `${model.openSource?.repositories.length ?? 0} repositories`,
  ];
  return [
    ...(model.warnings ? [`${model.warnings}\n`] : []),
    ...notices.map((notice) => `Note: ${notice}`),
    `Built ${pages.length} pages from ${counts.join(', ')} in ${seconds.toFixed(1)} s (${fromCache} documents unchanged) into ${displayPath(distDir)}.`,
  ].join('\n');
}
