import { useId, type MouseEvent, type ReactNode } from 'react';
import './quick-search.scss';
import { focusBox } from '../search/boxFocus';
import { selectRecent } from './quickSearchSlice';
import { useSearch } from '../search/useSearch';
import { useAppSelector } from '../store/hooks';
import { SiteLink } from '../../ui/SiteLink';
import { ClearRecent } from './ClearRecent';
import { selectSuggestions } from './quickSelectors';

/** The suggestions of the search page while its box is empty: recent searches, the site's topics and its most linked guides. */
export function SearchOffers() {
  const recent = useAppSelector(selectRecent);
  const tags = useAppSelector(selectSuggestions).tags;
  return (
    <>
      <Offers title="Recent searches" offered={recent}>
        <ClearRecent>Clear</ClearRecent>
      </Offers>
      <Offers title="Popular tags" offered={tags} toQuery={tagQuery} />
      <MostLinked />
      {tags[0] && (
        <p className="offers offers__syntax">
          In a query, <code>type:blog</code> narrows it to a section and <code>{tagQuery(tags[0])}</code> to a tag; text in quotes leaves out close matches.
        </p>
      )}
    </>
  );
}

/** The guides that most pages link to. */
function MostLinked() {
  const titleId = useId();
  const guides = useAppSelector(selectSuggestions).guides;
  if (guides.length === 0) return null;
  return (
    <section className="offers" aria-labelledby={titleId}>
      <h2 id={titleId} className="offers__title">
        Most linked guides
      </h2>
      <ul className="offers__guides">
        {guides.map(({ url, title }) => (
          <li key={url}>
            <SiteLink href={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tagQuery = (tag: string) => (/\s/.test(tag) ? `tag:"${tag}"` : `tag:${tag}`);

interface OffersProps {
  readonly title: string;
  readonly offered: readonly string[];
  /** Makes the query from what is offered; by default that is the query itself. */
  readonly toQuery?: (offered: string) => string;
  /** Shown beside the title. */
  readonly children?: ReactNode;
}

function Offers({ title, offered, toQuery = (query) => query, children }: OffersProps) {
  const { setQuery } = useSearch();
  const titleId = useId();
  if (offered.length === 0) return null;
  const handleClick = (query: string, { detail, currentTarget }: MouseEvent) => {
    // The button disappears, so keyboard focus moves to the box; a tap must not open the on-screen keyboard.
    if (detail === 0) focusBox(currentTarget);
    setQuery(query);
  };
  return (
    <section className="offers" aria-labelledby={titleId}>
      <div className="offers__head">
        <h2 id={titleId} className="offers__title">
          {title}
        </h2>
        {children}
      </div>
      <div className="chips">
        {offered.map((text) => (
          <button key={text} type="button" className="chip offers__query" onClick={(event) => handleClick(toQuery(text), event)}>
            {text}
          </button>
        ))}
      </div>
    </section>
  );
}
