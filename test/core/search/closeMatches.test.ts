import { find } from './documents';

const GUIDES = [
  { title: 'Ansible playbooks', body: 'An ansible playbook lists tasks. Kubernetes is another story.' },
  { title: 'Backups', body: 'Restic keeps snapshots; ansible runs it.' },
  { title: 'Logs', body: 'journalctl reads the journal' },
];
const closeOf = (query: string) => find(query, ...GUIDES).close;

describe('close matches', () => {
  it('offers none when something holds the query', () => {
    expect(closeOf('ansible')).toBeNull();
  });

  it.each([
    ['a swap', 'anisble', 'ansible'],
    ['a letter too many', 'ansiible', 'ansible'],
    ['a letter too few', 'anible', 'ansible'],
    ['another letter', 'ansibke', 'ansible'],
    ['two edits in a long word', 'kubernets3s', 'kubernetes'],
    ['an edit in an unfinished word', 'kuberme', 'kubernetes'],
  ])('corrects %s', (_, query, shownFor) => {
    expect(closeOf(query)).toMatchObject({ kind: 'close', shownFor });
  });

  it('puts the document with the word in its title first', () => {
    expect(closeOf('anisble')?.hits.map(({ doc }) => doc)).toEqual([0, 1]);
  });

  it('corrects every word of a query, leaves right ones alone and wants all of them', () => {
    expect(closeOf('anisble restic')).toEqual({ kind: 'close', shownFor: 'ansible restic', hits: [expect.objectContaining({ doc: 1 })] });
  });

  it('finds documents with all words anywhere', () => {
    expect(closeOf('tasks ansible')).toMatchObject({ kind: 'all-words', shownFor: 'tasks ansible', hits: [{ doc: 0 }] });
    expect(closeOf('journalctl!')).toMatchObject({ kind: 'all-words', shownFor: 'journalctl', hits: [{ doc: 2 }] });
  });

  it('leaves out words that no document has beside the others, when more than half are left', () => {
    expect(closeOf('ansible playbook conflagration')).toMatchObject({ kind: 'close', shownFor: 'ansible playbook', hits: [{ doc: 0 }] });
    expect(closeOf('journalctl conflagration')).toBeNull();
  });

  it('counts a word more, the fewer documents have it', () => {
    const guides = [
      { title: 'What is what', body: 'is is is a disk' },
      { title: 'Disks', body: 'This disk is full; a full disk' },
      { body: 'is it' },
      { body: 'is he' },
    ];
    expect(find('disk, is', ...guides).close?.hits.map(({ doc }) => doc)).toEqual([1, 0]);
  });

  it('takes single letters and digits for no words, and single ideographs for words', () => {
    expect(find('c++', { body: 'a cat' }).close).toBeNull();
    expect(find('日+', { body: '日本' }).close).toMatchObject({ shownFor: '日' });
  });

  it.each([
    ['a short word that is wrong', 'lgo'],
    ['a word that is like nothing', 'zzzzzzzzzz'],
    ['punctuation', '%%'],
    ['words that no document has together', 'restic journal'],
  ])('offers none for %s', (_, query) => {
    expect(closeOf(query)).toBeNull();
  });
});
