import type { SearchResult } from '../../core/search';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { longDate } from '../../core/site/dates';
import { CARD_TAGS } from '../../core/limits';
import { SiteLink } from '../../ui/SiteLink';
import { TagList } from '../tags/TagList';
import { ResultExcerpt, ResultTitle } from './ResultText';
import { targetOf } from './targetOf';
import { useOpenResult } from './useOpenResult';

/** Only articles have sections. */
function isArticle({ type }: SearchResult): boolean {
  return type === 'wiki' || type === 'blog';
}

/** A list of found items, each a real link. Undated items show no date. */
export function SearchResults({ results }: { readonly results: readonly SearchResult[] }) {
  const openResult = useOpenResult();
  return (
    <ol className="results">
      {results.map((result) => (
        <li key={`${result.type}/${result.id}`} className="result">
          <p className="result__meta">
            <span>{RESULT_TYPE_LABELS[result.type]}</span> <span>{result.category}</span>
            {result.date && <time dateTime={result.date}>{longDate(result.date)}</time>}
          </p>
          <h2 className="result__title">
            <SiteLink href={targetOf(result)} onClick={(event) => openResult(result, event)}>
              <ResultTitle result={result} />
            </SiteLink>
          </h2>
          {/* Its line is there before the texts have told it. */}
          {isArticle(result) && <p className="result__section">{result.section?.title}</p>}
          <p className="result__excerpt">
            <ResultExcerpt result={result} />
          </p>
          <TagList tags={result.tags} limit={CARD_TAGS} />
        </li>
      ))}
    </ol>
  );
}
