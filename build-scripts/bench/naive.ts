import type { SearchDocument, SearchHit } from '../../src/core/search';

/** The plain scan over fields lowercased beforehand: the best case for a search without an index. */
export function makeNaive(documents: readonly SearchDocument[]): (query: string) => SearchHit[] {
  const rows = documents.map(({ title, tags, body, excerpt }) => ({
    title: title.toLowerCase(),
    body: body.toLowerCase(),
    extras: [...tags, excerpt ?? ''].map((text) => text.toLowerCase()),
  }));
  return (query) => {
    const needle = query.trim().toLowerCase();
    const hits: SearchHit[] = [];
    rows.forEach(({ title, extras, body }, doc) => {
      const count = countUpTo5(body, needle);
      const inTitle = title.includes(needle);
      if (count === 0 && !inTitle && !extras.some((text) => text.includes(needle))) return;
      hits.push({ doc, score: (inTitle ? 10 : 0) + (title === needle ? 5 : 0) + (count > 0 ? 5 + count : 0) });
    });
    return hits.sort((a, b) => b.score - a.score || a.doc - b.doc);
  };
}

function countUpTo5(text: string, needle: string): number {
  let count = 0;
  for (let at = text.indexOf(needle); at !== -1 && count < 5; at = text.indexOf(needle, at + needle.length)) count += 1;
  return count;
}
