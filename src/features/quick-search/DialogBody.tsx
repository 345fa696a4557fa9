import { selectIsSlashKeyOn, selectRecent, slashKeySwitched } from './quickSearchSlice';
import { SearchFilters } from '../search/SearchFilters';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { ClearRecent } from './ClearRecent';
import { QuickList } from './QuickList';

/** The content under the dialog's search box. */
export function DialogBody() {
  return (
    <>
      <SearchFilters />
      <QuickList />
      <DialogFoot />
    </>
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
      {hasRecent && <ClearRecent>Clear recent searches</ClearRecent>}
    </div>
  );
}
