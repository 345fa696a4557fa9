import { runCommand } from '../../../build-scripts/lib/running/command';
import { openRootMachine } from '../../../build-scripts/lib/verify/machines/namespaceMachine';
import { killAll } from '../../../build-scripts/lib/verify/processes';

/**
 * A verifier to be killed or interrupted: opens a machine on the tiny root of a store, starts something in it, and opens the next.
 * With `hold` as its second argument the first machine stays open.
 */
const [store = '', mode] = process.argv.slice(2);
const LONGEST_MS = mode === 'hold' ? 600_000 : 5_000;
const pause = mode === 'hold' ? 'sleep 600' : 'sleep 0.2';
const source = { store, layers: ['tiny'], isStacked: true, debianVersion: '0' };
// As in verify.ts.
process.once('exit', killAll);
await runCommand(async () => {
  for (;;) {
    const machine = await openRootMachine(source, { hostname: 'server', user: 'alice', hosts: [] });
    process.stdout.write('open\n');
    await machine.run('root', `sleep 4242 & setsid sleep 4242 < /dev/null > /dev/null 2>&1 & mount -t tmpfs t /mnt; ${pause}`, LONGEST_MS);
    await machine.close();
  }
});
