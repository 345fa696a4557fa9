import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { listen } from '../../../build-scripts/lib/serving/server';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { temporaryFolder } from '../support/folder';

describe('a port that another program listens on', () => {
  const folder = temporaryFolder();
  const other: Server = createServer();
  beforeAll(() => listen(other, 0));
  afterAll(() => void other.close());

  it.each(['dev', 'start'])('ends %s in one line that says what to do, before it has made anything', (command) => {
    const { port } = other.address() as AddressInfo;
    const target = join(folder, command, 'dist');
    const env = { ...process.env, PORT: String(port), OUT_DIR: target };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `build-scripts/${command}.ts`], { cwd: ROOT, env, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([1, '', `Port ${port} is in use; choose another with PORT=…\n`]);
    expect(existsSync(join(folder, command))).toBe(false);
  });
});
