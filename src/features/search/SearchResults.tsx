import type { SearchResult } from '../../core/search';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { longDate } from '../../core/site/dates';
import { CARD_TAGS } from '../../core/limits';
import { SiteLink } from '../../ui/SiteLink';
import { TagList } from '../tags/TagList';

/** A list of found items, each a real link. Undated items show no date. */
export function SearchResults({ results }: { readonly results: readonly SearchResult[] }) {
  return (
    <ol className="results">
      {results.map((result) => (
        <li key={`${result.type}/${result.id}`} className="result">
          <p className="result__meta">
            <span>{RESULT_TYPE_LABELS[result.type]}</span> <span>{result.category}</span>
            {result.date && <time dateTime={result.date}>{longDate(result.date)}</time>}
          </p>
          <h2 className="result__title">
            <SiteLink href={result.url}>{result.title}</SiteLink>
          </h2>
          <Excerpt result={result} />
          <TagList tags={result.tags} limit={CARD_TAGS} />
        </li>
      ))}
    </ol>
  );
}

/** S5: the excerpt as written, its match marked. */
function Excerpt({ result: { excerpt } }: { readonly result: SearchResult }) {
  const { text, match } = excerpt;
  if (!match) return <p className="result__excerpt">{text}</p>;
  const [start, end] = match;
  return (
    <p className="result__excerpt">
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </p>
  );
}
