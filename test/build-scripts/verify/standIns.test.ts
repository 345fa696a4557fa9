import { articleOn } from '../../../build-scripts/lib/verify/articles';
import { checkPlan } from '../../../build-scripts/lib/content/ledger/checkPlan';
import { readTrace, standInFaults, type SetupTrace } from '../../../build-scripts/lib/verify/standIns';
import { articleOf } from '../support/article';

const BODY =
  '```console run\n$ cat /srv/notes ~/list\n$ ls /srv/shop\n$ ./flows.awk\n$ wc -l < machines\n```\n\n```console norun="no"\n$ cat /srv/other\n```\n';

function faults(
  files: readonly string[],
  { folders = [] as readonly string[], plan = {} as object, programs = [] as readonly string[], body = BODY } = {},
): string[] {
  const article = articleOn(articleOf(body, checkPlan.parse(plan)), 'Debian 13');
  const trace: SetupTrace = { files: [...files.map((path) => ({ path, isProgram: false })), ...programs.map((path) => ({ path, isProgram: true }))], folders };
  return standInFaults(article, trace);
}

const faultsIn = (commands: string, path: string) => faults([path], { body: `\`\`\`console run\n${commands}\n\`\`\`\n` });
const untold = (path: string) => `makes ${path}, which a block names; add it to standIns, or to usual if every reader has it`;

describe('what a setup makes', () => {
  it('L2 is told to readers when a block names it, by its path, from a home, or by its name there', () => {
    const named = ['/srv/notes', '/home/alice/list', '/root/list', '/home/alice/data/machines'];
    expect(faults([...named, '/srv/other', '/srv/notes.old', '/srv/notes-2', '/opt/srv/notes', '/etc/machines'])).toEqual(named.map(untold));
  });

  it.each([
    ['$ cat ./notes.txt', '/home/alice/notes.txt'],
    ['$ bash ./work/deploy.sh', '/home/alice/work/deploy.sh'],
    ['$ cat work/deploy.sh', '/home/alice/work/deploy.sh'],
    ['$ cat "$HOME/notes.txt"', '/home/alice/notes.txt'],
    ['$ cat "$HOME"/notes.txt', '/home/alice/notes.txt'],
    ['# cat ${HOME}/notes.txt', '/root/notes.txt'],
    ['# cat ~alice/notes.txt', '/home/alice/notes.txt'],
    ['# cat ~bob/notes.txt', '/home/bob/notes.txt'],
    ['# cat ~root/notes.txt', '/root/notes.txt'],
    ['# cd /etc\n# cat made.conf', '/etc/made.conf'],
    ['# cd "/etc/" && cat ./demo/made.conf', '/etc/demo/made.conf'],
    ['# cd /srv\n# cd shop\n# cat data', '/srv/shop/data'],
  ])('L2 is told when %s names %s', (command, path) => {
    expect(faultsIn(command, path)).toEqual([untold(path)]);
  });

  it.each([
    ['# cd /etc\n# cat made.conf', '/srv/etc/made.conf'],
    ['# cd /etc\n# cat made.conf', '/srv/made.conf'],
    ['# cd /data\n# cat made.conf', '/srv/made.conf'],
    ['# cat ../notes.txt', '/etc/notes.txt'],
    ['# cat ~bob/notes.txt', '/home/alice/other.txt'],
  ])('L2 is not told when %s is not about %s', (command, path) => {
    expect(faultsIn(command, path)).toEqual([]);
  });

  it('L2 is told when a block names its folder, which was not there before', () => {
    expect(faults(['/srv/shop/a.jpg'], { folders: ['/srv/shop'] })).toEqual([untold('/srv/shop/a.jpg')]);
    expect(faults(['/srv/shop/a.jpg'], { folders: ['/srv/shopping'] })).toEqual([]);
  });

  it('L2 is told when it is a program, whoever names it', () => {
    expect(faults([], { programs: ['/usr/local/bin/nc'] })).toEqual([
      'makes /usr/local/bin/nc, a program; add it to standIns, or to usual if every reader has it',
    ]);
  });

  it('L2 may be what every reader has, and is what is told: files, and all below a folder', () => {
    const plan = { standIns: [{ what: 'A shop', files: ['/srv/shop/', '/usr/local/bin/nc'] }, { what: 'A network' }], usual: ['/srv/notes'] };
    const made = { folders: ['/srv/shop'], programs: ['/usr/local/bin/nc'], plan };
    expect(faults(['/srv/notes', '/srv/shop/a.jpg'], made)).toEqual([]);
    expect(faults(['/srv/notes'], made)).toEqual(["doesn't make /srv/shop/, which standIns or usual names"]);
  });

  it('is read from what the machine lists', () => {
    expect(readTrace('d - /srv/a b\nf 755 /usr/local/bin/x\nf 640 /srv/a b/c\nnoise\n')).toEqual({
      files: [
        { path: '/usr/local/bin/x', isProgram: true },
        { path: '/srv/a b/c', isProgram: false },
      ],
      folders: ['/srv/a b'],
    });
  });
});
