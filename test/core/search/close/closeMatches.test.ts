import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const GUIDES = [
  { title: 'Ansible playbooks', body: 'An ansible playbook lists tasks. Kubernetes is another story.' },
  { title: 'Backups', body: 'Restic keeps snapshots; ansible runs it.' },
  { title: 'Logs', body: 'journalctl reads the journal' },
];
const helpIn = (guides: Parameters<typeof setup>, query: string) => findAnswer({ ...setup(...guides), parts: null }, parseQuery(query)).help;
const closeOf = (query: string) => helpIn(GUIDES, query);

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

  it('S2 takes no number for another one, and no short word for the beginning of a longer one', () => {
    expect(helpIn([{ body: 'ERROR 1044' }], '1045')).toBeNull();
    expect(helpIn([{ body: 'ERROR 1044' }], 'error 1045')).toMatchObject({ shownFor: 'error', unknown: ['1045'] });
    expect(helpIn([{ body: 'bringing' }], 'brain')).toBeNull();
  });

  it('S2 takes a word with the same last letter, of two that are as near', () => {
    expect(helpIn([{ body: 'conf conf' }, { body: 'conf' }, { body: 'config' }], 'confg')).toMatchObject({ shownFor: 'config' });
  });

  it('S2 takes a word that lacks a letter, of two that are as near and that end alike', () => {
    expect(helpIn([{ body: 'list' }, { body: 'list' }, { body: 'limit' }], 'limt')).toMatchObject({ shownFor: 'limit' });
  });

  it('puts the document with the word in its title first', () => {
    expect(closeOf('anisble')?.results.map(({ doc }) => doc)).toEqual([0, 1]);
  });

  it('corrects every word of a query, leaves right ones alone and wants all of them', () => {
    expect(closeOf('anisble restic')).toMatchObject({ kind: 'close', shownFor: 'ansible restic', results: [expect.objectContaining({ doc: 1 })] });
  });

  it('finds documents with all words anywhere', () => {
    expect(closeOf('tasks ansible')).toMatchObject({ kind: 'all-words', shownFor: 'tasks ansible', results: [{ doc: 0 }] });
    expect(closeOf('journalctl!')).toMatchObject({ kind: 'all-words', shownFor: 'journalctl', results: [{ doc: 2 }] });
  });

  it.each<[what: string, query: string, shown: { readonly for: string; readonly unknown: readonly string[]; readonly docs: readonly number[] }]>([
    ['most of them', 'ansible playbook conflagration', { for: 'ansible playbook', unknown: ['conflagration'], docs: [0] }],
    ['the only one that is known', 'terraform journalctl', { for: 'journalctl', unknown: ['terraform'], docs: [2] }],
    ['one of three, unknown words before and after', 'terraform restic conflagration', { for: 'restic', unknown: ['terraform', 'conflagration'], docs: [1] }],
    ['the rarer of two that no document has together', 'ansible journal', { for: 'journal', unknown: [], docs: [2] }],
    ['a corrected one, where none is known as typed', 'anisble conflagration', { for: 'ansible', unknown: ['conflagration'], docs: [0, 1] }],
    ['one as typed before a corrected one', 'journalctl kuberntes conflagration', { for: 'journalctl', unknown: ['kuberntes', 'conflagration'], docs: [2] }],
    ['a corrected one with one as typed', 'anisble restic conflagration', { for: 'ansible restic', unknown: ['conflagration'], docs: [1] }],
  ])('S2 shows what there is for %s, and says which words are nowhere: %s', (_, query, shown) => {
    const help = closeOf(query);
    expect(help).toMatchObject({ kind: 'close', shownFor: shown.for, unknown: shown.unknown });
    expect(help?.results.map(({ doc }) => doc)).toEqual(shown.docs);
  });

  it.each([
    ['another first letter in a long word', 'certification', [{ body: 'The verification of it.' }]],
    ['the beginning of a longer word for one of four letters', 'loki', [{ body: 'The login of it.' }]],
    ['a few letters that are mostly part of other words', 'snmp', [{ body: 'snap' }, ...Array.from({ length: 3 }, () => ({ body: 'a snapshot' }))]],
    ['a word that most pages have', 'theme', Array.from({ length: 12 }, () => ({ body: 'There it is.' }))],
  ])('S2 takes no word for a typo of %s', (_, query, guides) => {
    expect(helpIn(guides, query)).toBeNull();
  });

  it('S2 offers help for two texts in quotes, which are not one', () => {
    expect(helpIn([{ body: 'Permission denied (publickey)' }], '"permission denied" "publickey"')).toMatchObject({ kind: 'all-words', results: [{ doc: 0 }] });
  });

  it('S2 corrects a word that others only have inside, and leaves it out where nothing is near', () => {
    const guides = [{ body: 'Pruning is a job' }, { body: 'Jobs that are running from cron' }];
    expect(helpIn(guides, 'cron runing')).toMatchObject({ kind: 'close', shownFor: 'cron running', results: [{ doc: 1 }] });
    expect(helpIn([{ body: 'Pruning is a cron job' }], 'crom uning')).toMatchObject({ kind: 'close', shownFor: 'cron', unknown: ['uning'] });
  });

  it('S2 keeps, of two words as rare, the one that a page is about, else the first', () => {
    const guides = [{ body: 'to split it' }, { body: 'a cluster' }, { body: 'no brain' }, { title: 'Ansible', body: '' }];
    expect(helpIn(guides, 'cluster split zzzzzz')).toMatchObject({ shownFor: 'cluster', unknown: ['zzzzzz'] });
    expect(helpIn(guides, 'split cluster zzzzzz')).toMatchObject({ shownFor: 'split' });
    expect(helpIn(guides, 'split ansible zzzzzz')).toMatchObject({ shownFor: 'ansible' });
  });

  it('S2 shows what is left of several words only where it says something: in a title, or on few pages', () => {
    const guides = [...Array.from({ length: 12 }, () => ({ body: 'an error' })), ...Array.from({ length: 12 }, () => ({ body: 'by ssh' })), { title: 'SSH' }];
    expect(helpIn(guides, 'error 1045')).toBeNull();
    expect(helpIn(guides, 'errror')).toMatchObject({ shownFor: 'error' });
    expect(helpIn(guides, 'ssh kerberos')).toMatchObject({ shownFor: 'ssh', unknown: ['kerberos'] });
  });

  it('S2 shows what is left of several words only where a page has it close together; else the pages whose titles have some', () => {
    const others = ['cluster', 'clusters', 'size', 'sizes'].map((body) => ({ body }));
    const guides = [{ body: `cluster. ${'Something else. '.repeat(20)}The size.` }, { title: 'Ansible', body: 'over ssh' }, ...others];
    expect(helpIn(guides, 'wsrep_cluster_size')).toBeNull();
    expect(helpIn([{ body: 'A cookie.' }], 'cook rice')).toBeNull();
    expect(helpIn([{ body: 'A cook, and a cookie.' }], 'cook rice')).toMatchObject({ shownFor: 'cook', unknown: ['rice'] });
    expect(helpIn(guides, 'wsrep cluster ansible')).toMatchObject({ shownFor: 'ansible', unknown: ['wsrep'], results: [{ doc: 1 }] });
    const users = Array.from({ length: 12 }, () => ({ title: 'Users', body: 'A user.' }));
    const sftp = Array.from({ length: 3 }, () => ({ body: 'sftp' }));
    expect(helpIn([...users, ...sftp, { body: `sftp. ${'Something else. '.repeat(20)}A user.` }], 'sftp user chroot')).toBeNull();
    expect(helpIn([{ body: 'The cluster size.' }], 'wsrep_cluster_size')).toMatchObject({ shownFor: 'cluster size', unknown: ['wsrep'] });
  });

  it('S2 prefers pages about some of three words to one that has all of them far apart, and says so', () => {
    const far = 'Something else. '.repeat(20);
    const byChance = { title: 'Mail', body: `to persist. ${far}The nftables. ${far}A reboot.` };
    const about = { title: 'nftables', body: 'Make it survive a reboot.' };
    const others = Array.from({ length: 6 }, () => ({ body: 'a reboot' }));
    expect(helpIn([byChance, about, ...others], 'persist nftables reboot')).toMatchObject({ isMost: true, results: [{ doc: 1 }, { doc: 0 }] });
    expect(helpIn([byChance, about, ...others], 'persit nftables reboot')).toMatchObject({
      shownFor: 'persist nftables reboot',
      isMost: true,
      results: [{ doc: 1 }],
    });
    const whole = { title: 'nftables', body: `to persist. ${far}A reboot.` };
    expect(helpIn([whole, ...others], 'persit nftables reboot')).toMatchObject({ isMost: false, results: [{ doc: 0 }] });
    const near = { title: 'Mail', body: 'persist nftables: reboot' };
    expect(helpIn([near, about, ...others], 'persist nftables reboot')).toMatchObject({ kind: 'all-words', isApart: false, results: [{ doc: 0 }] });
    // Far apart on the only page that has all of them is chance, unless hardly any page has one of them.
    expect(helpIn([byChance, ...others], 'persist nftables reboot')).toMatchObject({ kind: 'all-words', isApart: true, results: [{ doc: 0 }] });
    const apart = [{ body: 'to persist' }, { body: 'they persist' }, { body: 'nftables' }, { body: 'by nftables' }];
    expect(helpIn([byChance, ...apart, ...others], 'persist nftables reboot')).toBeNull();
  });

  it('S2 says when no page has the words close together, its title aside', () => {
    const apart = { title: 'Files', body: `open the door. ${'Something else. '.repeat(20)}All files.` };
    expect(helpIn([apart], 'door files please')).toMatchObject({ shownFor: 'door files', isApart: false });
    expect(helpIn([{ ...apart, title: 'Doors' }], 'open files')).toMatchObject({ isApart: true });
    expect(helpIn([{ ...apart, tags: ['ansible'] }], 'ansibel')).toMatchObject({ shownFor: 'ansible', isApart: false });
    expect(helpIn([{ ...apart, title: 'Doors' }, { body: 'files are open' }], 'open files')).toMatchObject({ isApart: false });
  });

  it('S2 offers nothing for a part of many words', () => {
    expect(closeOf('one two three four five six seven eight ansible')).toBeNull();
    expect(
      helpIn(
        [{ title: 'Ansible', body: 'a b'.repeat(9) }, { body: 'alpha beta gamma delta epsilon zeta eta theta' }],
        'ansible alpha beta gamma delta epsilon zeta eta theta',
      ),
    ).toBeNull();
  });

  it('counts a word more, the fewer documents have it', () => {
    const guides = [
      { title: 'What is what', body: 'is is is a disk' },
      { title: 'Disks', body: 'This disk is full; a full disk' },
      { body: 'is it' },
      { body: 'is he' },
    ];
    expect(helpIn(guides, 'disk, is')?.results.map(({ doc }) => doc)).toEqual([1, 0]);
  });

  it('takes single letters and digits for no words, and single ideographs for words', () => {
    expect(helpIn([{ body: 'a cat' }], 'c++')).toBeNull();
    expect(helpIn([{ body: '日本' }], '日+')).toMatchObject({ shownFor: '日' });
  });

  it('S2 counts an option of one letter as a word, and leaves it out where no page has it', () => {
    const guides = [{ body: 'journalctl reads what tar -xp wrote: err' }, { body: 'journalctl -b -p err' }];
    expect(helpIn(guides, 'journalctl -p err')).toMatchObject({ kind: 'all-words', shownFor: 'journalctl -p err', results: [{ doc: 1 }] });
    expect(helpIn(guides, 'journalctl -z err')).toMatchObject({ kind: 'close', shownFor: 'journalctl err', unknown: ['-z'], results: [{}, {}] });
    expect(helpIn(guides, 'err-p')).toMatchObject({ shownFor: 'err' });
    expect(helpIn(guides, '-z')).toBeNull();
  });

  it.each([
    ['how do I list tasks?', 'list tasks', 0],
    ['what is a journal that keeps snapshots', 'journal that keeps snapshots', undefined],
    ['why is the journal not working?', 'journal', 2],
    ["what won't the journal keep", 'journal keep', 2],
    ['journal cant wont', 'journal', 2],
    ['cannot journal, isnt', 'journal', 2],
    ['to, what', 'to what', undefined],
  ])('S2 looks for the telling words of a question, if there are some: %s', (query, shownFor, doc) => {
    const guides = [{ body: 'It lists tasks' }, { body: 'how do i; what is a ... to ... an; what, to' }, { body: 'journal: keeps that, snapshots' }];
    const help = helpIn(guides, query);
    expect(help?.shownFor).toBe(shownFor);
    if (doc !== undefined) expect(help?.results.map((hit) => hit.doc)).toEqual([doc]);
  });

  it.each([
    ['a short word that is wrong', 'lgo'],
    ['a word that is like nothing', 'zzzzzzzzzz'],
    ['punctuation', '%%'],
    ['several words that are nowhere', 'zzzzzzzzzz qqqqqqqqqq'],
  ])('offers none for %s', (_, query) => {
    expect(closeOf(query)).toBeNull();
  });
});

const library: SearchLibrary = {
  ...setup(
    {
      id: 'apart',
      body: 'The server has an id; the server logs its id, and a bin for the log. It is denied the public permission: publickey. Only read it, only to read',
    },
    { id: 'row', body: 'Some words on a server, one on an id.\nserver_id = 1\nlog_bin = on\nalice@server: Permission denied (publickey).\nread_only = 1' },
    { id: 'title', title: 'Server with an id', body: 'An id of the server, the server of an id, id, id, server' },
  ),
  parts: null,
};
const ask = (query: string, of = library) => showAnswer(of, findAnswer(of, parseQuery(query)), 9).help;
const rows = (query: string) => ask(query)?.results.map(({ id, foundFor, excerpt: { text, match } }) => [id, foundFor, match && text.slice(...match)]);

describe('words that a page has in a row', () => {
  it.each([
    ['log-bin', 'log_bin', 'log_bin'],
    ['read-only=1', 'read_only', 'read_only'],
    ['persmission denied publickey', 'permission denied (publickey', 'Permission denied (publickey'],
  ])('S2 S5 come before the same words apart, are what is shown, and what the opened page marks: %s', (query, row, marked) => {
    expect(rows(query)?.[0]).toEqual(['row', row, marked]);
  });

  it('S2 come before words apart that the page has more often, but not before a title of these words', () => {
    expect(rows('server-id = 1')).toEqual([
      ['title', 'server of an id', 'server of an id'],
      ['row', 'server_id', 'server_id'],
      ['apart', 'server has an id', 'server has an id'],
    ]);
  });

  it.each(['alice@web1:~$ server id unheard', 'root@db1:/srv# server id unheard', 'PS C:\\> server id unheard'])(
    'S2 are looked for without the prompt before them: %s',
    (query) => {
      expect(ask(query)).toMatchObject({ shownFor: 'server id', unknown: ['unheard'] });
    },
  );

  it('S2 says what was corrected', () => {
    expect(ask('persmission denied publickey')).toMatchObject({ kind: 'close', shownFor: 'permission denied publickey' });
  });

  it('S2 finds words apart until the texts are there', () => {
    expect(ask('persmission denied', { ...library, texts: null })?.results.map(({ id }) => id)).toEqual(['apart', 'row']);
  });
});
