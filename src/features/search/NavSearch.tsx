import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withBase } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { searchPath } from './searchPath';
import { useSearch } from './useSearch';

/** The search box of the navigation bar (N3). Without scripts it is a form that asks /search. */
export function NavSearch() {
  const { query, setQuery, prepare } = useSearch();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the scripts were here stands in the box but not yet in the store.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') setQuery(typed);
  }, [setQuery]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() !== '') navigate(searchPath(query));
  };
  return (
    <form className="nav-search" role="search" action={withBase('/search')} onSubmit={handleSubmit}>
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
        onFocus={prepare}
        onChange={(event) => setQuery(event.target.value)}
      />
    </form>
  );
}
