import type { MouseEvent } from 'react';
import { pathOf } from '../../core/site/routes';
import type { IconName } from '../../core/site/iconPaths';
import { otherTheme } from '../../platform/shownTheme';
import { hasPage } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { selectQuery } from '../search/searchSlice';
import { isOpenedHere } from '../search/useOpenResult';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectThemePreference } from '../theme/themeSlice';
import { ACTIONS } from './options';
import { actionChosen, selectActiveOption, selectIsLinkCopied, type QuickAction } from './quickSearchSlice';
import { runAction } from './runAction';

/** What the actions are called, and what else they may be looked for by. */
const WORDS: Readonly<Record<QuickAction, readonly [name: string, ...others: string[]]>> = {
  resume: ['resume', 'cv', 'certification', 'certifications', 'contact', 'hire'],
  theme: ['theme', 'dark', 'light', 'dark mode', 'light mode'],
  'copy-link': ['share', 'copy link', 'copy the link'],
};
/** How many letters of a name are enough to mean it. */
const BEGINNING = 3;

/** The actions that a query means, of those that the site has; all for a blank one. */
function actionsFor(query: string): ReadonlySet<string> {
  const typed = query.trim().toLowerCase();
  const isMeant = (words: readonly string[]) => typed === '' || words.includes(typed) || (typed.length >= BEGINNING && words[0]?.startsWith(typed));
  const isOffered = (action: string) => action !== 'resume' || hasPage('resume');
  return new Set(Object.entries(WORDS).flatMap(([action, words]) => (isMeant(words) && isOffered(action) ? [action] : [])));
}

/** What can be done from anywhere, by keyboard: in a blank box, and where the query means it. */
export function OfferedActions() {
  const offered = actionsFor(useAppSelector(selectQuery));
  const dispatch = useAppDispatch();
  const theme = otherTheme(useAppSelector(selectThemePreference));
  const isCopied = useAppSelector(selectIsLinkCopied);
  const run = (action: QuickAction) => () => void dispatch(runAction(action));
  const active = useAppSelector(selectActiveOption);
  const handleResume = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOpenedHere(event)) dispatch(actionChosen('resume'));
  };
  if (offered.size === 0) return null;
  return (
    <div role="group" aria-labelledby="quick-search-actions" className="quick__group">
      <p id="quick-search-actions" className="quick__title">
        Actions
      </p>
      {offered.has('resume') && (
        <SiteLink {...optionOf('resume', active)} href={pathOf('resume')} onClick={handleResume}>
          <Icon name="people" /> Read the resume
        </SiteLink>
      )}
      {offered.has('theme') && (
        <button {...optionOf('theme', active)} type="button" onClick={run('theme')}>
          <Icon name={THEME_ICONS[theme]} /> {`Switch the theme to ${theme}`}
        </button>
      )}
      {offered.has('copy-link') && (
        <button {...optionOf('copy-link', active)} type="button" onClick={run('copy-link')}>
          <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Link copied' : 'Copy the link to this page'}
        </button>
      )}
    </div>
  );
}

const THEME_ICONS = { light: 'sun', dark: 'moon' } as const satisfies Record<string, IconName>;

function optionOf(action: QuickAction, active: string) {
  const id = ACTIONS + action;
  return { id, role: 'option', tabIndex: -1, 'aria-selected': active === id, className: 'quick__offer quick__action' } as const;
}
