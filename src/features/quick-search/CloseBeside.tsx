import { selectHelp } from '../search/searchSelectors';
import { SearchResults } from '../search/SearchResults';
import { closeMatchesToggled, selectWantsClose } from '../search/searchSlice';
import { ShowMore } from '../search/ShowMore';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** On the search page under few exact results: the close matches, on request. The button stays, so the focus does, and the region is there before its text. */
export function CloseBeside() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectWantsClose);
  const help = useAppSelector(selectHelp);
  const shown = isOpen ? help : null;
  return (
    <section aria-label="Close matches">
      <button type="button" className="button button--quiet" aria-expanded={isOpen} onClick={() => dispatch(closeMatchesToggled())}>
        Pages with these words
      </button>
      <p role="status" className="help-note">
        {shown && `${othersWith(shown.count)} ${shown.kind === 'symptom' ? 'most of it' : 'all of these words'}.`}
      </p>
      {shown && <SearchResults results={shown.results} />}
      {shown && <ShowMore shown={shown.results.length} count={shown.count} />}
    </section>
  );
}

function othersWith(count: number): string {
  if (count < 2) return `${count === 0 ? 'No' : '1'} other page has`;
  return `${count} other pages have`;
}
