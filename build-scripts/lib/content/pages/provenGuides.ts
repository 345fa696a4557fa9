import type { GuideCard } from '../../../../src/core/content/pages';
import { HOME_GUIDES } from '../../../../src/core/limits';
import { groupedBy } from '../../../../src/core/content/groupedBy';

/**
 * For each category, in the order of the guides, the guide with the most commands run; in a tie, or if nothing was checked, the first. Of
 * many categories, those in which most was run, and then those with the most guides.
 */
export function provenGuides(guides: readonly GuideCard[]): GuideCard[] {
  const executed = ({ coverage }: GuideCard) => coverage?.executed ?? 0;
  const groups = [...groupedBy(guides, ({ category }) => category).values()].flatMap((group) => {
    const [first, ...others] = group;
    return first ? [{ size: group.length, best: others.reduce((best, guide) => (executed(guide) > executed(best) ? guide : best), first) }] : [];
  });
  const shown = new Set([...groups].sort((a, b) => executed(b.best) - executed(a.best) || b.size - a.size).slice(0, HOME_GUIDES));
  return groups.filter((group) => shown.has(group)).map(({ best }) => best);
}
