import type { MouseEvent } from 'react';
import { pathOf } from '../../core/site/routes';
import type { IconName } from '../../core/site/iconPaths';
import { otherTheme } from '../../platform/shownTheme';
import { hasPage } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { isOpenedHere } from '../search/useOpenResult';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectThemePreference } from '../theme/themeSlice';
import { ACTIONS } from './options';
import { actionChosen, selectActiveOption, selectIsLinkCopied, type QuickAction } from './quickSearchSlice';
import { runAction } from './runAction';

/** What can be done from anywhere, by keyboard. */
export function OfferedActions() {
  const dispatch = useAppDispatch();
  const theme = otherTheme(useAppSelector(selectThemePreference));
  const isCopied = useAppSelector(selectIsLinkCopied);
  const run = (action: QuickAction) => () => void dispatch(runAction(action));
  const resume = useOption('resume');
  const handleResume = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOpenedHere(event)) dispatch(actionChosen('resume'));
  };
  return (
    <div role="group" aria-labelledby="quick-search-actions" className="quick__group">
      <p id="quick-search-actions" className="quick__title">
        Actions
      </p>
      {hasPage('resume') && (
        <SiteLink {...resume} href={pathOf('resume')} onClick={handleResume}>
          <Icon name="people" /> Read the resume
        </SiteLink>
      )}
      <button {...useOption('theme')} type="button" onClick={run('theme')}>
        <Icon name={THEME_ICONS[theme]} /> {`Switch the theme to ${theme}`}
      </button>
      <button {...useOption('copy-link')} type="button" onClick={run('copy-link')}>
        <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Link copied' : 'Copy the link to this page'}
      </button>
    </div>
  );
}

const THEME_ICONS = { light: 'sun', dark: 'moon' } as const satisfies Record<string, IconName>;

function useOption(action: QuickAction) {
  const id = ACTIONS + action;
  const active = useAppSelector(selectActiveOption);
  return { id, role: 'option', tabIndex: -1, 'aria-selected': active === id, className: 'quick__offer quick__action' } as const;
}
