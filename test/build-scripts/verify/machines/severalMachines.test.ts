import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOn } from '../../../../build-scripts/lib/verify/articles';
import { STORE } from '../../../../build-scripts/lib/verify/machines/store';
import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import type { CheckPlan } from '../../../../build-scripts/lib/content/ledger/checkPlan';
import { articleOf } from '../../support/article';
import { describeDebianMachines } from '../../support/describeMachines';
import { leftoversAfter } from '../../support/leftovers';

const INSTALL_MS = 120_000;
const MACHINE = { packages: [], downloads: [], setup: '' };
const PLAN: Partial<CheckPlan> = {
  usual: ['/srv/mine'],
  hosts: ['192.0.2.10 server.example.com', '198.51.100.7 client.example.com client'],
  machines: { server: MACHINE, client: { ...MACHINE, setup: 'echo mine > /srv/mine' } },
};
const LISTEN =
  "perl -MIO::Socket::INET -e '$s = IO::Socket::INET->new(LocalPort => 4242, Listen => 1) or die; while ($c = $s->accept) { print $c $c->peerhost, qq(\\n); close $c }'";
const GUIDE = `
\`\`\`ini title="/etc/of-the-server" write on=server
a
\`\`\`

\`\`\`console run on=server
# cat /etc/of-the-server /etc/hostname; ls /srv
a
server
# ${LISTEN} > /dev/null 2>&1 &
\`\`\`

\`\`\`console run on=client
$ cat /etc/hostname /srv/mine
client
mine
$ for _ in {1..100}; do exec 3<> /dev/tcp/server.example.com/4242 && break; sleep 0.2; done 2> /dev/null
$ cat <&3
198.51.100.7
\`\`\`

\`\`\`console run=fails on=client
$ cat /etc/of-the-server
cat: /etc/of-the-server: No such file or directory
\`\`\`
`;
const run = async (body: string, plan: Partial<CheckPlan>) => {
  const article = articleOf(body, { ...PLAN, ...plan });
  return { article, outcome: await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined }) };
};

describeDebianMachines('a guide for several machines', () => {
  it('L3 runs each block on its own, which reaches the others by their addresses, and leaves nothing behind', async () => {
    const { article, outcome } = await run(GUIDE, {});
    expect(outcome.failures).toEqual([]);
    const commands = article.fences.filter((fence) => fence.run);
    expect(commands.map((fence) => outcome.results.get(fence)?.state)).toEqual(['executed', 'executed', 'executed']);
    expect(await leftoversAfter(0, { store: STORE, verifier: process.pid })).toEqual([]);
  });

  it('L3 fails a block of the client that reads a file of the server', async () => {
    const { outcome } = await run(GUIDE.replace('console run=fails', 'console run').replace('cat: /etc/of-the-server: No such file or directory', 'a'), {});
    expect(outcome.failures).toEqual([expect.objectContaining({ detail: '- a\n+ cat: /etc/of-the-server: No such file or directory' })]);
  });

  it(
    'has a file that is carried when a block names it, once, with its mode, and fails where there is none',
    async () => {
      const carries = [
        { file: '/root/key', from: 'server', to: 'client', as: '/home/alice/server.key' },
        { file: '/root/none', from: 'server', to: 'client' },
      ];
      const body = [
        '```console run on=client\n$ ls ~\n$ true\n```',
        '```console run on=server\n# echo secret > /root/key; chown alice: /root/key; chmod 600 /root/key\n```',
        '```console run on=client\n$ stat -c "%a %U" ~/server.key; cat ~/server.key; rm ~/server.key\n600 alice\nsecret\n```',
        '```console run=fails on=client\n$ cat ~/server.key\ncat: /home/alice/server.key: No such file or directory\n```',
        '```console run on=client\n# ls /root/none\n```',
        // Read by a program that the guide's machines don't have, so on machines of its own, where nothing has made a key.
        '```ini title="/etc/systemd/system/key.service" on=client\n[Service]\nExecStart=/bin/cat /home/alice/server.key\n```',
      ].join('\n\n');
      const { article, outcome } = await run(body, { usual: [], machines: { server: MACHINE, client: MACHINE }, carries });
      expect(outcome.failures.map(({ message }) => message)).toEqual(['needs /root/none, carried from server', '`ls /root/none` failed (exit 2)']);
      expect(article.fences.map((fence) => outcome.failed.has(fence))).toEqual([false, false, false, false, true, false]);
    },
    INSTALL_MS,
  );

  it('names the machine whose setup fails', async () => {
    const { outcome } = await run('```console run on=server\n$ true\n```\n', { machines: { server: MACHINE, client: { ...MACHINE, setup: 'false' } } });
    expect(outcome.failures).toEqual([expect.objectContaining({ message: 'the setup of client failed (exit 1)' })]);
  });
});
