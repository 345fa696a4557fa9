import { evidenceKind } from '../../core/content/evidence';
import type { Claim } from '../../core/content/resume';
import { site } from '../../platform/site';
import { SiteLink } from '../../ui/SiteLink';

/** The titles of the pages that back statements, by path. */
export type EvidenceTitles = Readonly<Record<string, string>>;

interface EvidenceProps {
  readonly claim: Pick<Claim, 'evidence'>;
  readonly titles: EvidenceTitles;
}

/** The page that backs a statement, named by its kind. */
export function Evidence({ claim: { evidence }, titles }: EvidenceProps) {
  if (evidence === undefined) return null;
  return (
    <SiteLink className="evidence" href={evidence}>
      {evidenceKind(evidence, site)}
      <span className="visually-hidden"> about {titles[evidence] ?? evidence}</span>
    </SiteLink>
  );
}
