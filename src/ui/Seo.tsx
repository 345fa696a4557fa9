import { Helmet } from 'react-helmet';
import { absoluteUrl, PERSON_ID, site } from '../platform/site';

export interface SeoProps {
  /** The page's own title; without one the site's default stands alone. */
  readonly title?: string;
  readonly description?: string;
  /** The page's path. A page without one (an unknown route) asks not to be indexed. */
  readonly path?: string;
  readonly keywords?: readonly string[];
  readonly type?: 'website' | 'article' | 'profile';
  readonly image?: string;
  /** YYYY-MM-DD */
  readonly modified?: string;
  readonly isIndexed?: boolean;
}

const person = {
  '@context': 'https://schema.org',
  '@type': 'Person',
  '@id': PERSON_ID,
  name: site.author.name,
  jobTitle: site.author.jobTitle,
  email: `mailto:${site.author.email}`,
  url: absoluteUrl('/'),
  image: absoluteUrl(site.profileImage),
  sameAs: Object.values(site.social),
};

/** What search engines and link previews read (M1); no `<` can end the script that holds it. */
const PERSON_JSON = JSON.stringify(person).replaceAll('<', '\\u003c');

/** Sets the page's metadata (M1), in the prerendered HTML and after each navigation. */
export function Seo({
  title,
  description = site.description,
  path,
  keywords = [],
  type = 'website',
  image = site.socialCard,
  modified,
  isIndexed = true,
}: SeoProps) {
  const fullTitle = title ? `${title} · ${site.name}` : site.title;
  const url = path === undefined ? undefined : absoluteUrl(path);
  const robots = path === undefined || !isIndexed ? <meta name="robots" content="noindex" /> : null;
  return (
    <Helmet defer={false} script={[{ type: 'application/ld+json', innerHTML: PERSON_JSON }]}>
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
      <meta property="og:image" content={absoluteUrl(image)} />
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? site.title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={absoluteUrl(image)} />
    </Helmet>
  );
}
