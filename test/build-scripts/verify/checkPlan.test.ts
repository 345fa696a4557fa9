import { readCheckPlan } from '../../../build-scripts/lib/content/ledger/checkPlan';
import type { Problem } from '../../../build-scripts/lib/content/source/problem';

function problemsIn(text: string): string[] {
  const problems: Problem[] = [];
  readCheckPlan({ file: 'checks/wiki/a.yml', text }, problems);
  return problems.map(({ line, message }) => `${line} ${message}`);
}

it('reports a tolerance that would turn lines into any lines', () => {
  expect(problemsIn("tolerances:\n  - { match: '^.*$', as: '...' }\n")).toEqual([
    expect.stringContaining('would stand for any lines: write a word, such as TIME'),
  ]);
  expect(problemsIn("tolerances:\n  - { match: '^.*$', as: 'x...' }\n")).toEqual([]);
});

it.each(['packages: [systemctl]', 'downloads: [systemctl]', 'packages: [{ name: systemctl, only: Debian 13 }]'])(
  'reports %s, which only looks like systemd',
  (text) => {
    expect(problemsIn(`${text}\n`).join()).toContain('is a package that replaces systemd: set "kind: booted" instead');
  },
);
