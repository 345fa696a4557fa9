import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUNTIME } from '../../../build-scripts/lib/script/guideScript';
import { hashOfScript } from '../../../build-scripts/lib/script/hashOfScript';
import { screenOfCommand } from '../../../build-scripts/lib/verify/scriptRuns/screenOfCommand';
import { readScriptRuns, writeScriptRuns, type ScriptRun } from '../../../build-scripts/lib/verify/scriptRuns/scriptRuns';
import { scriptTable } from '../../../build-scripts/lib/verify/scriptRuns/scriptTable';
import { fence, scriptOf } from '../script/fixture';

const RUN: ScriptRun = {
  hash: 'a',
  date: '2026-11-20',
  seconds: 9,
  machines: 2,
  blocks: 5,
  same: 4,
  differences: [{ line: 31, message: 'printed something else' }],
};

describe('the table of the runs of scripts', () => {
  it('names every guide that has a script, each run with its day, and says where the script has changed since', () => {
    const table = scriptTable(new Map(Object.entries({ 'wiki/a': 'a', 'wiki/b': 'b', 'wiki/c': 'c' })), {
      'wiki/a': { 'Debian 13': RUN, 'Debian 12': { ...RUN, same: 5, differences: [] } },
      'wiki/b': { 'Debian 13': RUN },
      'wiki/gone': { 'Debian 13': RUN },
    });
    expect(table.split('\n').slice(2)).toEqual([
      '| `wiki/a` | Debian 13 | 2026-11-20 | 2 | 5 | 4 | 31 |',
      '| `wiki/a` | Debian 12 | 2026-11-20 | 2 | 5 | 5 |  |',
      '| `wiki/b` | Debian 13 | 2026-11-20, changed since | 2 | 5 | 4 | 31 |',
      '| `wiki/c` | not run |  |  |  |  |  |',
    ]);
  });
});

describe('the kept runs of scripts', () => {
  let dir = '';
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'script-runs-'))));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('are added to by guide and release, and lose guides that are gone', () => {
    expect(readScriptRuns(dir)).toEqual({});
    writeScriptRuns(dir, { runs: { 'wiki/b': { 'Debian 13': RUN }, 'wiki/gone': { 'Debian 13': RUN } }, isThere: () => true });
    writeScriptRuns(dir, { runs: { 'wiki/a': { 'Debian 12': RUN } }, isThere: () => true });
    writeScriptRuns(dir, { runs: { 'wiki/b': { 'Debian 12': RUN } }, isThere: (key) => key !== 'wiki/gone' });
    expect(readScriptRuns(dir)).toEqual({ 'wiki/a': { 'Debian 12': RUN }, 'wiki/b': { 'Debian 12': RUN, 'Debian 13': RUN } });
  });

  it('that are not ours are told with their file', () => {
    writeFileSync(join(dir, 'script-runs.json'), '{"wiki/a": {"Debian 13": {"hash": 1}}}');
    expect(() => readScriptRuns(dir)).toThrow(/script-runs\.json:1:35 doesn't contain script runs/);
  });
});

it('a script is known by what it does, and not by the prose around it or by what all scripts share', () => {
  const hashOf = (body: string) => hashOfScript(scriptOf(body)?.text ?? '');
  const block = fence('console run', '$ ls /');
  const known = hashOf(`## A\n\nWords.\n\n${block}`);
  expect(hashOf(`## A\n\nOther words\n\nand more.\n\n${block}`)).toBe(known);
  const text = scriptOf(`## A\n\nWords.\n\n${block}`)?.text ?? '';
  expect(text).toContain(RUNTIME);
  expect(hashOfScript(text.replace(RUNTIME, ''))).toBe(known);
  // Which values may be IPv6 addresses is for the checks of values alone.
  expect(hashOfScript(text.replace('\nipv6=()\n', '\n'))).toBe(known);
  expect(hashOf(`## A\n\nWords.\n\n${fence('console run', '$ ls /tmp')}`)).not.toBe(known);
  expect(hashOf(`## A\n\nWords.\n\n${fence('console on=server run', '$ ls /')}`)).not.toBe(known);
});

describe('what the screen shows under a command of a script', () => {
  const screen =
    '\n--- 1.1 1 command ---\n    $ ask\n    $ id\nRun this? [y]es, [n]o, [q]uit: y\n$ ask\nName? alice\nHello\n(As in the guide.)\n$ id\nuid\n(The guide shows:)\n  uid=1\n';

  it('is what it asked, what was typed and what it printed', () => {
    expect(screenOfCommand(screen, 'ask')).toBe('Name? alice\nHello');
    expect(screenOfCommand(screen, 'id')).toBe('uid');
    expect(screenOfCommand(screen, 'missing')).toBe('');
  });
});
