import { articleOn } from '../../../build-scripts/lib/verify/articles';
import { checkPlan } from '../../../build-scripts/lib/content/checkPlan';
import { readTrace, standInFaults, type SetupTrace } from '../../../build-scripts/lib/verify/standIns';
import { articleOf } from '../support/article';

const BODY =
  '```console run\n$ cat /srv/notes ~/list\n$ ls /srv/shop\n$ ./flows.awk\n$ wc -l < machines\n```\n\n```console norun="no"\n$ cat /srv/other\n```\n';

function faults(files: readonly string[], { folders = [] as readonly string[], plan = {} as object, programs = [] as readonly string[] } = {}): string[] {
  const article = articleOn(articleOf(BODY, checkPlan.parse(plan)), 'Debian 13');
  const trace: SetupTrace = { files: [...files.map((path) => ({ path, isProgram: false })), ...programs.map((path) => ({ path, isProgram: true }))], folders };
  return standInFaults(article, trace);
}

const untold = (path: string) => `makes ${path}, which a block names; add it to standIns, or to usual if every reader has it`;

describe('what a setup makes', () => {
  it('L2 is told to readers when a block names it, by its path, from a home, or by its name there', () => {
    const named = ['/srv/notes', '/home/alice/list', '/root/list', '/home/alice/data/machines'];
    expect(faults([...named, '/srv/other', '/srv/notes.old', '/srv/notes-2', '/opt/srv/notes', '/etc/machines'])).toEqual(named.map(untold));
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
