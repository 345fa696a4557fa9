import { checkedBlocks } from '../../../../build-scripts/lib/content/ledger/checkedBlocks';
import { ledgerData } from '../../../../build-scripts/lib/content/pages/ledgerPage';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { ContentModel } from '../../../../build-scripts/lib/content/model/model';
import type { ArticleLedger, LedgerEntry } from '../../../../build-scripts/lib/content/ledger/ledger';
import { filesFrom, modelFrom, problemLines } from '../../support/model';
import { post, wiki } from '../../support/texts';

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

async function siteOf(sidecar: string, runsOfPost: LedgerEntry['runs'] = { 'Debian 12': executed('2026-10-30') }): Promise<ContentModel> {
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
  return modelFrom(TEXTS, { files, ledger });
}

const pageOf = async (sidecar: string) => ledgerData(await siteOf(sidecar));

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
    const site = await siteOf('only: [Debian 13]\nonlyBecause: Debian 12 has no such disk.\n');
    const { checked, releases } = ledgerData(site);
    expect(checked[0]?.articles[0]).toMatchObject({
      runs: [{ executed: 2, commands: 6 }, null],
      oldest: '2026-11-03',
      elsewhere: ['Debian 12: not run. Debian 12 has no such disk.'],
    });
    // Runs there from before count nowhere, on the page of the article either.
    expect(site.wiki.all.map((guide) => checkedBlocks(guide, site.ledger).releases)).toEqual([[{ release: 'Debian 13', executed: 2, commands: 6 }]]);
    expect(releases[1]).toEqual({ name: 'Debian 12', executed: 1, commands: 1, oldest: '2026-10-30' });
  });

  it('L1 names what a script file isn’t run for without counting it as a command', async () => {
    const texts = { 'wiki/a.md': wiki({ body: '```bash norun="needs a disk" title="/usr/local/bin/mount-it"\ntrue\n```' }) };
    const ledger = { 'wiki/a': ledgerOf(await modelFrom(texts), 'a', [undefined]) };
    expect(ledgerData(await modelFrom(texts, { ledger })).checked[0]?.articles[0]?.notRun).toEqual([
      { text: 'needs a disk', count: 0, sections: [{ path: '/wiki/a', title: 'T' }] },
    ]);
  });

  it('L1 says of a block that the ledger lacks that it failed or has changed, since it keeps none that only failed', async () => {
    const texts = { 'wiki/a.md': wiki({ body: '```console run\n$ true\n```\n\n```console run\n$ false\n```\n\n```console run\n$ new\n```' }) };
    const { blocks } = ledgerOf(await modelFrom(texts), 'a', [{ 'Debian 13': executed('2026-11-03') }]);
    const ledger = { 'wiki/a': { blocks: blocks.filter((_, place) => place !== 1) } };
    expect(ledgerData(await modelFrom(texts, { ledger })).checked[0]?.articles[0]).toMatchObject({
      counts: [1, 0, 1, 1],
      notRun: [
        { text: 'failed in its last run, or changed since', count: 1 },
        { text: 'changed since its last run', count: 1 },
      ],
    });
  });

  it('L1 counts commands under any name of a shell, or of none, as not run', async () => {
    const body = '```sh\nls\n```\n\n```shell\n$ ls\n$ ls\n```\n\n```zsh title="/x"\nls\n```\n\n```terminal\n# ls\nout\n```\n\n```\n$ ls\n```\n\n```\nls\n```';
    const texts = { 'wiki/a.md': wiki({ body }) };
    const ledger = { 'wiki/a': ledgerOf(await modelFrom(texts), 'a', []) };
    const [article] = ledgerData(await modelFrom(texts, { ledger })).checked[0]?.articles ?? [];
    expect(article?.notRun).toMatchObject([{ text: 'not marked as run', count: 5 }]);
  });

  it('L2 says with which values of its own a sidecar runs what the page shows with others, and keeps secrets', async () => {
    const variables = [
      'DIR: { type: path, value: /srv, about: A }',
      'SAME: { type: path, value: /srv, about: A }',
      'KEY: { type: secret, value: k, about: A }',
    ];
    const texts = {
      'wiki/a.md': wiki({ body: '```console run\n$ ls {{DIR}} {{KEY}}\n```', more: `category: Basics\nvariables:\n  ${variables.join('\n  ')}` }),
    };
    const text = 'variables: { DIR: /etc, SAME: /srv, KEY: hidden }\nstandIns: [{ what: A disk }]\n';
    const files = { ...filesFrom(texts), checks: new Map([['wiki/a', { file: 'checks/wiki/a.yml', text }]]) };
    const ledger = { 'wiki/a': ledgerOf(await modelFrom(texts), 'a', [undefined]) };
    const model = await modelFrom(texts, { files, ledger });
    expect(ledgerData(model).checked[0]?.articles[0]?.standIns).toEqual(['A disk', 'Run with DIR = /etc, another KEY']);
    expect(JSON.stringify(pagesOf(model))).toContain('Stand-ins: A disk. Run with DIR = /etc, another KEY.');
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
