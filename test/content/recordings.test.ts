import { readdirSync, readFileSync } from 'node:fs';
import { hostname, release } from 'node:os';
import { join, resolve } from 'node:path';
import { parseRecordings } from '../../build-scripts/lib/content/reading/recordings';
import { findEntry, readLedger } from '../../build-scripts/lib/content/ledger/ledger';
import { MAX_BLOCK_BYTES } from '../../build-scripts/lib/verify/recordings/recordSession';
import type { Article } from '../../build-scripts/lib/verify/articles';
import { plainText, stepsOf } from '../../src/core/recordings/playback';
import { ownArticles } from '../build-scripts/support/ownArticles';

const CONTENT = 'src/content';
const ledger = readLedger(CONTENT);
const texts = readdirSync(join(CONTENT, 'recordings'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => ({ key: path.replaceAll('\\', '/').slice(0, -'.json'.length), text: readFileSync(join(CONTENT, 'recordings', path), 'utf8') }));
const recorded = texts.map(({ key, text }) => ({ key, text, recordings: parseRecordings(text) ?? [] }));

let articles: readonly Article[];
beforeAll(async () => {
  articles = await ownArticles();
});

describe('the recordings of the sample', () => {
  it('L6 are there for at least fifteen guides', () => {
    expect(recorded.filter(({ key, recordings }) => key.startsWith('wiki/') && recordings.length > 0).length).toBeGreaterThanOrEqual(15);
  });

  it.each(recorded)('L6 of $key are of blocks that were executed as they are now, whole and bounded', ({ key, recordings }) => {
    const article = articles.find((each) => each.key === key);
    for (const { hash, ordinal, release, events } of recordings) {
      expect(article?.fences.some((fence) => fence.hash === hash && fence.ordinal === ordinal)).toBe(true);
      expect(findEntry(ledger[key], { hash, ordinal })?.runs?.[release]?.state).toBe('executed');
      expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThanOrEqual(MAX_BLOCK_BYTES);
      const steps = stepsOf({ events }) ?? [];
      expect(steps.every(({ frames }) => /^[$#] /.test(plainText(frames[0]?.text ?? '').trimStart()))).toBe(true);
    }
  });

  it.each(recorded)('L6 of $key have nothing of the computer that they were made on, and no secret of the guide', ({ key, text, recordings }) => {
    const { plan, values = {}, secrets = [] } = articles.find((each) => each.key === key) ?? {};
    const typed = plan?.answers.flatMap((dialogue) => dialogue.typed.flatMap((answer) => (answer.secret && answer.text ? [answer.text] : []))) ?? [];
    const hidden = [...typed, ...secrets.flatMap((name) => values[name] ?? [])];
    const shown = recordings.map(({ events }) => events.map(([, , part]) => part).join('')).join('\n');
    for (const secret of hidden) expect(shown).not.toContain(secret);
    expect(text).not.toMatch(/PRIVATE KEY-----[^"]*[A-Za-z0-9+/]{40}/);
    for (const own of [resolve('.'), release(), ...(hostname().length > 6 ? [hostname()] : [])]) expect(text).not.toContain(own);
  });
});
