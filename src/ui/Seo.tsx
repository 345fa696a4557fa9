import { Helmet } from 'react-helmet';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from '../core/site/cardPath';
import { markdownPath } from '../core/site/markdownPath';
import { absoluteUrl, site, withBase } from '../platform/site';
import { registerOnCommit } from './committedHelmet';
import { AUTHOR, jsonLd } from './StructuredData';

if (typeof document !== 'undefined') registerOnCommit();

export interface SeoProps {
  /** The page's own title; without one only the site's default. */
  readonly title?: string;
  readonly description?: string;
  /** The page's path. A page without one (an unknown route) asks not to be indexed. */
  readonly path?: string;
  readonly keywords?: readonly string[];
  readonly type?: 'website' | 'article' | 'profile';
  /** YYYY-MM-DD, both. */
  readonly published?: string;
  readonly modified?: string;
  readonly isIndexed?: boolean;
  /** The path of the feed of the page's changes, where it has one. */
  readonly changes?: string | undefined;
}

/** The site's subject and author (M1). */
const PERSON = jsonLd({
  ...AUTHOR,
  ...(site.author.jobTitle ? { jobTitle: site.author.jobTitle } : {}),
  ...(site.author.email ? { email: `mailto:${site.author.email}` } : {}),
  ...(site.profileImage ? { image: absoluteUrl(site.profileImage) } : {}),
  sameAs: site.social.map(({ url }) => url),
});

/** Sets the page's metadata (M1), in the prerendered HTML and after each navigation. */
export function Seo(props: SeoProps) {
  const { title, description = site.description, path, keywords = [], type = 'website', published, modified, isIndexed = true, changes } = props;
  const fullTitle = title ? `${title} · ${site.name}` : site.title;
  const url = path === undefined ? undefined : absoluteUrl(path);
  const isListed = path !== undefined && isIndexed;
  const card = absoluteUrl((path === '/' && site.socialCard) || cardPath(isListed ? path : '/'));
  const markdown = isListed ? markdownPath(path) : null;
  const meta = [
    { name: 'description', content: description },
    { name: 'keywords', content: [...new Set([...keywords, ...site.keywords])].join(', ') },
    { name: 'author', content: site.author.name },
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(url ? [{ property: 'og:url', content: url }] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title ?? site.title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: `${CARD_WIDTH}` },
    { property: 'og:image:height', content: `${CARD_HEIGHT}` },
    { property: 'og:image:alt', content: fullTitle },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title ?? site.title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    { name: 'twitter:image:alt', content: fullTitle },
  ];
  return (
    <Helmet defer={false} meta={meta} script={[{ type: 'application/ld+json', innerHTML: PERSON }]}>
      <title>{fullTitle}</title>
      {url && <link rel="canonical" href={url} />}
      {changes && <link rel="alternate" type="application/atom+xml" title="Changes" href={withBase(changes)} />}
      {markdown && <link rel="alternate" type="text/markdown" href={absoluteUrl(markdown)} />}
    </Helmet>
  );
}
