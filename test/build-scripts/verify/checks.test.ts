import { checkedBlocks } from '../../../build-scripts/lib/content/ledger/checkedBlocks';
import { checkReleases, isUnsupported, outdatedReleases, type Release } from '../../../build-scripts/lib/content/reading/lifecycle';
import type { BlockRun, LedgerEntry } from '../../../build-scripts/lib/content/ledger/ledger';
import { compile, FIELDS } from '../support/compile';

const BODY = [
  '```console run\n$ true\n$ echo a\na\n```',
  '> ```console norun="needs Proxmox VE"\n> $ qm list\n> ```',
  '- ```ini title="/etc/x"\n  a=1\n  ```',
  '```text\nx\n```',
].join('\n\n');

const BY = { executed: undefined, validated: 'foo 1.2' } as const;
const runOf = (state: 'executed' | 'validated', date = '2026-11-20') => ({ state, ...(BY[state] ? { by: BY[state] } : {}), date });

function checked(change: (entries: LedgerEntry[]) => LedgerEntry[] = (entries) => entries, body = BODY) {
  const document = compile(body);
  const results: readonly Omit<LedgerEntry, 'hash' | 'ordinal' | 'date'>[] = [
    { state: 'linted', runs: { 'Debian 12': runOf('executed') } },
    { state: 'linted', reason: 'needs Proxmox VE' },
    { state: 'parsed', runs: { 'Debian 12': runOf('validated') } },
    { state: 'prose' },
  ];
  const entries = document.fences.map(({ hash, ordinal }, index): LedgerEntry => ({
    hash,
    ordinal,
    date: '2026-11-19',
    ...(results[index] ?? { state: 'prose' }),
  }));
  const runs = { 'Debian 13': { system: 'Debian 13.7', date: '2026-11-21' }, 'Debian 12': { system: 'Debian 12.11', date: '2026-11-20' } };
  return checkedBlocks(document, { 'wiki/sample': { runs, blocks: change(entries) } });
}

/** The same with runs of the first and the third block on Debian 13. */
function checkedOn13(first: BlockRun['state'], third: BlockRun['state'] = 'validated') {
  const states = [first, undefined, third];
  return checked((entries) =>
    entries.map((entry, place) => {
      const state = states[place];
      return state
        ? { ...entry, runs: { ...entry.runs, 'Debian 13': { state, ...(state === 'validated' ? { by: 'foo 2.0' } : {}), date: '2026-11-21' } } }
        : entry;
    }),
  );
}

const marksOf = (blocks: unknown) =>
  [...JSON.stringify(blocks).matchAll(/"check":\{"state":"(\w+)","text":"([^"]*)"/g)].map(([, state, text]) => `${state ?? ''}: ${text ?? ''}`);

describe('checkedBlocks', () => {
  it('gives each block its mark, in quotes and lists too, and says nothing of text', () => {
    expect(marksOf(checked().blocks)).toEqual(['executed: executed', 'linted: not run: needs Proxmox VE', 'validated: validated by foo 1.2']);
    expect(JSON.stringify(checked().blocks)).not.toContain('"hash"');
  });

  it('counts commands and files for the line at the head', () => {
    expect(checked().summary).toBe('Checked on Debian 12.11 · 20 November 2026 · 2 of 3 commands executed · 1 file validated');
  });

  it('says nothing of files at the head where no program has read any', () => {
    const { summary } = checked((entries) => entries.map((entry, place) => (place === 2 ? { ...entry, runs: {} } : entry)));
    expect(summary).toBe('Checked on Debian 12.11 · 20 November 2026 · 2 of 3 commands executed');
  });

  it('dates the line at the head by the runs that it names, not by later checks without a run', () => {
    expect(checked((entries) => entries.map((entry) => ({ ...entry, date: '2026-12-24' }))).summary).toContain('Checked on Debian 12.11 · 20 November 2026 · ');
  });

  it('counts a script in another shell’s name, and says why it isn’t run although no program reads it', () => {
    const { blocks, coverage } = checked(
      (entries) => entries.map((entry, place) => (place === 4 ? { ...entry, reason: 'no' } : entry)),
      `${BODY}\n\n\`\`\`sh norun="no"\nls\n\`\`\``,
    );
    expect(marksOf(blocks).at(-1)).toBe('prose: not run: no');
    expect(coverage).toEqual({ executed: 2, commands: 4 });
  });

  it('says of a block that the ledger doesn’t know that it has changed', () => {
    const { blocks, summary } = checked((entries) => entries.slice(1));
    expect(marksOf(blocks)[0]).toBe('changed: changed since its last check');
    expect(summary).toBe('Checked on Debian 12.11 · 20 November 2026 · none of 3 commands executed · 1 file validated · 1 block changed since');
  });

  it('says nothing at all of an article that was never checked', () => {
    const { blocks, summary } = checkedBlocks(compile(BODY), {});
    expect(summary).toBeNull();
    expect(marksOf(blocks)).toEqual([]);
    expect(JSON.stringify(blocks)).not.toContain('"hash"');
  });
});

describe('checkedBlocks of an article that was run on several releases', () => {
  it('says of a block where it was run only when the releases differ, and what the newest made of a file', () => {
    expect(marksOf(checkedOn13('executed').blocks)).toEqual(['executed: executed', 'linted: not run: needs Proxmox VE', 'validated: validated by foo 2.0']);
    expect(marksOf(checkedOn13('failed').blocks)[0]).toBe('executed: fails on Debian 13, executed on Debian 12');
    expect(marksOf(checkedOn13('executed', 'failed').blocks)[2]).toBe('validated: fails on Debian 13, validated by foo 1.2 on Debian 12');
  });

  it('tells other output from a command that fails', () => {
    const run = { state: 'failed', exit: 0, date: '2026-11-21' } as const;
    const { blocks } = checked((entries) => entries.map((entry, place) => (place === 0 ? { ...entry, runs: { ...entry.runs, 'Debian 13': run } } : entry)));
    expect(marksOf(blocks)[0]).toBe('executed: prints something else on Debian 13, executed on Debian 12');
  });

  it.each([
    [{ exit: 0, differs: false }, 'fails'],
    [{ exit: 1, differs: true }, 'prints something else'],
  ])('tells them apart whatever the exit code: %j', (run, text) => {
    const failed = { state: 'failed', date: '2026-11-21', ...run } as const;
    const { blocks } = checked((entries) => entries.map((entry, place) => (place === 0 ? { ...entry, runs: { ...entry.runs, 'Debian 13': failed } } : entry)));
    expect(marksOf(blocks)[0]).toBe(`executed: ${text} on Debian 13, executed on Debian 12`);
  });

  it('says of a block without a run on one of them that it wasn’t run there', () => {
    const { blocks, releases } = checked((entries) =>
      entries.map((entry, place) => (place === 2 ? { ...entry, runs: { ...entry.runs, 'Debian 13': runOf('validated') } } : entry)),
    );
    expect(marksOf(blocks)[0]).toBe('executed: not run on Debian 13, executed on Debian 12');
    expect(releases).toEqual([{ release: 'Debian 12', executed: 2, commands: 3 }]);
  });

  it('claims for each release what was run there, in one figure where they agree, with the day of the run that was made first', () => {
    expect(checkedOn13('executed').releases).toEqual([
      { release: 'Debian 13', executed: 2, commands: 3 },
      { release: 'Debian 12', executed: 2, commands: 3 },
    ]);
    expect(checkedOn13('executed').summary).toBe('Checked on Debian 13.7 and Debian 12.11 · 20 November 2026 · 2 of 3 commands executed · 1 file validated');
    const body = `${BODY}\n\n\`\`\`console run only="Debian 13"\n$ true\n\`\`\``;
    const { summary, blocks } = checked(
      (entries) =>
        entries.map((entry, place) => {
          if (place === 0) return { ...entry, runs: { ...entry.runs, 'Debian 13': runOf('executed') } };
          return place === 4 ? { ...entry, state: 'linted', runs: { 'Debian 13': runOf('executed') } } : entry;
        }),
      body,
    );
    expect(summary).toContain('commands executed: 3 of 4 on Debian 13, 2 of 3 on Debian 12');
    expect(marksOf(blocks).at(-1)).toBe('executed: executed on Debian 13');
  });

  it('says in lists a count of the page’s own head: that of the release that ran the most, not one of both together', () => {
    const only = (release: string) => `\n\n\`\`\`console run only="${release}"\n$ true\n\`\`\``;
    const { coverage, releases } = checked(
      (entries) =>
        entries.map((entry, place) => {
          if (place === 0) return { ...entry, runs: { ...entry.runs, 'Debian 13': runOf('executed') } };
          if (place < 4) return entry;
          return { ...entry, state: 'linted', runs: place === 4 ? { 'Debian 13': runOf('executed') } : { 'Debian 12': runOf('executed') } };
        }),
      `${BODY}${only('Debian 13')}${only('Debian 12')}`,
    );
    expect(releases.map(({ executed, commands }) => `${executed} of ${commands}`)).toEqual(['3 of 4', '3 of 4']);
    expect(coverage).toEqual({ executed: 3, commands: 4 });
    expect(checkedOn13('failed').coverage).toEqual({ executed: 2, commands: 3 });
  });
});

describe('lifecycle', () => {
  const RELEASES: readonly Release[] = [
    { name: 'Debian 11', supportEnds: '2024-08-14', longTermEnds: '2026-08-31' },
    { name: 'Ubuntu 22.04', supportEnds: '2027-04-30' },
    { name: 'Wazuh 4' },
  ];

  it('reports support that is over, and long-term support that is left', () => {
    const reported = (today: string) => outdatedReleases(['Debian 11', 'Ubuntu 22.04 LTS', 'Wazuh 4.12'], RELEASES, today);
    expect(reported('2024-08-14')).toEqual([]);
    expect(reported('2024-08-15')).toEqual(['Debian 11 has had only long-term support since 14 August 2024; that ends on 31 August 2026.']);
    expect(reported('2027-05-01')).toEqual([
      'Debian 11 has been out of support since 31 August 2026.',
      'Ubuntu 22.04 has been out of support since 30 April 2027.',
    ]);
  });

  it('warns of a guide only once no release that it applies to has any free support', () => {
    const isOver = (names: string[], today: string) => isUnsupported(names, RELEASES, today);
    expect([isOver(['Debian 11'], '2026-08-31'), isOver(['Debian 11'], '2026-09-01')]).toEqual([false, true]);
    expect([isOver(['Debian 11', 'Ubuntu 22.04 LTS'], '2026-09-01'), isOver(['Debian 11', 'Ubuntu 22.04 LTS'], '2027-05-01')]).toEqual([false, true]);
    expect([isOver(['Debian 11', 'Wazuh 4.12'], '2030-01-01'), isOver([], '2030-01-01')]).toEqual([false, false]);
  });

  it('takes the longer of two names that a guide’s release begins with, whichever is listed first', () => {
    const whole = { name: 'Proxmox VE 8', supportEnds: '2024-01-01' };
    const part = { name: 'Proxmox VE 8.2', supportEnds: '2027-01-01' };
    for (const releases of [
      [whole, part],
      [part, whole],
    ]) {
      expect(outdatedReleases(['Proxmox VE 8.2', 'Proxmox VE 8.2.4'], releases, '2026-01-01')).toEqual([]);
      expect(isUnsupported(['Proxmox VE 8.1'], releases, '2026-01-01')).toBe(true);
    }
  });

  it('knows a release by its name with more after it, and no other by a part of it', () => {
    const problems = (name: string) => checkReleases([compile('', { fields: `${FIELDS.wiki}\nappliesTo: [${name}]` })], RELEASES);
    expect(problems('Ubuntu 22.04 LTS')).toEqual([]);
    expect(problems('Debian 11 with MariaDB')).toEqual([]);
    expect(problems('Debian 111')).toMatchObject([
      { line: 6, column: 13, message: 'applies to "Debian 111", which isn\'t in lifecycle.yml', hint: 'Did you mean "Debian 11"?' },
    ]);
  });
});
