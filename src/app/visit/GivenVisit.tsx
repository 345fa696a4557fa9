import { useEffect, useRef, useState } from 'react';
import { pathOf } from '../../core/site/routes';
import type { Visit } from '../../core/visit/visit';
import { readVisitLink } from '../../features/visit/visitLink';
import { useAppStore } from '../../features/store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { SiteLink } from '../../ui/SiteLink';
import type { AppStore } from '../store';
import { Player } from './Player';
import { countText, Steps } from './Steps';

/** A visit that somebody has handed on. It plays when it is opened; afterwards its steps are here. */
export function GivenVisit({ code }: { readonly code: string }) {
  const visit = useVisit(code);
  const { parts } = useAppStore() as AppStore;
  const play = useRef<HTMLButtonElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  if (visit === undefined) return null;
  if (visit === null) return <Refused />;
  const handleEnd = () => {
    setIsPlaying(false);
    // The site is hidden until then.
    setTimeout(() => play.current?.focus());
  };
  return (
    <>
      <PageHeader
        title="A visit to watch"
        lead={`${countText(visit.steps.length)} that somebody took on this site. Playing them changes nothing on your device.`}
      >
        <div className="page-header__actions">
          <button ref={play} type="button" className="button" onClick={() => setIsPlaying(true)}>
            Play it
          </button>
          <SiteLink className="button button--quiet" href={pathOf('visit')}>
            My own visit
          </SiteLink>
        </div>
      </PageHeader>
      <Steps visit={visit} />
      {isPlaying && parts && <Player parts={parts} visit={visit} onEnd={handleEnd} />}
    </>
  );
}

/** Undefined while it is read, null for what isn't a visit. */
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
        It is incomplete, was changed, or is of another version of the site. Nothing of it was used. <SiteLink href={pathOf('visit')}>My own visit</SiteLink>
      </EmptyState>
    </>
  );
}
