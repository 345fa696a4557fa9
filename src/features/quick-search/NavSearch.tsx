import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../core/site/routes';
import { withBase } from '../../platform/site';
import { isNarrowScreen } from '../../platform/viewport';
import { Icon } from '../../ui/Icon';
import { keepFocus } from '../search/boxFocus';
import { searchPath } from '../search/searchPath';
import { useSearch } from '../search/useSearch';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { prefetchQuickSearch } from './loadQuickSearch';
import { barListOpened, dialogOpened, queryRemembered, quickSearchClosed, selectIsSlashKeyOn } from './quickSearchSlice';
import { PartFailed } from './PartFailed';
import { QuickSearchPart } from './QuickSearchPart';
import { useCombobox } from './useCombobox';

/**
 * The search box of the navigation bar (N3), with a list of the best results under it. Without scripts it is a form that
 * asks /search.
 */
export function NavSearch() {
  const { query, setQuery, prepare } = useSearch();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSlashKeyOn = useAppSelector(selectIsSlashKeyOn);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // What was typed before the scripts were here stands in the box but not yet in the store.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') setQuery(typed);
  }, [setQuery]);
  // The search page shows all of them already.
  const showList = (typed: string) => dispatch(typed.trim() === '' || pathname === pathOf('search') ? quickSearchClosed() : barListOpened());
  const { isOpen, comboboxProps, handleKeyDown } = useCombobox('bar', () => showList(query));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() === '') return;
    dispatch(queryRemembered(query));
    dispatch(quickSearchClosed());
    navigate(searchPath(query));
  };
  // The dialog gives the focus back to the opener, which is as small as the icon; the box would cover the site's name.
  const handleClick = () => {
    if (!isNarrowScreen() || pathname === pathOf('search')) return;
    opener.current?.focus();
    dispatch(dialogOpened());
  };
  const handleFocus = () => {
    prepare();
    prefetchQuickSearch();
  };
  const handleChange = (typed: string) => {
    setQuery(typed);
    showList(typed);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) dispatch(quickSearchClosed());
  };
  return (
    <form className="nav-search" role="search" action={withBase('/search')} onSubmit={handleSubmit} onBlur={handleBlur}>
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
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
        {...comboboxProps}
      />
      <button
        ref={opener}
        type="button"
        className="nav-search__key needs-js"
        data-replay=""
        aria-label="Open the search dialog"
        aria-haspopup="dialog"
        onClick={() => dispatch(dialogOpened())}
      >
        <kbd>{isSlashKeyOn ? '/' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <div className="nav-search__list" onMouseDown={keepFocus}>
          <QuickSearchPart name="QuickList" renderFailure={(retry) => <PartFailed onRetry={retry} />} />
        </div>
      )}
    </form>
  );
}
