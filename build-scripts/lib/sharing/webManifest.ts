import type { SiteSettings } from '../settings/settings';
import { themeColors } from './themeColors';

/** What a device needs to put the site on its home screen (W3C Web Application Manifest). */
export function webManifest({ site, basePath }: Pick<SiteSettings, 'site' | 'basePath'>): string {
  const { paper } = themeColors(['paper'], site.theme);
  const icon = (name: string, size: number, purpose: string) => ({ src: basePath + name, sizes: `${size}x${size}`, type: 'image/png', purpose });
  return JSON.stringify({
    id: basePath,
    name: site.title,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: basePath,
    scope: basePath,
    // It stays a web site: with an address, and a way back.
    display: 'minimal-ui',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      { src: `${basePath}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
