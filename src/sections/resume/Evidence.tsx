import { evidenceKind, SELF_REPORTED } from '../../core/content/evidence';
import type { Claim } from '../../core/content/resume';
import { SiteLink } from '../../ui/SiteLink';

/** The titles of the pages that back statements, by path. */
export type EvidenceTitles = Readonly<Record<string, string>>;

interface EvidenceProps {
  readonly claim: Pick<Claim, 'evidence'>;
  readonly titles: EvidenceTitles;
}

/** What backs a statement: a page, named by its kind, or only the author. */
export function Evidence({ claim: { evidence }, titles }: EvidenceProps) {
  if (evidence === undefined) return <SelfReported />;
  return (
    <SiteLink className="evidence" href={evidence}>
      {evidenceKind(evidence)}
      <span className="visually-hidden"> about {titles[evidence] ?? evidence}</span>
    </SiteLink>
  );
}

export function SelfReported() {
  return <span className="evidence">{SELF_REPORTED}</span>;
}
