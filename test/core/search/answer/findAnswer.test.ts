import type { SearchAnswer, SearchLibrary } from '../../../../src/core/search';
import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const FILLER = 'Nothing of note stands in this line, and nothing is meant to. '.repeat(6);
const SSH = `Prerequisites\n${FILLER}\nHarden sshd\nSet PermitRootLogin to no; then reload sshd 2>&1 and look.\n${FILLER}\nTroubleshooting\nbash: sshd: command not found is for want of a path.`;

const { index, texts } = setup(
  { id: 'ssh', type: 'wiki', title: 'Secure SSH logins', tags: ['SSH', 'Security'], description: 'Keys only.', body: SSH },
  {
    id: 'ports',
    type: 'wiki',
    title: 'Ports',
    tags: ['Networking', 'Security'],
    description: 'What listens.',
    body: 'FTP has port 21, sshd has 22. A path matters.',
  },
  {
    id: 'logs',
    type: 'blog',
    title: 'Learning to read logs',
    tags: ['Logging'],
    description: 'A night.',
    body: 'The log of sshd, at 02:14',
    excerpt: 'Silence',
  },
  {
    id: 'lab',
    type: 'project',
    title: 'A homelab',
    tags: ['Proxmox'],
    description: 'Three small machines under one desk.',
    body: 'Three small machines under one desk.',
  },
  { id: 'restic', type: 'opensource', title: 'restic', tags: ['Backup', 'Security'], description: 'Encrypted backups.', body: 'Encrypted backups.' },
);
const at = (text: string) => SSH.indexOf(text);
const library: SearchLibrary = {
  index,
  texts,
  parts: {
    sections: [
      [
        [0, 'prerequisites'],
        [at('Harden sshd'), 'harden'],
        [at('Troubleshooting'), 'troubleshooting'],
      ],
      [],
      [],
      [],
      [],
    ],
    code: [[at('PermitRootLogin'), 'PermitRootLogin'.length], [], [], [], []],
  },
};

function ask(query: string, shownRows = 10, of: SearchLibrary = library): SearchAnswer {
  return showAnswer(of, findAnswer(of, parseQuery(query)), shownRows);
}
const ids = (rows: readonly { readonly id: string }[] | undefined) => rows?.map(({ id }) => id);
const matched = ({ excerpt: { text, match } }: SearchAnswer['results'][number]) => match && text.slice(...match);

describe('findAnswer', () => {
  it('S2 finds nothing for a blank query', () => {
    for (const query of ['', '  ', '\u00a0\n']) expect(ask(query)).toMatchObject({ needle: '', count: 0, help: null, filteredOut: 0 });
  });

  it('S3 S4 finds the exact set, best first', () => {
    expect(ids(ask('ssh').results)).toEqual(['ssh', 'ports', 'logs']);
    expect(ask('ssh')).toMatchObject({ needle: 'ssh', count: 3, help: null, typed: [], filteredOut: 0 });
  });

  it('lists what filters alone let through, in collection order', () => {
    expect(ids(ask('tag:security').results)).toEqual(['ssh', 'ports', 'restic']);
    expect(ids(ask('type:project type:blog').results)).toEqual(['logs', 'lab']);
    expect(ask('type:wiki')).toMatchObject({ needle: '', count: 2 });
  });

  it('wants one of the types and all of the tags, in any case', () => {
    expect(ids(ask('type:wiki tag:SECURITY tag:ssh').results)).toEqual(['ssh']);
    expect(ids(ask('type:wiki type:opensource tag:security').results)).toEqual(['ssh', 'ports', 'restic']);
  });

  it('says how many results the filters leave out, and offers no help then', () => {
    expect(ask('type:project ssh')).toMatchObject({ count: 0, filteredOut: 3, help: null });
    expect(ask('type:blog ssh')).toMatchObject({ count: 1, filteredOut: 2 });
    expect(ask('type:blog 2>&1')).toMatchObject({ count: 0, filteredOut: 2, help: null });
  });

  it('takes what is in quotes as it is, and offers nothing close to it', () => {
    expect(ids(ask('"learning to read"').results)).toEqual(['logs']);
    expect(ask('"learning read"')).toMatchObject({ count: 0, help: null });
    expect(ask('learning read').help).toMatchObject({ kind: 'all-words' });
    expect(ask('"sshd: command not found, whatever"')).toMatchObject({ count: 0, help: null });
    expect(ids(ask('type:wiki "sshd"').results)).toEqual(['ssh', 'ports']);
  });

  it('puts pages that hold the text as typed first, and no page twice', () => {
    const answer = ask(' 2>&1 ');
    expect(answer).toMatchObject({ needle: '21', typedNeedle: '2>&1', count: 2 });
    expect([ids(answer.typed), ids(answer.results)]).toEqual([['ssh'], ['ports']]);
    expect(answer.typed.map(matched)).toEqual(['2>&1']);
    expect(answer.results.map(matched)).toEqual(['21']);
  });

  it('gives the same answer for straight and curly quotes, in the query and in the texts', () => {
    const answerIn = (body: string, query: string) => {
      const one = setup({ id: 'straight', title: `Don't`, body }, { id: 'other', body: 'Dont, and so on' });
      const { typed, results, count } = ask(query, 10, { ...one, parts: null });
      return { typed: ids(typed), results: ids(results), count, at: typed.map(({ excerpt }) => excerpt.match) };
    };
    const [straight, curly] = [`You don't say "so on".`, 'You don’t say “so on”.'];
    expect(answerIn(straight, `don't`)).toEqual({ typed: ['straight'], results: ['other'], count: 2, at: [[4, 9]] });
    expect(answerIn(straight, `"so on"`)).toEqual({ typed: [], results: ['straight', 'other'], count: 2, at: [] });
    for (const query of [`don't`, 'don’t', `"so on"`, '“so on”', `say "so`, 'say “so', 'tag:“x” so', 'don’t saay']) {
      expect(answerIn(curly, query)).toEqual(answerIn(straight, query));
    }
    for (const [typed, other] of [
      [`don't`, 'don’t'],
      [`"so on"`, '“so on”'],
      [`say "so`, 'say “so'],
    ]) {
      expect(answerIn(curly, typed ?? '')).toEqual(answerIn(curly, other ?? ''));
    }
  });

  it('finds a long text as typed by its first 100 characters, and marks those', () => {
    const long = `bash: "sshd": ${'command not found, '.repeat(8)}`;
    const one = setup({ id: 'long', body: `It says ${long}` });
    const answer = ask(long, 10, { ...one, parts: null });
    expect(ids(answer.typed)).toEqual(['long']);
    expect(answer.typed.map(matched)).toEqual([long.slice(0, 100).trim()]);
  });

  it('scores pages that hold the text as typed by how often they do, in any case', () => {
    const library = setup({ body: 'port 21' }, { body: 'make >log 2>&1' }, { body: 'ftp is 21, and CMD 2>&1; then 2>&1' }, { body: 'else' });
    const docs = (query: string) => {
      const { typed, results } = findAnswer({ ...library, parts: null }, parseQuery(query));
      return [typed.map(({ doc }) => doc), results.map(({ doc }) => doc)];
    };
    expect(docs(' 2>&1 ')).toEqual([[2, 1], [0]]);
    expect(docs('cmd 2>&1')).toEqual([[2], []]);
  });

  it('finds nothing as typed where sanitising removed nothing, or without the texts', () => {
    const exact = ['ssh', 'ports', 'logs'];
    expect([ids(ask('sshd').typed), ids(ask('sshd').results)]).toEqual([[], exact]);
    const early: SearchLibrary = { index, texts: null, parts: null };
    expect([ids(ask('<sshd>', 10, early).typed), ids(ask('"sshd', 10, early).results)]).toEqual([[], exact]);
  });

  it('is plain data, so that a worker can send it', () => {
    for (const query of ['sshd', 'premitrootlogin', 'zsh: sshd: command not found', '2>&1']) {
      expect(structuredClone(ask(query))).toEqual(ask(query));
    }
  });

  it('says that it needs the texts, until they are there', () => {
    const early: SearchLibrary = { index, texts: null, parts: null };
    expect(ask('port 21', 10, early)).toMatchObject({ needsTexts: true, count: 0, help: null });
    expect(ids(ask('sshd', 10, early).results)).toEqual(['ssh', 'ports', 'logs']);
  });

  it('helps with all words before corrected ones, and with a message before either', () => {
    expect(ask('reload permitrootlogin').help).toMatchObject({ kind: 'all-words', shownFor: 'reload permitrootlogin' });
    expect(ask('premitrootlogin').help).toMatchObject({ kind: 'close', shownFor: 'permitrootlogin' });
    expect(ask('zsh: sshd: command not found').help).toMatchObject({ kind: 'symptom', shownFor: 'zsh: sshd: command not found' });
    expect(ask('zzzzzzzzzz').help).toBeNull();
  });

  it('filters help too, and offers none that is left without pages', () => {
    expect(ids(ask('type:wiki ssdh').help?.results)).toEqual(['ssh', 'ports']);
    expect(ask('type:project ssdh').help).toBeNull();
  });

  it('S2 counts all pages that help, shown or not', () => {
    const { help } = ask('type:wiki ssdh', 1);
    expect([help?.results.length, help?.count]).toEqual([1, 2]);
  });
});

describe('showAnswer', () => {
  it('S5 shows the part of the text around the match, the section it is under and what of it is code', () => {
    const [row] = ask('permitrootlogin').results;
    expect(row).toMatchObject({ id: 'ssh', foundFor: 'permitrootlogin', section: { id: 'harden', title: 'Harden sshd' } });
    expect(row && matched(row)).toBe('PermitRootLogin');
    expect(row?.excerpt.code?.map(([from, to]) => row.excerpt.text.slice(from, to))).toEqual(['PermitRootLogin']);
  });

  it('E5 shows the fields of the record and nothing else of the index', () => {
    const one = setup({ id: 'post', type: 'blog', title: 'Post', tags: ['ssh'], date: '2025-03-15', excerpt: 'Of the post', boost: 3, body: 'ssh' });
    const shown = { id: 'post', type: 'blog', title: 'Post', tags: ['ssh'], url: '/wiki/guide', date: '2025-03-15', category: 'Other', description: '' };
    const row = { ...shown, score: 9, excerpt: { text: 'ssh', match: [0, 3] }, foundFor: 'ssh' };
    expect(ask('ssh', 1, { ...one, parts: null }).results).toEqual([row]);
    const undated = setup({ body: 'ssh' });
    expect(Object.keys(ask('ssh', 1, { ...undated, parts: null }).results[0] ?? {})).not.toContain('date');
  });

  it('names no section for a text without headings', () => {
    expect(ask('port 21').results).toEqual([expect.not.objectContaining({ section: expect.anything() as unknown })]);
  });

  it('S5 shows the start of a body that does not hold the needle', () => {
    expect(ask('logins').results).toEqual([
      expect.objectContaining({ excerpt: expect.objectContaining({ text: `${SSH.slice(0, 200)}...`, match: null }) as unknown }),
    ]);
  });

  it('S5 shows the description of a project, with the match in it', () => {
    expect(ask('machines under').results.map(matched)).toEqual(['machines under']);
  });

  it('shows the description, whole, for filters alone and until the texts are there', () => {
    expect(ask('tag:ssh').results).toEqual([expect.objectContaining({ foundFor: '', excerpt: { text: 'Keys only.', match: null } })]);
    expect(ask('sshd', 1, { index, texts: null, parts: null }).results[0]?.excerpt).toEqual({ text: 'Keys only.', match: null });
  });

  it('shows help around the part that was found: a message, the longest word that the body holds', () => {
    const [symptom] = ask('zsh: sshd: command not found').help?.results ?? [];
    expect(symptom).toMatchObject({ id: 'ssh', section: { id: 'troubleshooting' }, foundFor: 'sshd: command not found' });
    expect(symptom && matched(symptom)).toBe('sshd: command not found');
    expect(ask('reload permitrootlogin').help?.results.map(matched)).toEqual(['PermitRootLogin']);
    expect(ask('logins permitrootlogin').help?.results.map(matched)).toEqual(['PermitRootLogin']);
    expect(ask('learning silence').help?.results).toMatchObject([{ id: 'logs', foundFor: 'learning', excerpt: { match: null } }]);
  });

  it('counts all results and makes rows for those that are shown', () => {
    const read: number[] = [];
    const watched = texts.map((_, doc) => doc);
    const spied = new Proxy(texts, {
      get: (target, key, self) => {
        if (watched.includes(Number(key))) read.push(Number(key));
        return Reflect.get(target, key, self) as unknown;
      },
    });
    const found = findAnswer(library, parseQuery('sshd'));
    const answer = showAnswer({ ...library, texts: spied }, found, 2);
    expect(ids(answer.results)).toEqual(['ssh', 'ports']);
    expect(answer.count).toBe(3);
    expect([...new Set(read)]).toEqual([0, 1]);
    expect(showAnswer(library, found, 0)).toMatchObject({ results: [], count: 3 });
  });
});
