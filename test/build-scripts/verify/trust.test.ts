import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_CONTENT, ROOT } from '../../../build-scripts/lib/files/paths';
import { requireConsent } from '../../../build-scripts/lib/verify/trust';
import { temporaryFolder } from '../support/folder';

const folder = temporaryFolder();

describe('before guides are run', () => {
  const dir = join(folder, 'content');
  const file = join(folder, 'trusted');
  const never = () => Promise.reject(new Error('was asked'));
  beforeAll(() => mkdirSync(dir));

  it('nobody is asked about those of the project itself', async () => {
    await requireConsent(OWN_CONTENT, { isGiven: false, ask: never, file });
    expect(existsSync(file)).toBe(false);
  });

  it('those of another folder are refused without a word, with what to do, and nothing is remembered', async () => {
    for (const ask of [undefined, () => Promise.resolve(''), () => Promise.resolve('no')])
      await expect(requireConsent(dir, { isGiven: false, ask, file })).rejects.toThrow(/would be run here.*Read them first; npm run verify -- --trust/);
    expect(existsSync(file)).toBe(false);
  });

  it('a word at the terminal, or --trust, is enough for good, for that folder alone', async () => {
    await requireConsent(dir, { isGiven: false, ask: () => Promise.resolve('y'), file });
    await requireConsent(dir, { isGiven: false, ask: never, file });
    const other = join(folder, 'other');
    mkdirSync(other);
    await expect(requireConsent(other, { isGiven: false, ask: undefined, file })).rejects.toThrow(other);
    await requireConsent(other, { isGiven: true, ask: never, file });
    expect(readFileSync(file, 'utf8')).toBe(`${realpathSync(dir)}\n${realpathSync(other)}\n`);
  });

  it('not even their scripts are run with a mark that says that nothing is', () => {
    const env = { ...process.env, CONTENT_DIR: dir };
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'build-scripts/verify.ts', '--script', '--static'], { cwd: ROOT, env, encoding: 'utf8' });
    expect([run.status, run.stdout, run.stderr]).toEqual([1, '', 'verify: --static runs nothing, so it does not go with --script.\n']);
  });
});
