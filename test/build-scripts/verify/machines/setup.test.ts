import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOn } from '../../../../build-scripts/lib/verify/articles';
import { mergeArticle } from '../../../../build-scripts/lib/verify/mergeArticle';
import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import { checkStatically } from '../../../../build-scripts/lib/verify/staticChecks';
import type { CheckPlan } from '../../../../build-scripts/lib/content/ledger/checkPlan';
import { articleOf } from '../../support/article';
import { describeDebianMachines } from '../../support/describeMachines';

const INSTALL_MS = 120_000;
const [DEBIAN_13] = RELEASES;
const run = (body: string, plan: Partial<CheckPlan>) => {
  const article = articleOf(body, plan);
  return runArticle(articleOn(article, DEBIAN_13.name), { release: DEBIAN_13, report: () => undefined }).then((outcome) => ({ article, outcome }));
};

describeDebianMachines('what a sidecar prepares', () => {
  it('fails the blocks that it was for when the setup fails, so that no earlier run of them stays', async () => {
    const { article, outcome } = await run('```console run\n$ true\n```\n\n```console norun="no"\n$ ls\n```\n', { setup: 'echo why\nfalse\n' });
    expect(outcome.failures).toEqual([expect.objectContaining({ message: 'the setup failed (exit 1)', detail: 'why\n' })]);
    expect([...outcome.failed]).toEqual([article.fences[0]]);
    const before = {
      runs: { 'Debian 13': { state: 'executed' as const, date: '2026-01-01' }, 'Debian 12': { state: 'executed' as const, date: '2026-01-01' } },
    };
    const blocks = article.fences.map(({ hash, ordinal }) => ({ hash, ordinal, state: 'parsed' as const, date: '2026-01-01', ...before }));
    const statically = await checkStatically(article, null);
    const merged = mergeArticle(article, { known: { blocks }, statically, runs: new Map([['Debian 13', outcome]]), today: '2026-02-02', isForced: false });
    expect(merged.blocks[0]?.runs).toEqual({ 'Debian 13': { state: 'failed', date: '2026-02-02' }, 'Debian 12': { state: 'executed', date: '2026-01-01' } });
  });

  it('L2 fails what it was for when it makes more than a run can list, so that no program among it goes untold', async () => {
    const setup = 'cd /srv; seq -f %0100g 50000 | xargs touch; install -m 755 /dev/null /usr/local/bin/tool';
    const { article, outcome } = await run('```console run\n$ true\n```\n', { setup });
    expect(outcome.failures.map(({ file, message }) => ({ file, message }))).toEqual([
      { file: article.planFile, message: 'the list of what the setup makes printed too much and was stopped' },
    ]);
    expect([...outcome.failed]).toEqual(article.fences);
  });

  it(
    'has downloads that the guide installs without a network, and nothing of them before',
    async () => {
      const body = '```console run\n$ command -v hello || echo "not there"\nnot there\n# apt-get install --yes hello\n$ hello\nHello, world!\n```\n';
      const { outcome } = await run(body, { downloads: ['hello'] });
      expect(outcome.failures).toEqual([]);
      expect(outcome.packages).toEqual({ hello: expect.stringMatching(/^2\./) });
    },
    INSTALL_MS,
  );
});
