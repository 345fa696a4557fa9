import { site } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { keepFocus } from '../search/boxFocus';
import { quickSearchClosed } from './quickSearchSlice';
import { useSearch } from '../search/useSearch';
import { useAppDispatch } from '../store/hooks';
import { ModalDialog } from './ModalDialog';
import { PartFailed } from './PartFailed';
import { QuickSearchPart } from './QuickSearchPart';
import { useCombobox } from './useCombobox';
import { useSubmitSearch } from './useSubmitSearch';

/** The search dialog: modal, full-screen on a phone. Its box is rendered at once, so that no key is lost. */
export function SearchDialog() {
  const dispatch = useAppDispatch();
  const close = () => dispatch(quickSearchClosed());
  return (
    <ModalDialog label="Search" className="search-dialog" onClose={close}>
      <div className="search-dialog__body" onMouseDown={keepFocus}>
        <DialogBox onClose={close} />
        <QuickSearchPart name="DialogBody" renderFailure={(retry) => <PartFailed onRetry={retry} />} />
      </div>
    </ModalDialog>
  );
}

function DialogBox({ onClose }: { readonly onClose: () => void }) {
  const { query, setQuery } = useSearch();
  const { comboboxProps, handleKeyDown } = useCombobox('dialog');
  const submit = useSubmitSearch();
  return (
    <form className="search-dialog__box" role="search" onSubmit={submit}>
      <Icon name="search" />
      <input
        type="search"
        aria-label="Search everything"
        placeholder={site.searchExamples}
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
