import { memo, useDeferredValue } from 'react';
import type { SearchResult } from '../../core/search';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { longDate } from '../../core/site/dates';
import { CARD_TAGS } from '../../core/limits';
import { SiteLink } from '../../ui/SiteLink';
import { TagList } from '../tags/TagList';
import { FIRST_ROWS } from './limits';
import { renderResultExcerpt, renderResultTitle } from './resultText';
import { targetOf } from './targetOf';
import { useOpenResult } from './useOpenResult';

/** Only articles have sections. */
function isArticle({ type }: SearchResult): boolean {
  return type === 'wiki' || type === 'blog';
}

const NO_ROWS: readonly SearchResult[] = [];

/** A list of results, each a real link. */
export function SearchResults({ results }: { readonly results: readonly SearchResult[] }) {
  const settled = useDeferredValue(results, NO_ROWS);
  const rows = isSameSearch(settled, results) ? results : results.slice(0, FIRST_ROWS);
  return (
    <ol className="results">
      {rows.map((result) => (
        <ResultRow key={`${result.type}/${result.id}`} result={result} />
      ))}
    </ol>
  );
}

/** More rows of the same search are shown all at once, so that the list never gets shorter while being read. */
function isSameSearch(before: readonly SearchResult[], now: readonly SearchResult[]): boolean {
  return before === now || (before.length > 0 && before[0]?.foundFor === now[0]?.foundFor);
}

/** Undated items show no date. */
const ResultRow = memo(function ResultRow({ result }: { readonly result: SearchResult }) {
  const openResult = useOpenResult();
  return (
    <li className="result">
      <p className="result__meta">
        <span>{RESULT_TYPE_LABELS[result.type]}</span> <span>{result.category}</span>
        {result.date && <time dateTime={result.date}>{longDate(result.date)}</time>}
      </p>
      <h2 className="result__title">
        <SiteLink href={targetOf(result)} onClick={(event) => openResult(result, event)}>
          {renderResultTitle(result)}
        </SiteLink>
      </h2>
      {/* Reserves its line until the texts are loaded. */}
      {isArticle(result) && <p className="result__section">{result.section?.title}</p>}
      <p className="result__excerpt">{renderResultExcerpt(result)}</p>
      <TagList tags={result.tags} limit={CARD_TAGS} />
    </li>
  );
});
