import { Fragment, memo, useDeferredValue, useId } from 'react';
import type { SearchResult } from '../../core/search';
import { RESULT_TYPE_LABELS } from '../../core/search/types';
import { shortDate } from '../../core/site/shortDate';
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
    <ol className="entries">
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

/** A link is named by its title and described by what follows. Undated items show no date. */
const ResultRow = memo(function ResultRow({ result }: { readonly result: SearchResult }) {
  const { title, section, type, category, date, reviewed, tags } = result;
  const day = reviewed ?? date;
  const openResult = useOpenResult();
  const textId = useId();
  return (
    <li className={`card entry result${isArticle(result) ? '' : ' result--short'}`}>
      <h2 className="card__title">
        <SiteLink href={targetOf(result)} aria-describedby={textId} onClick={(event) => openResult(result, event)}>
          {renderResultTitle(title, result)}
        </SiteLink>
      </h2>
      <p id={textId} className="card__text result__excerpt">
        {/* With the key it becomes a new element once the texts have arrived, not the same one moved down. */}
        <Fragment key={section?.id}>
          {section && (
            <b className="result__section">
              {renderResultTitle(section.title, result)}
              {'\n'}
            </b>
          )}
          {renderResultExcerpt(result)}
        </Fragment>
      </p>
      <p className="entry__facts">
        <span className={`entry__kind tone--${type}`}>{RESULT_TYPE_LABELS[type]}</span>
        {day && (
          <span>
            {reviewed && <span className="result__dated">Reviewed </span>}
            <time dateTime={day}>{shortDate(day)}</time>
          </span>
        )}
        {type !== 'opensource' && <span>{categoryName(category)}</span>}
      </p>
      <TagList tags={tags} limit={CARD_TAGS} />
    </li>
  );
});
