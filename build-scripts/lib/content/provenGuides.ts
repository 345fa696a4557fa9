import { WIKI_CATEGORIES } from '../../../src/core/content/entities';
import type { GuideCard } from '../../../src/core/content/pages';

/** Of each category the guide with the most commands run; of equals, and where nothing was checked, the first. */
export function provenGuides(guides: readonly GuideCard[]): GuideCard[] {
  const executed = ({ coverage }: GuideCard) => coverage?.executed ?? 0;
  return WIKI_CATEGORIES.flatMap((category) => {
    const [first, ...others] = guides.filter((guide) => guide.category === category);
    return first ? [others.reduce((best, guide) => (executed(guide) > executed(best) ? guide : best), first)] : [];
  });
}
