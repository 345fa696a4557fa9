import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { isComposing } from '../../platform/isComposing';
import { hasPage, site } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { menuClosed, menuToggled, selectIsMenuOpen } from './mobileMenuSlice';
import { NavSearch } from '../quick-search/NavSearch';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { ThemeToggle } from '../theme/ThemeToggle';

const LINKS = (
  [
    ['projects', 'Projects'],
    ['wiki', 'Wiki'],
    ['blog', 'Blog'],
  ] as const
).filter(([name]) => hasPage(name));

/**
 * N1, N2: the bar on every page; on small screens its links collapse into a menu. They are in it twice, with one list shown, so
 * that the tab order is that of the layout: before the search in a wide window, after the buttons on a phone.
 */
export function NavBar() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMenuOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      dispatch(menuClosed());
      toggle.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen, dispatch]);
  const close = () => dispatch(menuClosed());
  return (
    <header className="nav" data-open={isOpen}>
      <nav className="nav__bar" aria-label="Main">
        <NavLink className="nav__name" to="/" end discover="none" onClick={close}>
          {site.name}
        </NavLink>
        <ul className="nav__links nav__links--bar">
          <Links onChoose={close} />
        </ul>
        {hasPage('search') && <NavSearch />}
        <ThemeToggle />
        <button
          ref={toggle}
          type="button"
          className="nav__toggle icon-button needs-js"
          aria-expanded={isOpen}
          aria-controls="nav-links"
          aria-label="Menu"
          onClick={() => dispatch(menuToggled())}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <ul className="nav__links nav__links--menu" id="nav-links" hidden={!isOpen}>
          <Links onChoose={close} />
        </ul>
      </nav>
    </header>
  );
}

function Links({ onChoose }: { readonly onChoose: () => void }) {
  return LINKS.map(([name, label]) => (
    <li key={name}>
      <NavLink className="nav__link" to={`/${name}`} discover="none" onClick={onChoose}>
        {label}
      </NavLink>
    </li>
  ));
}
