import type { ReleaseName } from '../../../build-scripts/lib/content/code/debianReleases';
import { failuresByRelease } from '../../../build-scripts/lib/verify/differences';
import { formatFailures } from '../../../build-scripts/lib/verify/report';
import type { Failure, RunOutcome } from '../../../build-scripts/lib/verify/results';
import { articleOf } from '../support/article';

const article = articleOf('```console run\n$ a --version\na 1\n```\n');
const [fence] = article.fences;
if (!fence) throw new Error('The article has no block.');

const FAULT: Failure = { file: article.file, line: 8, command: 8, fence, message: '`a --version` printed something else', detail: '- a 1\n+ a 2' };

function run(output: string, failures: readonly Failure[] = []): RunOutcome {
  const failed = new Set(failures.length > 0 ? [fence].flatMap((each) => each ?? []) : []);
  const results = new Map(failed.size > 0 || !fence ? [] : [[fence, { state: 'executed' as const }]]);
  return { results, failures, failed, exits: new Map(), outputs: new Map([[8, output]]), seconds: 1, packages: {} };
}

const told = (runs: readonly (readonly [ReleaseName, RunOutcome])[], known?: Parameters<typeof failuresByRelease>[1]['known']) =>
  formatFailures(failuresByRelease(article, { runs: new Map(runs), known }));

describe('failuresByRelease', () => {
  it('shows both outputs of a block that passes on another release', () => {
    const runs = [
      ['Debian 13', run('a 2\nmore\n', [FAULT])],
      ['Debian 12', run('a 1\n')],
    ] as const;
    expect(told(runs)).toBe(
      [
        `${article.file}:8 on Debian 13, but not on Debian 12: \`a --version\` printed something else`,
        '    - a 1',
        '    + a 2',
        '    Debian 13 printed:',
        '      a 2',
        '      more',
        '    Debian 12 printed:',
        '      a 1',
      ].join('\n'),
    );
  });

  it('says that it passes on the other by an earlier run, whose output isn’t known any more', () => {
    const { hash, ordinal } = fence;
    const entry = { hash, ordinal, state: 'linted' as const, date: '2026-01-01', runs: { 'Debian 12': { state: 'executed' as const, date: '2026-01-01' } } };
    const text = told([['Debian 13', run('a 2\n', [FAULT])]], { blocks: [entry] });
    expect(text).toContain('on Debian 13, but not on Debian 12: ');
    expect(text).not.toContain('Debian 12 printed');
  });

  it('tells of a block that fails on both twice, and adds no output', () => {
    const text = told([
      ['Debian 13', run('a 2\n', [FAULT])],
      ['Debian 12', run('a 3\n', [FAULT])],
    ]);
    expect(text.match(/ on Debian 1\d: /g)).toEqual([' on Debian 13: ', ' on Debian 12: ']);
    expect(text).not.toContain('printed:');
  });

  it('cuts a long output', () => {
    const runs = [
      ['Debian 13', run('a 2\n'.repeat(40), [FAULT])],
      ['Debian 12', run('a 1\n')],
    ] as const;
    expect(told(runs)).toContain('a 2\n      (25 more lines)');
  });
});
