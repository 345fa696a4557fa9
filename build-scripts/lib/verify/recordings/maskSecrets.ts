/** Replaces every secret; its length tells nothing about the secret's. */
export const HIDDEN = '••••••';

/** Private keys are secrets wherever they are printed, even those of machines that are gone. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----[^]*?-----END [A-Z0-9 ]*PRIVATE KEY-----/g;

type Range = readonly [start: number, end: number];

/**
 * Masks every secret in the texts, even one that begins in one of them and ends in another.
 *
 * @param texts what was printed, in order
 */
export function maskSecrets(texts: readonly string[], secrets: readonly string[]): string[] {
  const whole = texts.join('');
  const found = [...secrets.filter(Boolean).flatMap((secret) => rangesOf(whole, secret)), ...keysIn(whole)];
  const ranges = found.sort(([a], [b]) => a - b).reduce<Range[]>(merge, []);
  let start = 0;
  return texts.map((text) => {
    const place: Range = [start, start + text.length];
    start += text.length;
    return masked(whole, place, ranges);
  });
}

function rangesOf(whole: string, secret: string): Range[] {
  const ranges: Range[] = [];
  for (let at = whole.indexOf(secret); at >= 0; at = whole.indexOf(secret, at + 1)) ranges.push([at, at + secret.length]);
  return ranges;
}

const keysIn = (whole: string): Range[] => [...whole.matchAll(PRIVATE_KEY)].map(({ 0: key, index }) => [index, index + key.length]);

function merge(merged: Range[], [start, end]: Range): Range[] {
  const last = merged.at(-1);
  return last && start < last[1] ? [...merged.slice(0, -1), [last[0], Math.max(last[1], end)]] : [...merged, [start, end]];
}

/** A part of the text without its secrets; the mark is where a secret begins. */
function masked(whole: string, [from, to]: Range, ranges: readonly Range[]): string {
  let [text, at] = ['', from];
  for (const [start, end] of ranges) {
    if (end <= at || start >= to) continue;
    text += whole.slice(at, Math.max(at, start)) + (start >= at ? HIDDEN : '');
    at = Math.min(end, to);
  }
  return text + whole.slice(at, to);
}
