import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runCommand } from './lib/running/command';
import { readPort, tryPort } from './lib/serving/server';
import { serveSite } from './lib/serving/serveSite';
import { withFastCompression } from './lib/settings/settings';

/** Builds in a child process, so that its memory is free again when the site is served. */
await runCommand(async () => {
  const port = readPort();
  await tryPort(port);
  if (await isBuilt()) await serveSite(port);
  else process.exitCode = 1;
});

async function isBuilt(): Promise<boolean> {
  const program = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'build.ts')];
  const child = spawn(process.execPath, program, { stdio: 'inherit', env: withFastCompression(process.env) });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', end);
  return code === 0;
}
