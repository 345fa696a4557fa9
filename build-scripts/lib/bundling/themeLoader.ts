import { fileURLToPath } from 'node:url';
import type { LoaderDefinition } from 'webpack';
import type { SiteTheme } from '../../../src/core/site/siteConstants';
import { themeCss } from '../content/site/theme';
import { loaderRequest } from './loaderRequest';

/** Webpack's name for the loader with a theme. The theme is in the request, where the cache sees it, but without `#`, which would end it. */
export function themeRequest(theme: SiteTheme): string {
  return loaderRequest(fileURLToPath(import.meta.url), { theme: JSON.stringify(theme).replaceAll('#', '%') });
}

/** Adds an owner's theme to the sheet of every page; the site's own typeface isn't loaded where another takes its place. */
const themeLoader: LoaderDefinition<{ readonly theme: string }> = function themeLoader(source) {
  if (!this.resourcePath.endsWith('main.scss')) return source;
  const theme = JSON.parse(this.getOptions().theme.replaceAll('%', '#')) as SiteTheme;
  const sheet = theme.typeface === 'system' ? source.replace("@use 'fonts';", '') : source;
  return `${sheet}\n${themeCss(theme)}\n`;
};

export default themeLoader;
