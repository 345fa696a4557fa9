import { readFileSync } from 'node:fs';
import { readLedger, runsOn } from '../../build-scripts/lib/content/ledger/ledger';
import { releasesOf, type Article } from '../../build-scripts/lib/verify/articles';
import { ownArticles } from '../build-scripts/support/ownArticles';

const CONTENT = 'src/content';

/** The rows of the table in docs/checks.md: an article, and a part of the block in it. */
const proofs = readFileSync('docs/checks.md', 'utf8')
  .split(/^## /m)
  .filter((section) => section.startsWith('Proofs\n'))
  .flatMap((section) => [...section.matchAll(/^\| .* \| `((?:wiki|blog)\/[a-z0-9-]+)` \| `(.+)` \|$/gm)])
  .map(([, key = '', command = '']) => ({ key, command }));

describe('the table of proofs', () => {
  const ledger = readLedger(CONTENT);
  let articles: readonly Article[];
  beforeAll(async () => {
    articles = await ownArticles();
  });

  it('has the proofs that guides promise', () => {
    expect(proofs.length).toBeGreaterThanOrEqual(13);
  });

  it.each(proofs)('names a block of $key with `$command` that was executed as it is now, on every release', ({ key, command }) => {
    const article = articles.find((each) => each.key === key);
    const blocks = article?.fences.filter(({ run, text }) => run !== undefined && text.includes(command)) ?? [];
    expect(blocks.length).toBeGreaterThan(0);
    for (const { name } of article ? releasesOf(article) : []) {
      const states = runsOn(blocks, ledger[key], name).map(({ run }) => run?.state);
      expect({ release: name, states }).toEqual({ release: name, states: blocks.map(() => 'executed') });
    }
  });
});

describe('the ledger', () => {
  it('L3 names the program that has validated a file, not how a shell begins to ask it', () => {
    const entries = Object.values(readLedger(CONTENT)).flatMap((article) => article?.blocks ?? []);
    const names = new Set(entries.flatMap(({ by, runs }) => [by, ...Object.values(runs ?? {}).map((run) => run.by)]).filter((by) => by !== undefined));
    expect(names.size).toBeGreaterThan(20);
    expect(
      [...names].filter((by) => !/^[\w.+-]+(?: [\d.p]+)?$|^a check of its \w+(?: and \w+)?$/.test(by) || /^(?:cat|echo|env|printf|sh|test) /.test(by)),
    ).toEqual([]);
  });
});
