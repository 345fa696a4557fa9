import { cardPath } from '../core/site/cardPath';
import { absoluteUrl } from '../platform/site';
import { AUTHOR, StructuredData } from './StructuredData';

interface WritingDataProps {
  /** Its schema.org type. */
  readonly kind: 'TechArticle' | 'BlogPosting';
  readonly title: string;
  readonly path: string;
  /** YYYY-MM-DD, both. */
  readonly published?: string;
  readonly modified?: string;
}

/** An article's structured data: author, dates, picture (M1). */
export function WritingData({ kind, title, path, published, modified }: WritingDataProps) {
  const writing = {
    '@type': kind,
    headline: title,
    url: absoluteUrl(path),
    image: absoluteUrl(cardPath(path)),
    datePublished: published,
    dateModified: modified,
    author: AUTHOR,
  };
  return <StructuredData data={writing} />;
}
