import { openRootMachine } from '../../../build-scripts/lib/verify/machines/namespaceMachine';

/** A verifier to be killed: opens a machine on the tiny root of a store, starts something in it, and opens the next. */
const [store = ''] = process.argv.slice(2);
const source = { store, layers: ['tiny'], isStacked: true, debianVersion: '0' };
for (;;) {
  const machine = await openRootMachine(source, { hostname: 'server', user: 'alice', hosts: [] });
  process.stdout.write('open\n');
  await machine.run('root', 'sleep 4242 & setsid sleep 4242 < /dev/null > /dev/null 2>&1 & mount -t tmpfs t /mnt; sleep 0.2', 5_000);
  await machine.close();
}
