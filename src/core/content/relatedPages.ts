/*
 * Which pages a reader of one may want next. Three signs: a tag that two pages share says more the fewer have it
 * (inverse document frequency), a link between them says that an author saw the connection, and words that both use and
 * few others do say what neither has tagged (cosine of their tf-idf vectors). Each sign is looked up from the side of
 * what is shared, so pages with nothing in common are never compared.
 */

/** A page as it is compared. */
export interface ComparedPage {
  readonly path: string;
  readonly tags: readonly string[];
  /** Paths that its text links to, without anchors. */
  readonly links: Iterable<string>;
  readonly text: string;
}

/** A page close to another, and why. */
export interface Relation {
  readonly path: string;
  /** As the page that is read spells them, the rarest first. */
  readonly sharedTags: readonly string[];
  /** Whether one of the two links to the other. */
  readonly isLinked: boolean;
}

export const RELATED = {
  /** What a link either way is worth; a shared tag is worth the logarithm of how rare it is. */
  linkWeight: 1.5,
  /** What wholly equal words would be worth. */
  termWeight: 4,
  /** How much of a text is read, in characters: its beginning says what it is about. */
  textRead: 6_000,
  /** By how many of its words a page is known. */
  terms: 24,
  /** A word in more than this share of the pages says nothing about any of them. */
  commonShare: 0.3,
  /** Below this, pages have only chance in common. */
  leastScore: 1,
} as const;

/** What two pages can share, and how much each page has of it. */
type Signs = readonly ReadonlyMap<string, number>[];

/**
 * Finds the nearest pages of each page.
 *
 * @param limit how many at most
 * @returns for each path the nearest first; equally near ones in the order in which they came
 */
export function relatedPages(pages: readonly ComparedPage[], limit: number): ReadonlyMap<string, readonly Relation[]> {
  const tags = tagSigns(pages);
  const links = linkSigns(pages);
  const holders = [tags, links, termSigns(pages)].map((signs) => ({ signs, byName: holdersOf(signs) }));
  return new Map(
    pages.map(({ path }, place) => {
      const scores = new Map<number, number>();
      for (const { signs, byName } of holders) {
        for (const [name, weight] of signs[place] ?? []) {
          for (const other of byName.get(name) ?? []) scores.set(other, (scores.get(other) ?? 0) + weight * (signs[other]?.get(name) ?? 0));
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

function holdersOf(signs: Signs): ReadonlyMap<string, readonly number[]> {
  const holders = new Map<string, number[]>();
  signs.forEach((names, place) => {
    for (const name of names.keys()) {
      const places = holders.get(name);
      if (places) places.push(place);
      else holders.set(name, [place]);
    }
  });
  return holders;
}

/** How much it says that two of `count` pages have what `holders` of them have. */
function rarity(holders: number, count: number): number {
  return Math.log(1 + count / holders);
}

/** Each side carries the root of what the tag is worth, so that their product is its worth. */
function tagSigns(pages: readonly ComparedPage[]): Signs {
  const names = pages.map(({ tags }) => new Set(tags.map((tag) => tag.toLowerCase())));
  const counts = countHolders(names);
  return names.map((own) => new Map([...own].map((tag) => [tag, Math.sqrt(rarity(counts.get(tag) ?? 1, pages.length))])));
}

/** A link is a sign that its two ends share and nobody else has. */
function linkSigns(pages: readonly ComparedPage[]): Signs {
  const places = new Map(pages.map(({ path }, place) => [path, place]));
  const signs = pages.map(() => new Map<string, number>());
  pages.forEach(({ links }, from) => {
    for (const link of links) {
      const to = places.get(link);
      if (to === undefined || to === from) continue;
      const name = `${Math.min(from, to)}–${Math.max(from, to)}`;
      for (const end of [from, to]) signs[end]?.set(name, Math.sqrt(RELATED.linkWeight));
    }
  });
  return signs;
}

/** The words that a page is known by, as a vector of the length √termWeight. */
function termSigns(pages: readonly ComparedPage[]): Signs {
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
    .matchAll(/\p{L}[\p{L}\p{N}_-]{2,}/gu))
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
