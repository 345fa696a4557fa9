import { datesOf, factsOf, glanceOf, modifiedOf, standInText } from '../../../../build-scripts/lib/content/summaries/guideSummary';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { PageData } from '../../../../src/core/content/pages';
import { filesFrom, modelFrom } from '../../support/model';
import { wiki } from '../../support/texts';

const KNOWN = {
  coverage: { executed: 14, commands: 17 },
  releases: [{ release: 'Debian 12', executed: 14, commands: 17 }],
  trust: { minutes: 20, risk: 'lockout' },
  readingMinutes: 7,
  isUnsupported: false,
  riskId: null,
} as const;
const textsOf = (changes: Partial<Parameters<typeof glanceOf>[0]>) => glanceOf({ ...KNOWN, ...changes }).map(({ text }) => text);

describe('glanceOf', () => {
  it('W6 says what was run where, how long it takes and what can go wrong, each in a text that keeps together', () => {
    expect(glanceOf(KNOWN)).toEqual([
      { kind: 'partly-run', text: '14\u00A0of 17 commands run on Debian\u00A012' },
      { kind: 'time', text: '20\u00A0min' },
      { kind: 'risk', text: '⚠\uFE0E can lock you out' },
    ]);
  });

  it('W6 has no mark where nothing was run, and says nothing of what isn’t known', () => {
    expect(textsOf({ coverage: { executed: 0, commands: 1 }, releases: [], trust: { risk: 'none' } })).toEqual(['none of 1 command run', '7\u00A0min to read']);
    expect(textsOf({ coverage: null, trust: {} })).toEqual(['7\u00A0min to read']);
  });

  it.each([
    [[27, 27], [26, 27], '✓ 27 of 27 commands run on Debian 13, 26 on 12'],
    [[26, 27], [27, 27], '✓ 26 of 27 commands run on Debian 13, 27 on 12'],
    [[21, 40], [21, 40], '21 of 40 commands run on Debian 13 and 12'],
    [[1, 1], [1, 2], '✓ 1 of 1 command run on Debian 13, 1 of 2 on 12'],
    [[0, 3], [2, 3], 'none of 3 commands run on Debian 13, 2 on 12'],
  ] as const)('W6 claims for each release what was run on it: %j and %j', (newer, older, said) => {
    const coverageOf = ([executed, commands]: readonly [number, number]) => ({ executed, commands });
    const releases = [
      { release: 'Debian 13', ...coverageOf(newer) },
      { release: 'Debian 12', ...coverageOf(older) },
    ] as const;
    expect(textsOf({ coverage: coverageOf(newer), releases })[0]?.replaceAll('\u00A0', ' ')).toBe(said);
  });

  it('W6 warns of releases out of support', () => {
    expect(textsOf({ isUnsupported: true }).at(-1)).toBe('⚠\uFE0E for releases out of support');
  });
});

describe('standInText', () => {
  it('W6 L2 says what stood in for the real thing', () => {
    expect(standInText(['A namespace in place of the bastion', 'A key without a passphrase'])).toBe(
      'Stand-ins: A namespace in place of the bastion. A key without a passphrase.',
    );
    expect(standInText([])).toBeNull();
  });
});

describe('factsOf', () => {
  it('W6 L2 says for whom a guide is, what it was tried with and what is out of support', () => {
    const trust = {
      level: 'beginner',
      minutes: 20,
      risk: 'lockout',
      appliesTo: ['Debian 12', 'Ubuntu 24.04'],
      testedWith: ['OpenSSH 9.2p1'],
      reviewed: '2026-11-21',
    } as const;
    expect(factsOf(trust, { ...KNOWN, outdated: ['Debian 12 is old.', 'Ubuntu too.'], lastUpdated: '2025-06-18' })).toEqual([
      ['Level', 'beginner'],
      ['Time needed', '20 minutes'],
      ['Risk', 'you can lock yourself out'],
      ['Reading time', '7 min'],
      ['Applies to', 'Debian 12, Ubuntu 24.04 (not run here)'],
      ['Support', 'Debian 12 is old. Ubuntu too.'],
      ['Tested with', 'OpenSSH 9.2p1'],
      ['Last updated', '18 June 2025'],
      ['Reviewed', '21 November 2026'],
    ]);
    expect(factsOf({}, { ...KNOWN, readingMinutes: 1, outdated: [], lastUpdated: '2025-06-18' })).toEqual([
      ['Reading time', '1 min'],
      ['Last updated', '18 June 2025'],
    ]);
    expect(datesOf({ lastUpdated: '2025-06-18', reviewed: '2026-11-21' })).toBe('Last updated 18 June 2025, reviewed 21 November 2026');
    expect(datesOf({ lastUpdated: '2025-06-18' })).toBe('Last updated 18 June 2025');
  });
});

describe('what a guide applies to', () => {
  const appliesTo = ['Debian 13', 'Debian 12 with MariaDB 10.11', 'Debian 12.1', 'Debian 123'];
  const textOf = (changes: Partial<Parameters<typeof factsOf>[1]>) =>
    new Map(factsOf({ appliesTo }, { ...KNOWN, outdated: [], lastUpdated: '2025-06-18', ...changes })).get('Applies to');

  it('W6 says of each release without a run that it wasn’t run here', () => {
    expect(textOf({})).toBe('Debian 13 (not run here), Debian 12 with MariaDB 10.11, Debian 12.1, Debian 123 (not run here)');
    expect(textOf({ coverage: { executed: 0, commands: 3 }, releases: [] })).toContain('Debian 12 with MariaDB 10.11 (not run here)');
  });

  it('W6 says nothing of runs where there is no command to run, or nothing was ever checked', () => {
    expect(textOf({ coverage: null, releases: [] })).toBe(appliesTo.join(', '));
  });
});

describe('modifiedOf', () => {
  it.each([
    [{ lastUpdated: '2025-02-01' }, '2025-02-01'],
    [{ lastUpdated: '2025-02-01', reviewed: '2026-11-21' }, '2026-11-21'],
    [{ lastUpdated: '2026-11-22', reviewed: '2026-11-21' }, '2026-11-22'],
  ])('M1 says of %o: modified on %s', (dates, modified) => expect(modifiedOf(dates)).toBe(modified));
});

describe('a guide in the wiki’s list', () => {
  it.each([
    ['2026-11-24', '2026-11-24'],
    ['2025-02-01', undefined],
  ])('W2 reviewed on %s, after its last update or not, says so or not', async (day, said) => {
    const model = await modelFrom({ 'wiki/a.md': wiki({ date: '2025-02-01', more: `category: Basics\nreviewed: ${day}` }) });
    const list = pagesOf(model).find(({ path }) => path === '/wiki')?.data as PageData['wiki'];
    expect(list.articles.map(({ reviewed }) => reviewed)).toEqual([said]);
  });
});

describe('a guide’s support', () => {
  it('E1 is over or not on the day of the build, not on that of the clock', async () => {
    const texts = { 'wiki/a.md': wiki({ more: 'category: Basics\nappliesTo: [Debian 12]' }) };
    const lifecycle = { file: 'lifecycle.yml', text: 'releases:\n  - { name: Debian 12, supportEnds: 2026-06-10, longTermEnds: 2028-06-30 }\n' };
    const saidOn = async (day: string) => {
      const model = await modelFrom(texts, { files: { ...filesFrom(texts), lifecycle }, buildTime: Date.parse(`${day}T12:00:00Z`) });
      const data = pagesOf(model).find(({ path }) => path === '/wiki/a')?.data as PageData['wiki-article'];
      return [...data.facts, ...data.glance.map(({ text }) => ['', text])].map(([, text]) => text).join('\n');
    };
    expect(await saidOn('2026-06-10')).not.toContain('support');
    expect(await saidOn('2028-06-30')).toContain('Debian 12 has had only long-term support since 10 June 2026; that ends on 30 June 2028.');
    expect(await saidOn('2030-01-01')).toMatch(/Debian 12 has been out of support since 30 June 2028\.[^]*for releases out of support/);
  });
});
