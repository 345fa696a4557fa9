import { SiteLink } from '../../ui/SiteLink';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { isOpenedHere } from '../search/useOpenResult';
import { optionId } from './options';
import { quickSearchClosed, selectActiveOption } from './quickSearchSlice';
import { selectSuggestions } from './quickSelectors';

/** The guides that most pages link to. */
export function OfferedGuides() {
  const dispatch = useAppDispatch();
  const active = useAppSelector(selectActiveOption);
  const guides = useAppSelector(selectSuggestions).guides;
  if (guides.length === 0) return null;
  return (
    <div role="group" aria-labelledby="quick-search-guides" className="quick__group">
      <p id="quick-search-guides" className="quick__title">
        Most linked guides
      </p>
      {guides.map(({ url, title }) => (
        <SiteLink
          key={url}
          id={optionId(url)}
          role="option"
          tabIndex={-1}
          aria-selected={active === optionId(url)}
          className="quick__offer"
          href={url}
          onClick={(event) => isOpenedHere(event) && dispatch(quickSearchClosed())}
        >
          {title}
        </SiteLink>
      ))}
    </div>
  );
}
