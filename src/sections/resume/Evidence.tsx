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

/** The subject of a title, without what it says about it: `Azure migration: 41 servers out` → `Azure migration`. */
const shortTitle = (title: string) => title.split(': ')[0];

/** The page that backs a statement, named by its title; its kind is for screen readers only. */
export function Evidence({ claim: { evidence }, titles }: EvidenceProps) {
  if (evidence === undefined) return null;
  return (
    <SiteLink className="evidence" href={evidence}>
      <span className="visually-hidden">{evidenceKind(evidence, site)}: </span>
      {shortTitle(titles[evidence] ?? evidence)}
    </SiteLink>
  );
}
