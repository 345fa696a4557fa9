import type { ReleaseName } from '../../../build-scripts/lib/content/code/debianReleases';
import { formatLedger, type ArticleLedger } from '../../../build-scripts/lib/content/ledger/ledger';
import { environmentOf, isRunKnown, mergeArticle, type Merging } from '../../../build-scripts/lib/verify/mergeArticle';
import type { BlockResult, CheckOutcome, RunOutcome } from '../../../build-scripts/lib/verify/results';
import type { Article } from '../../../build-scripts/lib/verify/articles';
import { articleOf } from '../support/article';

const BODY = '```console run\n$ true\n```\n\n```ini title="/etc/x"\na=1\n```\n\n```text\nx\n```\n';
const STATES = ['linted', 'parsed', 'prose'] as const;
const D12: ReleaseName = 'Debian 12';
const D13: ReleaseName = 'Debian 13';

function statically(article: Article): CheckOutcome {
  return { results: new Map(article.fences.map((fence, place) => [fence, { state: STATES[place] ?? 'prose' }])), failed: new Set(), failures: [] };
}

/** A run in which the first block was executed, or failed; further ones as given. */
function outcome(article: Article, { fails = false, others = [] as readonly (BlockResult<'validated' | 'executed'> | undefined)[] } = {}): RunOutcome {
  const results = [fails ? undefined : ({ state: 'executed', by: 'Debian 12.15' } as const), ...others];
  return {
    results: new Map(article.fences.flatMap((fence, place) => (results[place] ? [[fence, results[place]] as const] : []))),
    failed: new Set(fails ? article.fences.slice(0, 1) : []),
    failures: fails ? [{ file: article.file, line: 1, message: 'wrong' }] : [],
    system: fails ? undefined : 'Debian 12.15',
    exits: new Map(article.fences.slice(0, 1).map((fence) => [fence, fails ? 3 : 0])),
    outputs: new Map(),
    seconds: 4,
    packages: { sudo: '1.9' },
  };
}

function merge(article: Article, changes: Partial<Merging> = {}): ArticleLedger {
  const runs = new Map([[D12, outcome(article)]]);
  return mergeArticle(article, { known: undefined, statically: statically(article), runs, today: '2026-02-02', isForced: false, ...changes });
}

const NONE = new Map<ReleaseName, RunOutcome>();

describe('mergeArticle', () => {
  const article = articleOf(BODY);
  const known = merge(article);

  it('keeps what was found without running a block, and how its run on a release went', () => {
    expect(known.blocks.map(({ state }) => state)).toEqual(['linted', 'parsed', 'prose']);
    expect(known.blocks.map(({ runs }) => runs)).toEqual([{ [D12]: { state: 'executed', exit: 0, date: '2026-02-02' } }, undefined, undefined]);
    expect(known.runs).toEqual({
      [D12]: { system: 'Debian 12.15', environment: environmentOf(article, D12), date: '2026-02-02', seconds: 4, packages: { sudo: '1.9' } },
    });
  });

  it('keeps which program read a file', () => {
    const runs = new Map([[D12, outcome(article, { others: [{ state: 'validated', by: 'foo 1' }] })]]);
    expect(merge(article, { runs }).blocks[1]?.runs).toEqual({ [D12]: { state: 'validated', by: 'foo 1', date: '2026-02-02' } });
  });

  it('keeps what is known when nothing is run', () => {
    expect(merge(article, { known, runs: NONE, today: '2026-03-03' })).toEqual(known);
  });

  it('adds the run on a release to those on others', () => {
    const both = merge(article, { known, runs: new Map([[D13, outcome(article)]]), today: '2026-03-03' });
    expect(both.runs?.[D12]).toEqual(known.runs?.[D12]);
    expect(both.blocks[0]?.runs).toMatchObject({ [D12]: { date: '2026-02-02' }, [D13]: { state: 'executed', date: '2026-03-03' } });
    expect(both.blocks[0]?.date).toBe('2026-02-02');
  });

  it('updates the date of what was run again, and of everything when forced', () => {
    const datesOf = (changes: Partial<Merging>) =>
      merge(article, { known, today: '2026-03-03', ...changes }).blocks.map(({ date, runs }) => [date, runs?.[D12]?.date]);
    expect(datesOf({})).toEqual([['2026-02-02', '2026-03-03'], ...Array<unknown>(2).fill(['2026-02-02', undefined])]);
    expect(datesOf({ isForced: true }).map(([date]) => date)).toEqual(Array(3).fill('2026-03-03'));
  });

  it('has no entry for a block that passes nowhere, and doesn’t take the run for done', () => {
    const ledger = merge(article, { known, runs: new Map([[D12, outcome(article, { fails: true })]]) });
    expect(ledger.blocks.map(({ state }) => state)).toEqual(['parsed', 'prose']);
    expect(ledger.runs?.[D12]?.environment).toBeUndefined();
    expect(isRunKnown(article, ledger, D12)).toBe(false);
  });

  it('knows of a block that fails on one release and passes on another', () => {
    const ledger = merge(article, { known, runs: new Map([[D13, outcome(article, { fails: true })]]), today: '2026-03-03' });
    expect(ledger.blocks[0]?.runs).toEqual({ [D13]: { state: 'failed', exit: 3, date: '2026-03-03' }, [D12]: known.blocks[0]?.runs?.[D12] });
    expect([isRunKnown(article, ledger, D13), isRunKnown(article, ledger, D12)]).toEqual([false, true]);
  });

  it('knows whether a block failed by printing something else', () => {
    const failed = outcome(article, { fails: true });
    const failureOf = (isDifference: boolean) => failed.failures.map((failure) => ({ ...failure, fence: article.fences[0], isDifference }));
    for (const differs of [true, false]) {
      const runs = new Map([[D13, { ...failed, failures: failureOf(differs) } as RunOutcome]]);
      expect(merge(article, { known, runs }).blocks[0]?.runs?.[D13]).toMatchObject({ state: 'failed', exit: 3, differs });
    }
  });

  it('never calls a changed block executed', () => {
    const changed = articleOf(BODY.replace('$ true', '$ false'));
    const ledger = merge(changed, { known, runs: NONE, statically: statically(changed) });
    expect(ledger.blocks[0]).toMatchObject({ state: 'linted' });
    expect(ledger.blocks[0]?.runs).toBeUndefined();
    expect(ledger.runs?.[D12]?.environment).toBeUndefined();
  });

  it('forgets the runs on a release that the sidecar leaves out', () => {
    const narrowed = articleOf(BODY, { only: [D13] });
    const ledger = merge(narrowed, { known, runs: NONE, statically: statically(narrowed) });
    expect(ledger.runs).toBeUndefined();
    expect(ledger.blocks[0]?.runs).toBeUndefined();
  });
});

describe('isRunKnown', () => {
  const article = articleOf(BODY);
  const known = merge(article);

  it('is true while the sidecar and all that the run depends on are as they were', () => {
    expect(isRunKnown(article, known, D12)).toBe(true);
    expect(isRunKnown(articleOf(`${BODY}\n\`\`\`text\nmore\n\`\`\`\n`), known, D12)).toBe(true);
    expect(isRunKnown(articleOf(`A sentence more.\n\n${BODY}`), known, D12)).toBe(true);
  });

  it('is false when a command, a file, the sidecar or a value has changed, or nothing is known', () => {
    expect(isRunKnown(article, undefined, D12)).toBe(false);
    expect(isRunKnown(article, known, D13)).toBe(false);
    expect(isRunKnown(articleOf(BODY.replace('$ true', '$ :')), known, D12)).toBe(false);
    expect(isRunKnown(articleOf(BODY.replace('a=1', 'a=2')), known, D12)).toBe(false);
    expect(isRunKnown(articleOf(BODY, { packages: ['sudo'] }), known, D12)).toBe(false);
    expect(isRunKnown({ ...article, values: { HOST: 'a' } }, known, D12)).toBe(false);
  });

  it('is false when a file that the run writes has changed, with a mode or without, also after a check that ran nothing', () => {
    for (const mark of ['write', 'write="0640 root:www"']) {
      const body = BODY.replace('title="/etc/x"', `title="/etc/x" ${mark}`);
      const before = merge(articleOf(body));
      expect(isRunKnown(articleOf(body), before, D12)).toBe(true);
      const changed = articleOf(body.replace('a=1', 'a=2'));
      expect(isRunKnown(changed, before, D12)).toBe(false);
      const checked = merge(changed, { known: before, runs: NONE, statically: statically(changed) });
      expect(isRunKnown(changed, checked, D12)).toBe(false);
    }
  });

  it('is false when a file that the run writes is gone or has moved, or another of its lines is removed', () => {
    const file = (value: number, marks = '') => `\`\`\`ini title="/etc/y" write${marks}\na=${value}\nb=1\n\`\`\`\n\n`;
    const before = (body: string) => merge(articleOf(body));
    expect(isRunKnown(article, before(BODY + file(1)), D12)).toBe(false);
    expect(isRunKnown(articleOf(BODY + file(2) + file(1)), before(BODY + file(1) + file(2)), D12)).toBe(false);
    expect(isRunKnown(articleOf(BODY + file(1, ' del={1}')), before(BODY + file(1)), D12)).toBe(false);
  });

  it('is false when a block that the run executes is gone', () => {
    expect(isRunKnown(article, merge(articleOf(`${BODY}\n\`\`\`console run\n$ echo\n\`\`\`\n`)), D12)).toBe(false);
  });

  it('stays true when only what is for another release has changed', () => {
    const more = `${BODY}\n\`\`\`console run only="Debian 13"\n$ true\n\`\`\`\n`;
    const plan = { packages: [{ name: 'sudo', only: D13 }], tolerances: [{ match: 'a', as: 'b', only: D13 }] };
    expect(isRunKnown(articleOf(more, plan), known, D12)).toBe(true);
    expect(environmentOf(articleOf(more), D13)).not.toBe(environmentOf(article, D13));
    expect(environmentOf(articleOf(BODY, plan), D13)).not.toBe(environmentOf(article, D13));
  });
});

describe('formatLedger', () => {
  it('writes articles by name, one line per run and per block, so that a changed block is one changed line', () => {
    const text = formatLedger({ 'wiki/b': merge(articleOf(BODY)), 'wiki/a': { blocks: [] } });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['wiki/a', 'wiki/b']);
    expect(text.split('\n').filter((line) => line.includes('"hash"'))).toHaveLength(3);
    expect(text.split('\n').filter((line) => line.includes('"environment"'))).toHaveLength(1);
  });
});
