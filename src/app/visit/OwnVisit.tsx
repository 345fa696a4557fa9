import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { counted } from '../../core/counted';
import { pathOf } from '../../core/site/routes';
import { VISIT_STEPS } from '../../core/visit/limits';
import { recordedVisit } from '../../features/visit/recordedVisit';
import { devToolsFile } from '../../features/visit/devToolsFile';
import type { Recorded } from '../../features/visit/recorded';
import { visitLink, type VisitLink } from '../../features/visit/visitLink';
import { useAppStore } from '../../features/store/hooks';
import { saveText } from '../../platform/saveFile';
import { withBase } from '../../platform/site';
import { CopyButton } from '../../ui/CopyButton';
import { EmptyState } from '../../ui/EmptyState';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import type { AppStore, SiteParts } from '../store';
import { Steps } from './Steps';
import { usePlayer } from './usePlayer';

const LEAD =
  'What you have done in this tab since the site was loaded: play it, or send it to a colleague to show a fault or a find. It is in this tab alone until you copy the link.';

/** The actions before the visitor came to this page: looking at a visit isn't part of it. */
function beforeThisPage(log: readonly Recorded[]): readonly Recorded[] {
  const isHere = ([, , { navigation }]: Recorded) => navigation.location.pathname === pathOf('visit');
  const back = [...log].reverse().findIndex((entry) => !isHere(entry));
  return back === -1 ? [] : log.slice(0, log.length - 1 - back);
}

/** The actions that the page is about. */
interface Log {
  readonly actions: readonly Recorded[];
  /** Whether no more are remembered, so that the first ones are gone: those on this page count, too. */
  readonly isFull: boolean;
}

/** The actions so far, kept up to date. */
function useLog(): Log {
  const { log, subscribe } = useAppStore() as AppStore;
  const last = useSyncExternalStore(
    subscribe,
    () => log.at(-1) ?? null,
    () => null,
  );
  return useMemo(() => ({ actions: last ? beforeThisPage(log) : [], isFull: log.length === VISIT_STEPS }), [log, last]);
}

/** The visitor's own visit: its steps, and the ways to hand it on. */
export function OwnVisit() {
  const log = useLog();
  const { parts } = useAppStore() as AppStore;
  const link = useLink(log, parts);
  const told = link && link.visit.steps.length > 0 ? link : null;
  const { button, player } = usePlayer(told?.visit, false);
  return (
    <>
      <PageHeader title="This visit" lead={LEAD}>
        {told && parts && (
          <div className="page-header__actions needs-js">
            {told.code !== null && (
              <CopyButton className="button" name="Copy the link" text={() => window.location.origin + withBase(`${pathOf('visit')}#${told.code}`)} />
            )}
            {button('button button--quiet')}
            <button type="button" className="button button--quiet" onClick={() => saveText('visit.json', devToolsFile(log.actions, parts.stateAt))}>
              <Icon name="download" /> For Redux DevTools
            </button>
          </div>
        )}
      </PageHeader>
      <noscript>
        <p>This page needs scripts: without them the site remembers no steps.</p>
      </noscript>
      {link && !told && (
        <EmptyState title="Nothing has happened yet.">
          Begin <SiteLink href={pathOf('home')}>at home</SiteLink>, and come back by the link at the foot of any page.
        </EmptyState>
      )}
      {told && (
        <>
          <LinkFacts link={told} />
          <Steps visit={told.visit} />
          <LinkLimits link={told} />
        </>
      )}
      {player}
    </>
  );
}

function useLink({ actions, isFull }: Log, parts: SiteParts | undefined): VisitLink | null {
  const [link, setLink] = useState<VisitLink | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (!parts) return undefined;
    visitLink((skip) => recordedVisit(actions, { stateAt: parts.stateAt, skip, isFull })).then(
      (made) => isWanted && setLink(made),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isWanted = false;
    };
  }, [actions, isFull, parts]);
  return link;
}

interface LinkProps {
  readonly link: VisitLink;
}

/** What is in the link, so that nobody hands on more than they know. */
function LinkFacts({ link: { isCut, code } }: LinkProps) {
  return (
    <div className="visit-page__facts">
      <p>
        {(code === null
          ? 'These steps are too long for a link.'
          : 'The link has these steps: what was opened, chosen and pressed, and what was typed into searches, filters and the terminal. Read them before you hand it on.') +
          (isCut ? ' The first ones had no room, so it begins with what they led to, without what the terminal had printed.' : '')}
      </p>
    </div>
  );
}

/** And what isn't. */
function LinkLimits({ link: { leftOut } }: LinkProps) {
  return (
    <div className="visit-page__facts">
      <p>
        {`The link has nothing that you typed into guides or did in their runs${leftOut > 0 ? ` (${counted(leftOut, 'step')})` : ''}, no searches of earlier visits, no recordings that you watched, and nothing of what the pages say: whoever opens it gets that from the site. Everything is after the # of the address, which browsers send to no server.`}
      </p>
    </div>
  );
}
