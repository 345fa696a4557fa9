import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build-scripts/lib/files/paths';
import { FIXTURES } from './support/folder';

describe.each([
  { command: 'guides', args: ['--write'], files: ['docs/guides.md'], told: 'docs/guides.md describes src/content' },
  {
    command: 'verify',
    args: ['--static', '--write-table'],
    files: ['docs/checks.md', 'docs/guide-scripts.md'],
    told: 'docs/checks.md and docs/guide-scripts.md describe src/content',
  },
])('npm run $command', ({ command, args, files, told }) => {
  it('never writes what it finds in another owner’s folder into the project’s documents', () => {
    const texts = () => files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const before = texts();
    const env = { ...process.env, CONTENT_DIR: join(FIXTURES, 'foreign') };
    const run = spawnSync(process.execPath, ['--import', 'tsx', `build-scripts/${command}.ts`, ...args], { cwd: ROOT, env, encoding: 'utf8' });
    expect([run.status, run.stderr.trim()]).toEqual([1, `${command}: ${told}. Leave out --content and CONTENT_DIR, or ${args.at(-1) ?? ''}.`]);
    expect(texts()).toEqual(before);
  });
});
