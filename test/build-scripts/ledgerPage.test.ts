import { ledgerData } from '../../build-scripts/lib/content/ledgerPage';
import type { ContentModel } from '../../build-scripts/lib/content/model';
import type { ArticleLedger, LedgerEntry } from '../../build-scripts/lib/content/ledger';
import { filesFrom, modelFrom, problemLines } from './support/model';
import { post, wiki } from './support/texts';

const BODY = [
  '## Make room',
  '```console run\n$ true\n```',
  '```console run only="Debian 13"\n$ false\n```',
  '## Add a disk',
  '```console norun="needs a \'disk\'"\n$ lsblk\n$ blkid\n```',
  '```bash norun="needs a \'disk\'" title="/usr/local/bin/mount-it"\ntrue\n```',
  '```yaml\na: 1\n```',
  '## Mount it',
  '```console norun="needs a \'disk\'"\n$ mount /dev/sdb1\n```',
  '```console run\n$ echo x\n```',
].join('\n\n');
const TEXTS = { 'wiki/a.md': wiki({ body: BODY }), 'blog/b.md': post({ body: '```bash run\ntrue\n```' }), 'blog/c.md': post() };
const SIDECAR = "standIns:\n  - what: A loop device in place of the server's disk\n    files: [/srv/disk]\n";

/** The ledger of a model's article, with these runs for its blocks, in order. */
function ledgerOf(model: ContentModel, id: string, runs: readonly LedgerEntry['runs'][]): ArticleLedger {
  const { fences } = model.wiki.byId(id) ?? model.blog.byId(id) ?? { fences: [] };
  return {
    blocks: fences.map(({ hash, ordinal }, place): LedgerEntry => ({
      hash,
      ordinal,
      state: 'linted',
      date: '2026-11-01',
      ...(runs[place] ? { runs: runs[place] } : {}),
    })),
  };
}

const executed = (date: string) => ({ state: 'executed', date }) as const;

async function pageOf(sidecar: string, runsOfPost: LedgerEntry['runs'] = { 'Debian 12': executed('2026-10-30') }): Promise<ReturnType<typeof ledgerData>> {
  const files = { ...filesFrom(TEXTS), checks: new Map([['wiki/a', { file: 'checks/wiki/a.yml', text: sidecar }]]) };
  const unchecked = await modelFrom(TEXTS);
  const runs = [
    { 'Debian 13': executed('2026-11-03'), 'Debian 12': executed('2026-11-02') },
    { 'Debian 13': executed('2026-11-04') },
    undefined,
    undefined,
    undefined,
    undefined,
    { 'Debian 13': { state: 'failed', exit: 1, date: '2026-11-05' } as const },
  ];
  const ledger = { 'wiki/a': ledgerOf(unchecked, 'a', runs), 'blog/b': ledgerOf(unchecked, 'b', [runsOfPost]) };
  return ledgerData(await modelFrom(TEXTS, { files, ledger }));
}

describe('the page of the ledger', () => {
  it('L1 counts, for each release, the commands and how many of them were run there, and knows the oldest run', async () => {
    const { asOf, releases } = await pageOf(SIDECAR);
    expect(asOf).toBe('2026-11-05');
    expect(releases).toEqual([
      { name: 'Debian 13', executed: 2, commands: 7, oldest: '2026-11-03' },
      { name: 'Debian 12', executed: 2, commands: 6, oldest: '2026-10-30' },
    ]);
  });

  it('L1 L2 says of each article how it went on each release, what stood in, and why blocks were not run, by section', async () => {
    const { checked } = await pageOf(SIDECAR);
    expect(checked).toEqual([
      {
        title: 'Basics',
        articles: [
          {
            path: '/wiki/a',
            title: 'T',
            counts: [2, 0, 5, 0],
            runs: [
              { executed: 2, commands: 6 },
              { executed: 1, commands: 5 },
            ],
            oldest: '2026-11-02',
            elsewhere: [],
            standIns: ['A loop device in place of the server’s disk'],
            notRun: [
              {
                text: 'needs a ‘disk’',
                count: 3,
                sections: [
                  { path: '/wiki/a#add-a-disk', title: 'Add a disk' },
                  { path: '/wiki/a#mount-it', title: 'Mount it' },
                ],
              },
              { text: 'failed when it was run', count: 1, sections: [{ path: '/wiki/a#mount-it', title: 'Mount it' }] },
            ],
          },
        ],
      },
      {
        title: 'Posts',
        articles: [
          {
            path: '/blog/b',
            title: 'T',
            counts: [1, 0, 0, 0],
            runs: [
              { executed: 0, commands: 1 },
              { executed: 1, commands: 1 },
            ],
            oldest: '2026-10-30',
            elsewhere: [],
            standIns: [],
            notRun: [],
          },
        ],
      },
    ]);
  });

  it('L1 says why an article is run on one release alone, and counts nothing of it for the others', async () => {
    const { checked, releases } = await pageOf('only: [Debian 13]\nonlyBecause: Debian 12 has no such disk.\n');
    expect(checked[0]?.articles[0]).toMatchObject({
      runs: [{ executed: 2, commands: 6 }, null],
      oldest: '2026-11-03',
      elsewhere: ['Debian 12: not run. Debian 12 has no such disk.'],
    });
    expect(releases[1]).toEqual({ name: 'Debian 12', executed: 1, commands: 1, oldest: '2026-10-30' });
  });

  it('L1 names what a script file isn’t run for without counting it as a command', async () => {
    const texts = { 'wiki/a.md': wiki({ body: '```bash norun="needs a disk" title="/usr/local/bin/mount-it"\ntrue\n```' }) };
    const ledger = { 'wiki/a': ledgerOf(await modelFrom(texts), 'a', [undefined]) };
    expect(ledgerData(await modelFrom(texts, { ledger })).checked[0]?.articles[0]?.notRun).toEqual([
      { text: 'needs a disk', count: 0, sections: [{ path: '/wiki/a', title: 'T' }] },
    ]);
  });

  it('L1 says of a session without a mark that it isn’t run', async () => {
    const texts = { 'wiki/a.md': wiki({ body: '```console\n$ true\n```\n\n```bash title="/etc/rc.local"\ntrue\n```' }) };
    const ledger = { 'wiki/a': ledgerOf(await modelFrom(texts), 'a', [undefined, undefined]) };
    expect(ledgerData(await modelFrom(texts, { ledger })).checked[0]?.articles[0]?.notRun).toEqual([
      { text: 'not marked as run', count: 1, sections: [{ path: '/wiki/a', title: 'T' }] },
    ]);
  });

  it('L1 has nothing to say of a site without checks', async () => {
    expect(ledgerData(await modelFrom(TEXTS))).toEqual({ asOf: null, releases: [], checked: [] });
  });

  it('reports a sidecar that is wrong, with its place', async () => {
    const files = { ...filesFrom(TEXTS), checks: new Map([['wiki/a', { file: 'checks/wiki/a.yml', text: 'packages: []\nonly: [Debian 13]\n' }]]) };
    expect(await problemLines(modelFrom(TEXTS, { files }))).toEqual([expect.stringMatching(/^checks\/wiki\/a\.yml:\d+:\d+ .*onlyBecause/)]);
  });
});
