import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/folder';
import { fence, scriptOf } from './fixture';

const home = temporaryFolder();

/** What `--dry-run` says of a file that a guide writes, and that holds this text. */
function foretold(text: string): string {
  writeFileSync(join(home, 'a.ini'), text);
  return dryRunOf(fence('ini title="~/a.ini" write=0644', 'host = {{HOST}}'));
}

/** What `--dry-run` says of a guide's only step. */
function dryRunOf(step: string): string {
  const script = scriptOf(`## A\n\n${step}`)?.text ?? '';
  writeFileSync(join(home, 'a.sh'), script);
  return spawnSync('bash', ['a.sh', '--dry-run'], { cwd: home, env: { ...process.env, HOME: home, SUDO_USER: '' }, encoding: 'utf8' }).stdout;
}

it('--dry-run tells a file that holds the guide’s text already from one that would be replaced', () => {
  expect(foretold('host = server.example.com\n')).toContain(`would leave ${home}/a.ini as it is`);
  expect(foretold('host = another\n')).toContain(`would keep and replace ${home}/a.ini`);
  expect(foretold(`${home}/a.ini\n`)).toContain(`would keep and replace ${home}/a.ini`);
});

it('a file’s name has the reader’s values in the headline and in the path, never a secret, and other names as they are written', () => {
  const said = dryRunOf(['/{{HOST}}/{{OTHER}}-{{DIR}}', '/{{KEY}}'].map((path) => fence(`ini title="~${path}.ini" write`, 'a = b')).join('\n'));
  expect(said).toContain('--- 1.1 write ~/server.example.com/{{OTHER}}-/data.ini ---');
  expect(said).toContain(`would make ${home}/server.example.com/{{OTHER}}-/data.ini`);
  expect(said).toContain('--- 1.2 write ~/<KEY>.ini ---');
});
