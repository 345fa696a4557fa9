import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../../build-scripts/lib/verify/options';
import { verifyArticles } from '../../../build-scripts/lib/verify/verifyArticles';
import { FIELDS } from '../support/compile';

const path = process.env['PATH'];
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'programs-test-'));
  mkdirSync(join(dir, 'wiki'));
  writeFileSync(join(dir, 'wiki/a.md'), `---\n${FIELDS.wiki}\n---\nText.\n`);
  mkdirSync(join(dir, 'bin'));
  for (const name of ['bash', 'sh']) symlinkSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(), join(dir, 'bin', name));
  process.env['PATH'] = join(dir, 'bin');
});
afterEach(() => {
  process.env['PATH'] = path;
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

/** An apt-get that only records how it was called. */
function provideApt(exitCode: number): void {
  writeFileSync(join(dir, 'bin/apt-get'), `#!${join(dir, 'bin/sh')}\necho "$@" >> ${join(dir, 'called')}\necho 'no such package'\nexit ${exitCode}\n`);
  chmodSync(join(dir, 'bin/apt-get'), 0o755);
}

async function messagesOf(...args: string[]): Promise<string[]> {
  const messages: string[] = [];
  await verifyArticles(dir, readOptions(['--static', ...args]), (message) => messages.push(message));
  return messages;
}

describe('npm run verify -- --static without ShellCheck', () => {
  it('installs nothing unless asked, and says how to get it', async () => {
    provideApt(0);
    expect(await messagesOf()).toEqual([
      'ShellCheck is not installed, so shell blocks are only parsed. Install it with "apt-get install shellcheck" on Debian, or let "npm run verify -- --install" do that as root.',
    ]);
    expect(existsSync(join(dir, 'called'))).toBe(false);
  });

  it('installs it with --install as root', async () => {
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    provideApt(0);
    expect(await messagesOf('--install')).toContain('Installing shellcheck with apt-get …');
    expect(existsSync(join(dir, 'called'))).toBe(true);
  });

  it('goes on without it where it can’t be installed, with the reason', async () => {
    jest.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(await messagesOf('--install')).toContain('shellcheck is missing and can\'t be installed without root; run "sudo apt-get install -y shellcheck".');
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    expect(await messagesOf('--install')).toContain('shellcheck is missing, and this is not Debian; install it yourself.');
    provideApt(100);
    expect((await messagesOf('--install')).join('\n')).toContain('shellcheck could not be installed ("apt-get install -y shellcheck"):\nno such package');
  });
});
