import { useRef, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { withBase } from '../../platform/site';
import { isNarrowScreen } from '../../platform/viewport';
import { Icon } from '../../ui/Icon';
import { useEarlyText } from '../../ui/useEarlyText';
import { keepFocus } from '../search/boxFocus';
import { isSearchPath } from '../search/searchPath';
import { queryChanged } from '../search/searchSlice';
import { useSearch } from '../search/useSearch';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { prefetchQuickSearch } from './loadQuickSearch';
import { barListOpened, dialogOpened, quickSearchClosed, selectIsSlashKeyOn } from './quickSearchSlice';
import { PartFailed } from './PartFailed';
import { QuickSearchPart } from './QuickSearchPart';
import { useCombobox } from './useCombobox';
import { useSubmitSearch } from './useSubmitSearch';

/**
 * The search box of the navigation bar (N3), with a list of the best results under it. Without scripts it is a form that
 * submits to /search.
 */
export function NavSearch() {
  const { query, setQuery, prepare } = useSearch();
  const dispatch = useAppDispatch();
  const submit = useSubmitSearch();
  // The search page shows the results itself.
  const isOnSearchPage = isSearchPath(useLocation().pathname);
  const isSlashKeyOn = useAppSelector(selectIsSlashKeyOn);
  const input = useEarlyText(query, setQuery);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, comboboxProps, handleKeyDown } = useCombobox('bar', () => query.trim() !== '' && !isOnSearchPage && dispatch(barListOpened()));
  // The dialog returns the focus to its opener, the small icon; the focused box would cover the site's name.
  const handleClick = () => {
    if (!isNarrowScreen() || isOnSearchPage) return;
    opener.current?.focus();
    dispatch(dialogOpened());
  };
  const handleFocus = () => {
    prepare();
    prefetchQuickSearch();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) dispatch(quickSearchClosed());
  };
  return (
    <form className="nav-search" role="search" action={withBase('/search')} onSubmit={submit} onBlur={handleBlur}>
      <label className="visually-hidden" htmlFor="nav-search">
        Search the site
      </label>
      <Icon name="search" />
      <input
        ref={input}
        id="nav-search"
        name="q"
        type="search"
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onFocus={handleFocus}
        onPointerEnter={prefetchQuickSearch}
        onClick={handleClick}
        onChange={({ target: { value } }) => (isOnSearchPage ? setQuery(value) : dispatch(queryChanged(value, 'bar')))}
        onKeyDown={handleKeyDown}
        {...comboboxProps}
      />
      <button ref={opener} type="button" className="nav-search__key needs-js" aria-haspopup="dialog" onClick={() => dispatch(dialogOpened())}>
        <kbd>{isSlashKeyOn ? '/' : 'Ctrl K'}</kbd>
        <span className="visually-hidden"> Open the search dialog</span>
      </button>
      {isOpen && (
        <div className="nav-search__list" onMouseDown={keepFocus}>
          <QuickSearchPart name="QuickList" renderFailure={(retry) => <PartFailed onRetry={retry} />} />
        </div>
      )}
    </form>
  );
}
