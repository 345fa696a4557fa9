import { CARD_TAGS } from '../../core/limits';
import type { GuideCard as GuideCardData } from '../../core/content/pages';
import { pathOf } from '../../core/site/routes';
import { shortDate } from '../../core/site/shortDate';
import { CardTitle } from '../../ui/CardTitle';
import { CommandsRun } from '../../ui/CommandsRun';
import { LedgerStrip } from '../../ui/LedgerStrip';
import { TagList } from '../tags/TagList';

/** A guide's data without its category, which its list says once. */
type ShownGuide = Omit<GuideCardData, 'category'>;

/** A guide as lists show it (W2). */
export function GuideCard({ guide }: { readonly guide: ShownGuide }) {
  return (
    <article className="card entry">
      <CardTitle href={pathOf('wiki-article', guide.id)} heading="h3">
        {guide.title}
      </CardTitle>
      <p className="card__text">{guide.description}</p>
      <GuideFacts guide={guide} />
      <TagList tags={guide.tags} limit={CARD_TAGS} />
    </article>
  );
}

/** What helps a reader choose a guide: level, reading time, checks, and when somebody last answered for it. */
function GuideFacts({ guide: { level, minutes, coverage, ledger, lastUpdated, reviewed } }: { readonly guide: ShownGuide }) {
  const effort = [level, minutes && `${minutes} min`].filter(Boolean).join(', ');
  return (
    <p className="entry__facts">
      {effort && <span>{effort}</span>}
      {coverage && <CommandsRun coverage={coverage} />}
      {ledger && <LedgerStrip counts={ledger} />}
      <span className="entry__age">
        {/* One text: a blank of its own would move while what follows it is parsed. */}
        {`${reviewed ? 'Reviewed' : 'Updated'} `}
        <time dateTime={reviewed ?? lastUpdated}>{shortDate(reviewed ?? lastUpdated)}</time>
      </span>
    </p>
  );
}
