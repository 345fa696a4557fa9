import { groupedBy } from './groupedBy';

/*
 * Finds related pages by three features: shared tags, which weigh more the rarer they are (inverse document frequency);
 * a link between the pages, since an author saw the connection; and shared rare words (cosine of their tf-idf vectors).
 * Features are looked up through an inverted index, so pages with nothing in common are never compared.
 */

/** A page as input of the comparison. */
export interface ComparedPage {
  readonly path: string;
  readonly tags: readonly string[];
  /** The paths that its text links to, without anchors. */
  readonly links: Iterable<string>;
  readonly text: string;
}

/** A page close to another, and why. */
export interface Relation {
  readonly path: string;
  /** As the page being read spells them, the rarest first. */
  readonly sharedTags: readonly string[];
  /** Whether one of the two links to the other. */
  readonly isLinked: boolean;
}

const RELATED = {
  /** The weight of a link in either direction; a shared tag weighs the logarithm of its rarity. */
  linkWeight: 1.5,
  /** The weight of identical term vectors. */
  termWeight: 4,
  /** How much of a text is read, in characters: its beginning shows its subject. */
  textRead: 6_000,
  /** How many of a page's terms are in its vector. */
  terms: 24,
  /** A word in more than this share of the pages is ignored. */
  commonShare: 0.3,
  /** What more pages share than this, and than the share above, is ignored, too: a large site's pages aren't all compared for it. */
  mostHolders: 500,
  /** Below this score, pages count as unrelated. */
  leastScore: 1,
} as const;

/** The features that pages can share, each with the weight it has in each page. */
type Features = readonly ReadonlyMap<string, number>[];

/**
 * Finds the nearest pages of each page.
 *
 * @param limit the most related pages per page
 * @returns for each path the nearest pages first; ties keep the order of the input
 */
export function relatedPages(pages: readonly ComparedPage[], limit: number): ReadonlyMap<string, readonly Relation[]> {
  const tags = tagFeatures(pages);
  const links = linkFeatures(pages);
  const mostHolders = Math.max(RELATED.mostHolders, pages.length * RELATED.commonShare);
  const holders = [tags, links, termFeatures(pages)].map((features) => ({ features, byName: holdersOf(features) }));
  return new Map(
    pages.map(({ path }, place) => {
      const scores = new Map<number, number>();
      for (const { features, byName } of holders) {
        for (const [name, weight] of features[place] ?? []) {
          const sharing = byName.get(name) ?? [];
          if (sharing.length > mostHolders) continue;
          for (const { place: other, weight: own } of sharing) scores.set(other, (scores.get(other) ?? 0) + weight * own);
        }
      }
      scores.delete(place);
      const nearest = [...scores].filter(([, score]) => score >= RELATED.leastScore).sort(([a, one], [b, two]) => two - one || a - b);
      const relationTo = (other: number): Relation => ({
        path: pages[other]?.path ?? '',
        sharedTags: sharedTags(pages[place], tags[other]),
        isLinked: [...(links[place]?.keys() ?? [])].some((name) => links[other]?.has(name)),
      });
      return [path, nearest.slice(0, limit).map(([other]) => relationTo(other))];
    }),
  );
}

/** A feature of a page, and its weight there. */
interface Holder {
  readonly name: string;
  readonly place: number;
  readonly weight: number;
}

function holdersOf(features: Features): ReadonlyMap<string, readonly Holder[]> {
  const holders = features.flatMap((names, place) => Array.from(names, ([name, weight]): Holder => ({ name, place, weight })));
  return groupedBy(holders, ({ name }) => name);
}

/** The weight of a feature that `holders` of `count` pages have. */
function rarity(holders: number, count: number): number {
  return Math.log(1 + count / holders);
}

/** Each page has the square root of the tag's weight, so that the product of two is the weight. */
function tagFeatures(pages: readonly ComparedPage[]): Features {
  const names = pages.map(({ tags }) => new Set(tags.map((tag) => tag.toLowerCase())));
  const counts = countHolders(names);
  return names.map((own) => new Map([...own].map((tag) => [tag, Math.sqrt(rarity(counts.get(tag) ?? 1, pages.length))])));
}

/** A link is a feature that only its two ends share. */
function linkFeatures(pages: readonly ComparedPage[]): Features {
  const places = new Map(pages.map(({ path }, place) => [path, place]));
  const features = pages.map(() => new Map<string, number>());
  pages.forEach(({ links }, from) => {
    for (const link of links) {
      const to = places.get(link);
      if (to === undefined || to === from) continue;
      const name = `${Math.min(from, to)}–${Math.max(from, to)}`;
      for (const end of [from, to]) features[end]?.set(name, Math.sqrt(RELATED.linkWeight));
    }
  });
  return features;
}

/** A page's top terms, as a vector of length √termWeight. */
function termFeatures(pages: readonly ComparedPage[]): Features {
  const counts = pages.map(({ text }) => countWords(text));
  const holders = countHolders(counts.map((words) => words.keys()));
  return counts.map((words) => {
    const known = [...words].flatMap(([word, count]): [string, number][] => {
      const others = holders.get(word) ?? 0;
      const isTelling = others > 1 && others <= Math.max(2, pages.length * RELATED.commonShare);
      return isTelling ? [[word, (1 + Math.log(count)) * rarity(others, pages.length)]] : [];
    });
    const best = known.sort(([, a], [, b]) => b - a).slice(0, RELATED.terms);
    const length = Math.hypot(...best.map(([, weight]) => weight)) || 1;
    return new Map(best.map(([word, weight]) => [word, (Math.sqrt(RELATED.termWeight) * weight) / length]));
  });
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text
    .slice(0, RELATED.textRead)
    .toLowerCase()
    .matchAll(/\p{L}[\p{L}\p{M}\p{N}_-]{2,}/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countHolders(pages: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const names of pages) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function sharedTags(page: ComparedPage | undefined, others: ReadonlyMap<string, number> | undefined): string[] {
  const worth = (tag: string) => others?.get(tag.toLowerCase()) ?? 0;
  return [...new Set(page?.tags.filter((tag) => worth(tag) > 0))].sort((a, b) => worth(b) - worth(a));
}
