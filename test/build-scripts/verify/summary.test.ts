import { summaryOf } from '../../../build-scripts/lib/verify/summary';
import type { LedgerEntry } from '../../../build-scripts/lib/content/ledger/ledger';
import { articleOf } from '../support/article';

const BODY = [
  '```console run\n$ true\n```',
  '```console run\n$ :\n```',
  '```console norun="needs a server"\n$ ls\n```',
  '```console run only="Debian 13"\n$ id\n```',
  '```text\nx\n```',
  'sudo ufw default deny incoming\nsudo ufw enable',
].join('\n\n');

const on = (release: 'Debian 13' | 'Debian 12', state: 'executed' | 'failed', date: string) => ({ [release]: { state, date } });

describe('summaryOf', () => {
  const article = articleOf(BODY);
  const runs: readonly LedgerEntry['runs'][] = [
    { ...on('Debian 13', 'executed', '2026-11-20'), ...on('Debian 12', 'executed', '2026-11-02') },
    { ...on('Debian 13', 'failed', '2026-11-20'), ...on('Debian 12', 'executed', '2026-11-01') },
    undefined,
    on('Debian 13', 'executed', '2026-11-19'),
  ];
  const blocks = article.fences.map(({ hash, ordinal }, place): LedgerEntry => ({
    hash,
    ordinal,
    state: 'linted',
    date: '2026-10-01',
    ...(runs[place] ? { runs: runs[place] } : {}),
  }));
  const other = { ...articleOf('```console run\n$ false\n```', { kind: 'booted', only: ['Debian 13'] }), key: 'wiki/other' };

  it('counts for each release its own blocks, what ran, what didn’t, and tells the oldest run', () => {
    expect(summaryOf([article, other], { [article.key]: { blocks } }).releases).toEqual({
      'Debian 13': { blocks: 7, executed: 2, notRun: 4, oldest: '2026-11-19' },
      'Debian 12': { blocks: 5, executed: 2, notRun: 2, oldest: '2026-11-01' },
    });
  });

  it('counts sessions and scripts without a mark as not run, and no files', () => {
    const unmarked = articleOf(
      ['```console\n$ true\n```', '```bash\ntrue\n```', '```bash title="/etc/rc.local"\ntrue\n```', '```yaml\na: 1\n```'].join('\n\n'),
    );
    expect(summaryOf([unmarked], {}).releases['Debian 13']).toEqual({ blocks: 4, executed: 0, notRun: 2, oldest: null });
  });

  it('counts for each kind of machine what ran on any release', () => {
    expect(summaryOf([article, other], { [article.key]: { blocks } }).kinds).toEqual({
      root: { articles: 1, blocks: 6, executed: 3 },
      booted: { articles: 1, blocks: 1, executed: 0 },
      machine: { articles: 0, blocks: 0, executed: 0 },
    });
    expect(summaryOf([], {}).releases['Debian 12']).toEqual({ blocks: 0, executed: 0, notRun: 0, oldest: null });
  });
});
