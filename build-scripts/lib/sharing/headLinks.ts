import { feedsOf } from '../../../src/core/site/feeds';
import type { SiteTheme } from '../../../src/core/site/siteConstants';
import type { FixedPage } from '../../../src/core/site/routes';
import { themeColors } from './themeColors';

/** What the head of every document has besides the icon: its bitmaps, the manifest, the feeds, and the colours of the browser's own frame. */
export function headLinks(basePath: string, pages: readonly FixedPage[], theme?: SiteTheme): string {
  const { paper } = themeColors(['paper'], theme);
  return [
    `<meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${basePath}favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${basePath}apple-touch-icon.png">`,
    `<link rel="manifest" href="${basePath}manifest.webmanifest">`,
    ...feedsOf(pages).map(({ path, type, label }) => `<link rel="alternate" href="${basePath}${path.slice(1)}" type="${type}" title="${label}">`),
  ].join('');
}
