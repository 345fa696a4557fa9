import { formatLedger, type ArticleLedger } from '../../../build-scripts/lib/ledger';
import { environmentOf, isRunKnown, mergeArticle, type Merging } from '../../../build-scripts/lib/verify/mergeArticle';
import type { BlockResult, CheckOutcome } from '../../../build-scripts/lib/verify/results';
import type { Article } from '../../../build-scripts/lib/verify/articles';
import { articleOf } from '../support/article';

const BODY = '```console run\n$ true\n```\n\n```ini title="/etc/x"\na=1\n```\n\n```text\nx\n```\n';
const STATIC: readonly BlockResult[] = [{ state: 'linted', by: 'ShellCheck 1' }, { state: 'parsed', by: 'lines' }, { state: 'prose' }];

function outcome(article: Article, results: readonly (BlockResult | undefined)[], failed: readonly number[] = []): CheckOutcome {
  return {
    results: new Map(article.fences.flatMap((fence, index) => (results[index] ? [[fence, results[index]] as const] : []))),
    failed: new Set(article.fences.filter((_, index) => failed.includes(index))),
    failures: failed.map((line) => ({ file: article.file, line, message: 'wrong' })),
    system: 'Debian 12',
  };
}

function merge(article: Article, changes: Partial<Merging> = {}): ArticleLedger {
  const statically = outcome(article, STATIC);
  const run = outcome(article, [{ state: 'executed', by: 'Debian 12' }]);
  return mergeArticle(article, { known: undefined, statically, run, system: 'Debian 12', today: '2026-02-02', isForced: false, ...changes });
}

describe('mergeArticle', () => {
  const article = articleOf(BODY);
  const known = merge(article);

  it('keeps the strongest that is true of each block, in their order', () => {
    expect(known.blocks.map(({ state }) => state)).toEqual(['executed', 'parsed', 'prose']);
    expect(known.system).toBe('Debian 12');
    expect(known.environment).toBe(environmentOf(article));
  });

  it('keeps what was executed, and its day, when the last run is still valid or none can be made', () => {
    for (const run of ['known', 'none'] as const) {
      expect(merge(article, { known, run, today: '2026-03-03' }).blocks).toEqual(known.blocks);
    }
  });

  it('updates the date of what was run again, and of everything when forced', () => {
    const datesOf = (changes: Partial<Merging>) => merge(article, { known, today: '2026-03-03', ...changes }).blocks.map(({ date }) => date);
    expect(datesOf({})).toEqual(['2026-03-03', '2026-02-02', '2026-02-02']);
    expect(datesOf({ isForced: true })).toEqual(['2026-03-03', '2026-03-03', '2026-03-03']);
  });

  it('has no entry for a block that failed, and doesn’t take the run for done', () => {
    const ledger = merge(article, { known, run: outcome(article, [], [0]) });
    expect(ledger.blocks.map(({ state }) => state)).toEqual(['parsed', 'prose']);
    expect(ledger.environment).toBeUndefined();
    expect(isRunKnown(article, ledger)).toBe(false);
  });

  it('never calls a changed block executed', () => {
    const changed = articleOf(BODY.replace('$ true', '$ false'));
    expect(merge(changed, { known, run: 'none', statically: outcome(changed, STATIC) }).blocks[0]).toMatchObject({ state: 'linted' });
  });
});

describe('isRunKnown', () => {
  const article = articleOf(BODY);
  const known = merge(article);

  it('is true while the sidecar and all that the run depends on are as they were', () => {
    expect(isRunKnown(article, known)).toBe(true);
    expect(isRunKnown(articleOf(`${BODY}\n\`\`\`text\nmore\n\`\`\`\n`), known)).toBe(true);
    expect(isRunKnown(articleOf(`A sentence more.\n\n${BODY}`), known)).toBe(true);
  });

  it('is false when a command, a file, the sidecar or a value has changed, or nothing is known', () => {
    expect(isRunKnown(article, undefined)).toBe(false);
    expect(isRunKnown(articleOf(BODY.replace('$ true', '$ :')), known)).toBe(false);
    expect(isRunKnown(articleOf(BODY.replace('a=1', 'a=2')), known)).toBe(false);
    expect(isRunKnown(articleOf(BODY, { packages: ['sudo'] }), known)).toBe(false);
    expect(isRunKnown({ ...article, values: { HOST: 'a' } }, known)).toBe(false);
  });
});

describe('formatLedger', () => {
  it('writes articles by name and one block per line, so that a changed block is one changed line', () => {
    const text = formatLedger({ 'wiki/b': merge(articleOf(BODY)), 'wiki/a': { blocks: [] } });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['wiki/a', 'wiki/b']);
    expect(text.split('\n').filter((line) => line.includes('"hash"'))).toHaveLength(3);
  });
});
