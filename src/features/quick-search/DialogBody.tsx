import { hasPage } from '../../platform/site';
import { selectActiveOption, selectIsSlashKeyOn, selectRecent, slashKeySwitched } from './quickSearchSlice';
import { SearchFilters } from '../search/SearchFilters';
import { selectQuery } from '../search/searchSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { ClearRecent } from './ClearRecent';
import { actionOnEnter } from './options';
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
  const active = useAppSelector(selectActiveOption);
  const isBlank = useAppSelector(selectQuery).trim() === '';
  const enter = actionOnEnter(active, isBlank);
  return (
    <div className="search-dialog__foot">
      <Keys enter={enter} />
      {/* Where keys are shown, those for the active row take its place, so the foot keeps its height. */}
      <p className={enter === 'opens it' ? 'search-dialog__hint search-dialog__hint--spare' : 'search-dialog__hint'}>
        <code>"quotes"</code> for literal text, <code>tag:name</code>, <code>type:{hasPage('wiki') ? 'wiki' : 'blog'}</code>
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

/** What the keys do at this moment. Each part is an element of its own: a translator replaces bare text, which can't be taken out then. */
function Keys({ enter }: { readonly enter: ReturnType<typeof actionOnEnter> }) {
  return (
    <p className="search-dialog__keys" aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> move
      {enter && (
        <span key={enter}>
          , <kbd>Enter</kbd> {enter}
        </span>
      )}
      {enter === 'opens it' && (
        <span>
          , <kbd>Ctrl</kbd> <kbd>Enter</kbd> in a new tab
        </span>
      )}
    </p>
  );
}
