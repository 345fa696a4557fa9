import { memo, useDeferredValue, useId } from 'react';
import type { SearchResult } from '../../core/search';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { longDate } from '../../core/site/dates';
import { CARD_TAGS } from '../../core/limits';
import { categoryName } from '../../platform/categoryNames';
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

/** Where a result is: its section and, where that says more, its category. */
function placeOf({ type, category }: SearchResult): readonly string[] {
  const section = RESULT_TYPE_LABELS[type];
  return type === 'opensource' ? [section] : [section, categoryName(category)];
}

/** A link is named by its title and described by what follows. Undated items show no date. */
const ResultRow = memo(function ResultRow({ result }: { readonly result: SearchResult }) {
  const openResult = useOpenResult();
  const textId = useId();
  return (
    <li className={isArticle(result) ? 'result' : 'result result--short'}>
      <p className="result__meta">
        <span className="result__place">
          {placeOf(result).map((step) => (
            <span key={step}>{step}</span>
          ))}
        </span>
        {result.date && <time dateTime={result.date}>{longDate(result.date)}</time>}
      </p>
      <h2 className="result__title">
        <SiteLink href={targetOf(result)} aria-describedby={textId} onClick={(event) => openResult(result, event)}>
          {renderResultTitle(result.title, result.foundFor)}
        </SiteLink>
      </h2>
      <div id={textId} className="result__text">
        {/* Reserves its line until the texts are loaded. */}
        {isArticle(result) && <p className="result__section">{result.section && renderResultTitle(result.section.title, result.foundFor)}</p>}
        <p className="result__excerpt">{renderResultExcerpt(result)}</p>
      </div>
      <TagList tags={result.tags} limit={CARD_TAGS} />
    </li>
  );
});
