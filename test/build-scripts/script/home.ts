import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Ending {
  readonly code: number | null;
  readonly output: string;
}

/** A user's home folder, in which a script is run. */
class Home {
  readonly path = mkdtempSync(join(tmpdir(), 'guide-script-'));

  constructor() {
    // For a user who isn't root: a sudo that asks nothing.
    mkdirSync(join(this.path, 'bin'));
    writeFileSync(join(this.path, 'bin/sudo'), '#!/bin/sh\n[ "$1" != -H ] || shift\nexec "$@"\n', { mode: 0o755 });
  }

  file(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(join(this.path, name));
  }

  run(text: string, args: readonly string[], input: readonly string[] = []): Ending {
    writeFileSync(join(this.path, 'small.sh'), text);
    const env = { HOME: this.path, PATH: `${join(this.path, 'bin')}:${process.env['PATH'] ?? ''}`, LANG: 'C.UTF-8', TMPDIR: this.path };
    const { status, stdout, stderr } = spawnSync('bash', ['small.sh', ...args], {
      cwd: this.path,
      env,
      input: input.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { code: status, output: stdout + stderr };
  }
}

const homes: Home[] = [];

/** A home folder, which is removed after the suite. */
export function newHome(): Home {
  const home = new Home();
  homes.push(home);
  return home;
}

afterAll(() => homes.forEach(({ path }) => rmSync(path, { recursive: true, force: true })));
