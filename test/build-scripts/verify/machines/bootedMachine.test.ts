import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOn } from '../../../../build-scripts/lib/verify/articles';
import { openBootedMachine, BOOTED_PACKAGES } from '../../../../build-scripts/lib/verify/machines/namespaceMachine';
import { prepareRoot } from '../../../../build-scripts/lib/verify/machines/roots';
import { STORE } from '../../../../build-scripts/lib/verify/machines/store';
import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import { articleOf } from '../../support/article';
import { describeDebianMachines } from '../../support/describeMachines';
import { leftoversAfter } from '../../support/leftovers';

/** A guide that no root without systemd could run. */
const GUIDE = `
\`\`\`ini title="/etc/systemd/system/stamp.service" write
[Service]
Type=oneshot
ExecStart=/bin/echo stamped
\`\`\`

\`\`\`ini title="/etc/systemd/system/stamp.timer" write
[Timer]
OnActiveSec=1s
AccuracySec=100ms
\`\`\`

\`\`\`console run
# systemctl daemon-reload
# systemctl start stamp.timer
# systemctl is-active stamp.timer
active
# until journalctl -u stamp.service -g stamped > /dev/null 2>&1; do sleep 0.2; done
# journalctl -u stamp.service -o cat -g stamped
stamped
$ systemctl is-system-running
running
\`\`\`

\`\`\`console run=fails
# systemctl start nothing.service
Failed to start nothing.service: Unit nothing.service not found.
\`\`\`
`;
const SPEC = { hostname: 'server', user: 'alice', hosts: ['192.0.2.7 db1'] };
const INSTALL_MS = 120_000;

describeDebianMachines('a booted machine', () => {
  it(
    'runs a guide with units, a timer and the journal',
    async () => {
      const article = articleOf(GUIDE, { kind: 'booted' });
      const { failures, results } = await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined });
      expect(failures).toEqual([]);
      expect(article.fences.map((fence) => results.get(fence)?.state)).toEqual(['validated', 'validated', 'executed', 'executed']);
    },
    INSTALL_MS,
  );

  it.each(RELEASES)(
    'is up on $name with everything running, is limited, and leaves nothing behind',
    async (release) => {
      const source = await prepareRoot({ installed: BOOTED_PACKAGES, downloaded: [] }, () => undefined, release);
      const machine = await openBootedMachine(source, { ...SPEC, limits: { memoryBytes: 256 * 1024 ** 2, processes: 200, fileBytes: 2 ** 30 } });
      const output = async (command: string) => (await machine.run('root', command, 20_000)).output;
      try {
        expect(await output('systemctl is-system-running; systemctl --failed --no-legend; ps -p 1 -o comm= 2> /dev/null || cat /proc/1/comm')).toBe(
          'running\nsystemd\n',
        );
        expect(await output('. /etc/os-release; echo $VERSION_CODENAME; cat /etc/hostname; getent hosts db1')).toBe(
          `${release.codename}\nserver\n192.0.2.7       db1\n`,
        );
        expect((await machine.run('root', 'systemd-run --quiet --wait -p MemoryMax=64M true; systemd-run --quiet --scope true', 20_000)).code).toBe(0);
        expect((await machine.run('root', `systemd-run --quiet --wait perl -e '$x = "a" x (1 << 30)'`, 20_000)).code).not.toBe(0);
        for (const command of ['echo x > /proc/sys/kernel/core_pattern', 'mkdir /sys/fs/cgroup/../../mine || echo 1 > /sys/kernel/profiling']) {
          const { code, stopped } = await machine.run('root', command, 20_000);
          expect(stopped).toBeUndefined();
          expect(code).not.toBe(0);
        }
        expect((await machine.run('root', 'systemd-run --quiet sleep 4242; echo still here', 20_000)).output).toBe('still here\n');
      } finally {
        await machine.close();
      }
      expect(await leftoversAfter(0, { store: STORE, verifier: process.pid })).toEqual([]);
    },
    INSTALL_MS,
  );
});
