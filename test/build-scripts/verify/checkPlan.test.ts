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

it.each([
  ['hostname: my server', 'must be a host name'],
  ["hostname: '-server'", 'must be a host name'],
  ['hostname: server!', 'must be a host name'],
  ['user: Alice', 'must be a user name'],
  ['user: alice smith', 'must be a user name'],
  ["packages: ['--yes']", 'must be the name of a Debian package'],
  ['packages: [nginx mysql]', 'must be the name of a Debian package'],
  ['{ kind: machine, disks: [64G] }', 'must be a size such as 512M or 1G'],
  ['{ kind: machine, disks: [1GB] }', 'must be a size such as 512M or 1G'],
  ['usual: [srv/notes]', 'must be an absolute path'],
  ["hosts: ['192.0.2.1']", 'must be a line of /etc/hosts'],
  ['variables: { server: a }', 'must be in CAPITALS'],
  ['variables: { SERVER-1: a }', 'must be in CAPITALS'],
  ["{ hosts: ['192.0.2.1 a-web'], machines: { 2-web: { hostname: a-web } } }", 'must be a role of at most 12'],
  ["{ hosts: ['192.0.2.1 web'], machines: { web-server-number-one: { hostname: web } } }", 'must be a role of at most 12'],
])('reports %s', (text, message) => {
  expect(problemsIn(`${text}\n`).join()).toContain(message);
});

it.each([
  ['web', ''],
  ['web.example.com', ''],
  ['db www.web.example.com', expect.stringContaining('has no address: no line of "hosts" names web')],
  ['webmail.example.com', expect.stringContaining('has no address: no line of "hosts" names web')],
])('finds the address of the machine web in a line for %s, alone or with a domain after it', (names, problem) => {
  expect(problemsIn(`hosts: ['192.0.2.1 ${names}']\nmachines: { web: {} }\n`).join()).toEqual(problem);
});
