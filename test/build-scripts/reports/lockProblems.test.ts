import { lockProblems, problemsOfLocks, settingsProblems } from '../../../build-scripts/lib/reports/lockProblems';

const INTEGRITY = `sha512-${'a'.repeat(86)}==`;
const problemsOf = (entry: object, version = 3) =>
  lockProblems('lock.json', JSON.stringify({ lockfileVersion: version, packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } }));

it('every package of the project has its hash, and none names a host', () => {
  expect(problemsOfLocks()).toEqual([]);
});

it.each([
  [{}, ['has no SHA-512']],
  [{ integrity: 'sha1-abc=' }, ['has no SHA-512']],
  [{ integrity: 'sha512-short==' }, ['has no SHA-512']],
  [{ integrity: INTEGRITY, resolved: 'https://registry.example/a.tgz' }, ['names the host']],
  [{ resolved: 'git+ssh://git@host.example/a.git' }, ['has no SHA-512', 'names the host']],
  [{ integrity: INTEGRITY }, []],
  [{ link: true }, []],
])('a lock with the entry %j is told so, by the name of the package', (entry, parts) => {
  const problems = problemsOf(entry);
  expect(problems).toEqual(parts.map((part) => expect.stringContaining(`lock.json: node_modules/a ${part}`) as string));
});

it.each(['dependencies', 'optionalDependencies'])('a package of the %s that the lock lacks is told; one beside it or above it is found', (kind) => {
  const packages = {
    '': { [kind]: { a: '1', b: '1' } },
    'node_modules/a': { integrity: INTEGRITY, [kind]: { c: '1', d: '1', e: '1' } },
    'node_modules/a/node_modules/c': { integrity: INTEGRITY, [kind]: { d: '1' } },
    'node_modules/d': { integrity: INTEGRITY },
  };
  expect(lockProblems('lock.json', JSON.stringify({ lockfileVersion: 3, packages }))).toEqual([
    'lock.json: the project needs b, which the lock file lacks; run npm install --package-lock-only beside it.',
    'lock.json: node_modules/a needs e, which the lock file lacks; run npm install --package-lock-only beside it.',
  ]);
});

it('a lock of another form isn’t believed', () => {
  expect(problemsOf({}, 1)).toEqual(['lock.json: has lockfileVersion 1, not 3; write it with the npm of a current Node.']);
});

it.each([
  ['registry=https://registry.example/', 1],
  ['@scope:registry = https://registry.example/', 1],
  ['//registry.example/:_authToken=x', 1],
  ['omit-lockfile-registry-resolved=true\nfund=false', 0],
])('settings that say %j', (text, count) => {
  expect(settingsProblems(text)).toHaveLength(count);
});
