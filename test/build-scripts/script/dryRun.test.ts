import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/folder';
import { fence, scriptOf } from './fixture';

const home = temporaryFolder();

/** What `--dry-run` says of a file that a guide writes, and that holds this text. */
function foretold(text: string): string {
  const script = scriptOf(`## A\n\n${fence('ini title="~/a.ini" write=0644', 'host = {{HOST}}')}`)?.text ?? '';
  writeFileSync(join(home, 'a.ini'), text);
  writeFileSync(join(home, 'a.sh'), script);
  return spawnSync('bash', ['a.sh', '--dry-run'], { cwd: home, env: { ...process.env, HOME: home, SUDO_USER: '' }, encoding: 'utf8' }).stdout;
}

it('--dry-run tells a file that holds the guide’s text already from one that would be replaced', () => {
  expect(foretold('host = server.example.com\n')).toContain(`would leave ${home}/a.ini as it is`);
  expect(foretold('host = another\n')).toContain(`would keep and replace ${home}/a.ini`);
  expect(foretold(`${home}/a.ini\n`)).toContain(`would keep and replace ${home}/a.ini`);
});
