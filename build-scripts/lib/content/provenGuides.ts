import type { GuideCard } from '../../../src/core/content/pages';

/** For each category, in the order of the guides, the guide with the most commands run; of equals, or if nothing was checked, the first. */
export function provenGuides(guides: readonly GuideCard[]): GuideCard[] {
  const executed = ({ coverage }: GuideCard) => coverage?.executed ?? 0;
  return [...new Set(guides.map(({ category }) => category))].flatMap((category) => {
    const [first, ...others] = guides.filter((guide) => guide.category === category);
    return first ? [others.reduce((best, guide) => (executed(guide) > executed(best) ? guide : best), first)] : [];
  });
}
