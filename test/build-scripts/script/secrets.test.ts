import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDocument, isWiki } from '../../../build-scripts/lib/content/articles/document';
import { guideScript } from '../../../build-scripts/lib/script/guideScript';
import { temporaryFolder } from '../support/folder';
import { fence } from './fixture';

const home = temporaryFolder();

/** Runs the script of a guide with two secrets, of which one begins like the other. */
function run(body: string): { readonly output: string; readonly log: string } {
  const head = '---\ntitle: A guide\ncategory: Basics\ntags: [Test]\nlastUpdated: 2026-01-02\nvariables:\n';
  const variables = '  SHORT: { type: secret, value: a, about: One }\n  WHOLE: { type: secret, value: b, about: Two }\n';
  const guide = compileDocument({ folder: 'wiki', file: 'a.md', name: 'a', text: `${head}${variables}---\n\n## A\n\n${body}` });
  if (!isWiki(guide)) throw new Error(JSON.stringify(guide.problems));
  writeFileSync(join(home, 'a.sh'), guideScript(guide, 'https://example.org')?.text ?? '');
  const { stdout } = spawnSync('bash', ['a.sh', '--run', '--log', 'log'], {
    cwd: home,
    env: { ...process.env, HOME: home, SUDO_USER: '', TMPDIR: home },
    input: 'canary\ncanary-and-more\ny\ny\n',
    encoding: 'utf8',
  });
  return { output: stdout, log: readFileSync(join(home, 'log'), 'utf8') };
}

it('a secret that begins like another one leaves no part of that in the log', () => {
  const { log } = run(fence('console run', '$ echo {{WHOLE}} {{SHORT}}', '...'));
  expect(log).toContain('| <WHOLE> <SHORT>\n');
  expect(log).not.toContain('and-more');
});

it('what the guide shows has names in place of secrets where a command prints something else', () => {
  const { output } = run(fence('console run', '$ echo nothing > /dev/null', '{{WHOLE}}'));
  expect(output).toContain('(The guide shows:)\n  <WHOLE>\n');
  expect(output).not.toContain('canary');
});
