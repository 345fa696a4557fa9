import { useLayoutEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { QuickList } from './QuickList';
import { queryRemembered, quickSearchClosed, recentCleared, selectIsSlashKeyOn, selectRecent, slashKeySwitched } from '../search/quickSearchSlice';
import { SearchFilters } from '../search/SearchFilters';
import { searchPath } from '../search/searchPath';
import { useCombobox } from './useCombobox';
import { useSearch } from '../search/useSearch';

/** The search over everything else: a modal dialog, full-screen on a phone. */
export function SearchDialog() {
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dispatch(quickSearchClosed());
  // Opening it moves the focus in; closing gives it back to where it was, which needs the element still in its place.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.select();
    return () => element?.close();
  }, []);
  const handleClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    <dialog ref={dialog} className="search-dialog" aria-label="Search" onCancel={close} onClose={close} onClick={handleClick}>
      <div className="search-dialog__body">
        <DialogBox onClose={close} />
        <SearchFilters />
        <QuickList />
        <DialogFoot />
      </div>
    </dialog>
  );
}

function DialogBox({ onClose }: { readonly onClose: () => void }) {
  const { query, setQuery } = useSearch();
  const { comboboxProps, handleKeyDown } = useCombobox('dialog');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() === '') return;
    dispatch(queryRemembered(query));
    onClose();
    navigate(searchPath(query));
  };
  return (
    <form className="search-dialog__box" role="search" onSubmit={handleSubmit}>
      <Icon name="search" />
      <input
        type="search"
        aria-label="Search everything"
        placeholder="PermitRootLogin, --now, /etc/ssh"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={handleKeyDown}
        {...comboboxProps}
      />
      <button type="button" className="icon-button" aria-label="Close the search" onClick={onClose}>
        <Icon name="close" />
      </button>
    </form>
  );
}

function DialogFoot() {
  const dispatch = useAppDispatch();
  const isSlashKeyOn = useAppSelector(selectIsSlashKeyOn);
  const hasRecent = useAppSelector(selectRecent).length > 0;
  return (
    <div className="search-dialog__foot">
      <p className="search-dialog__keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> open, <kbd>Ctrl</kbd> <kbd>Enter</kbd> in a new tab
      </p>
      <p className="search-dialog__hint">
        <code>"quotes"</code> for literal text, <code>tag:SSH</code>, <code>type:wiki</code>
      </p>
      <label className="search-dialog__switch">
        <input type="checkbox" checked={isSlashKeyOn} onChange={(event) => dispatch(slashKeySwitched(event.target.checked))} />
        <span>
          <kbd>/</kbd> opens the search
        </span>
      </label>
      {hasRecent && (
        <button type="button" className="link-button" onClick={() => dispatch(recentCleared())}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}
