import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf } from '../../core/site/routes';
import type { PageComponent } from '../../sections/sectionModule';
import { Seo } from '../../ui/Seo';
import { GivenVisit } from './GivenVisit';
import { OwnVisit } from './OwnVisit';

const DESCRIPTION = 'The steps of a visit to this site, to look at, to hand on as a link, and to play again.';

/** The visitor's own visit, or the one in the address after its `#`. */
export const VisitPage: PageComponent<'visit'> = () => {
  const code = useCode();
  return (
    <div className="page visit-page">
      <Seo title="This visit" description={DESCRIPTION} path={pathOf('visit')} isIndexed={false} />
      {code === null ? <OwnVisit /> : <GivenVisit key={code} code={code} />}
    </div>
  );
};

/** The code in the address. An anchor of the page, such as the skip link's target, doesn't change it. */
function useCode(): string | null {
  const { hash } = useLocation();
  const [last, setLast] = useState<string | null>(null);
  const code = hash === '' ? null : /^#v\d/.test(hash) ? hash.slice(1) : last;
  if (code !== last) setLast(code);
  return code;
}
