import { Helmet } from 'react-helmet';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from '../core/site/cardPath';
import { markdownPath } from '../core/site/markdownPath';
import { absoluteUrl, site } from '../platform/site';
import { AUTHOR, structuredData } from './structuredData';

export interface SeoProps {
  /** The page's own title; without one the site's default stands alone. */
  readonly title?: string;
  readonly description?: string;
  /** The page's path. A page without one (an unknown route) asks not to be indexed. */
  readonly path?: string;
  readonly keywords?: readonly string[];
  readonly type?: 'website' | 'article' | 'profile';
  readonly isIndexed?: boolean;
}

/** Whom the site is about and by (M1). */
const PERSON = structuredData({
  ...AUTHOR,
  jobTitle: site.author.jobTitle,
  email: `mailto:${site.author.email}`,
  image: absoluteUrl(site.profileImage),
  sameAs: Object.values(site.social),
});

/** Sets the page's metadata (M1), in the prerendered HTML and after each navigation. */
export function Seo({ title, description = site.description, path, keywords = [], type = 'website', isIndexed = true }: SeoProps) {
  const fullTitle = title ? `${title} · ${site.name}` : site.title;
  const url = path === undefined ? undefined : absoluteUrl(path);
  const isListed = path !== undefined && isIndexed;
  const card = absoluteUrl((path === '/' && site.socialCard) || cardPath(isListed ? path : '/'));
  const markdown = isListed ? markdownPath(path) : null;
  const robots = isListed ? null : <meta name="robots" content="noindex" />;
  return (
    <Helmet defer={false} script={[PERSON]}>
      <html lang={site.language} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={[...keywords, ...site.keywords].join(', ')} />
      <meta name="author" content={site.author.name} />
      {robots}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? site.title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={fullTitle} />
      {markdown && <link rel="alternate" type="text/markdown" href={absoluteUrl(markdown)} />}
    </Helmet>
  );
}
