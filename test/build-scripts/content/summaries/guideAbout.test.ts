import { guideAbout } from '../../../../build-scripts/lib/content/summaries/guideAbout';
import { modelFrom } from '../../support/model';
import { wiki } from '../../support/texts';

const TEXTS = {
  'wiki/a.md': wiki({ title: 'Backups with two tools', tags: '[Backup]', more: 'category: Basics\ntestedWith: [restic 0.18.0, BorgBackup 1.4.0]' }),
  'wiki/b.md': wiki({ title: 'From a script to a playbook', tags: '[ansible, Bash]', more: 'category: Basics' }),
  'wiki/c.md': wiki({ title: 'Set up Ansible', tags: '[Bash]', more: 'category: Basics' }),
  'wiki/d.md': wiki({ title: 'Rest now', tags: '[Go]', more: 'category: Basics\ntestedWith: [ansible-core 2.19.11]' }),
};

const about = async (program: string) => guideAbout(program, (await modelFrom(TEXTS)).wiki.all)?.id ?? null;

describe('guideAbout', () => {
  it('O1 finds the guide that is named after a program, else tagged with it, else tested with it', async () => {
    expect(await Promise.all(['Ansible', 'Bash', 'restic', 'BorgBackup'].map(about))).toEqual(['c', 'b', 'a', 'a']);
  });

  it('O1 takes neither a part of a name nor a common word for the name', async () => {
    expect(await Promise.all(['rest', 'est', 'ansible-core', 'core', 'Prometheus'].map(about))).toEqual([null, null, 'd', null, null]);
  });
});
