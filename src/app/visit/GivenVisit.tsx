import { useEffect, useState } from 'react';
import { pathOf } from '../../core/site/routes';
import type { Visit } from '../../core/visit/visit';
import { readVisitLink } from '../../features/visit/visitLink';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { SiteLink } from '../../ui/SiteLink';
import { Steps } from './Steps';
import { usePlayer } from './usePlayer';

/** A visit that somebody has handed on. It plays when opened; afterwards its steps are listed. */
export function GivenVisit({ code }: { readonly code: string }) {
  const visit = useVisit(code);
  const { button, player } = usePlayer(visit, true);
  if (visit === undefined) return null;
  if (visit === null) return <Refused />;
  return (
    <>
      <PageHeader title="A visit to watch" lead="What somebody did on this site, step by step. Playing it changes nothing on your device.">
        <div className="page-header__actions">
          {button('button')}
          <SiteLink className="button button--quiet" href={pathOf('visit')}>
            My own visit
          </SiteLink>
        </div>
      </PageHeader>
      <Steps visit={visit} />
      {player}
    </>
  );
}

/** Undefined while it is read, null if it isn't a visit. */
function useVisit(code: string): Visit | null | undefined {
  const [visit, setVisit] = useState<Visit | null>();
  useEffect(() => {
    let isWanted = true;
    readVisitLink(code).then(
      (read) => isWanted && setVisit(read),
      () => isWanted && setVisit(null),
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  return visit;
}

function Refused() {
  return (
    <>
      <PageHeader title="A visit to watch" />
      <EmptyState title="This link holds no visit that can be played.">
        It is incomplete, has been changed, or is from another version of the site. None of it was used.{' '}
        <SiteLink href={pathOf('visit')}>My own visit</SiteLink>
      </EmptyState>
    </>
  );
}
