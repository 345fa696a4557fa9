import type { ContentIconName } from './contentIcons';
import type { SocialProfile } from './siteConstants';

/** Icons by a label of the host's name, so that `gitlab.example.com` has that of GitLab. */
const ICONS: Readonly<Record<string, ContentIconName>> = {
  github: 'branch',
  gitlab: 'gitlab',
  codeberg: 'branch',
  bitbucket: 'branch',
  linkedin: 'people',
  xing: 'people',
  mastodon: 'people',
  bsky: 'people',
};

/** The icon of a profile: the one it names, else its host's, else that of links elsewhere. */
export function profileIcon({ url, icon }: SocialProfile): ContentIconName {
  const label = url
    .split('/')[2]
    ?.split('.')
    .find((part) => Object.hasOwn(ICONS, part));
  return icon ?? (label === undefined ? undefined : ICONS[label]) ?? 'external';
}
