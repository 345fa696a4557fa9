import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { setup } from '../documents';
import { SSH, ask, ids, index, library, matched, texts } from './sample';

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
    const row = { ...shown, score: 9, excerpt: { text: 'ssh', match: [0, 3], isCut: [false, false] }, foundFor: 'ssh' };
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

  it('shows help around the part that was found: a message, the words that are close together', () => {
    const [symptom] = ask('zsh: sshd: command not found').help?.results ?? [];
    expect(symptom).toMatchObject({ id: 'ssh', section: { id: 'troubleshooting' }, foundFor: 'sshd: command not found' });
    expect(symptom && matched(symptom)).toBe('sshd: command not found');
    const [apart] = ask('reload permitrootlogin').help?.results ?? [];
    expect(apart && matched(apart)).toBe('PermitRootLogin to no; then reload');
    expect(apart?.excerpt.marks?.map((mark) => apart.excerpt.text.slice(...mark))).toEqual(['PermitRootLogin', 'reload']);
    expect(apart).toMatchObject({ foundFor: 'permitrootlogin to no; then reload', words: ['reload', 'permitrootlogin'], section: { id: 'harden' } });
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

describe('the row of a message that a page has word for word', () => {
  const body = 'Set it up\nHint: the hidden lines are of other users.\nTroubleshooting\nCause and fix\nthe hidden lines are of other people Use sudo';
  const rowOf = (query: string, text = body, code: readonly number[] = []) => {
    const { index, texts } = setup({ body: text });
    const parts = { sections: [[[0, 'set-up'] as const, [text.indexOf('Trouble'), 'troubleshooting'] as const]], code: [code] };
    const library = { index, texts, parts };
    const { typed, results } = showAnswer(library, findAnswer(library, parseQuery(query)), 1);
    return [...typed, ...results][0];
  };

  it('S5 S7 leads to the list of messages that nearly names it, with the excerpt of the first match', () => {
    const row = rowOf('Hint: the hidden lines are of other users.');
    expect(row).toMatchObject({ section: { id: 'troubleshooting', title: 'Troubleshooting' }, listedAs: 'the hidden lines are of other' });
    expect(row?.foundFor).toBe('Hint: the hidden lines are of other users.');
    expect(row?.excerpt.text.slice(...(row.excerpt.match ?? []))).toBe('Hint: the hidden lines are of other users.');
  });

  it('S5 S7 leads to the match where the list has little of it', () => {
    expect(rowOf('Hint: Set it up', body.replace('Set', 'Hint: Set'))).toMatchObject({ section: { id: 'set-up' }, foundFor: 'Hint: Set it up' });
  });

  const SETTINGS = ['Storage=persistent mode', 'table inet filter {', "alice@server.example.com's password:", 'ip route get 192.168.20.5'];
  it.each(SETTINGS)('S5 leads to the match of %s, which the list has most words of, or all of them as a remedy', (query) => {
    const lines = ['Set it up:', query, 'Troubleshooting', 'It is gone', `table inet filter of storage=persistent mode; ip route get 192.168; ${query}`];
    const text = lines.join('\n');
    const row = rowOf(query, text, [text.indexOf(query), query.length]);
    expect(row).toMatchObject({ section: { id: 'set-up' }, foundFor: query });
    expect(row?.listedAs).toBeUndefined();
  });

  it('S5 S7 leads to the list that has all of what may be a message, where the page has it first in prose', () => {
    const text = body.replace('Set it up', 'Look for kept back: two').replace('Use sudo', 'Use sudo\nKept back: two of them');
    expect(rowOf('kept back: two', text)).toMatchObject({ section: { id: 'troubleshooting' }, foundFor: 'kept back: two', listedAs: 'kept back: two' });
    expect(rowOf('kept back: two', text, [0, 30])?.section?.id).toBe('set-up');
  });

  it('S5 S7 leads to the entry that begins with a few words for a fault, even where the page shows how that comes about first', () => {
    const text = body
      .replace('Set it up', 'Set it up\ncat: Access denied')
      .replace('Use sudo', 'Use sudo, Access denied\naccess denied (again)\nCall somebody');
    const entry = { section: { id: 'troubleshooting' }, foundFor: 'access denied', listedAs: 'access denied' };
    expect(rowOf('access denied', text, [text.indexOf('cat:'), 'cat: Access denied'.length])).toMatchObject(entry);
    const inside = text.replace('\naccess denied (again)', '');
    expect(rowOf('access denied', inside)?.listedAs).toBeUndefined();
    expect(rowOf('denied', text.replace('\naccess denied', '\ndenied'))?.listedAs).toBeUndefined();
  });

  it('S5 leads to the match of what is no message', () => {
    expect(rowOf('the hidden lines are')).toMatchObject({ section: { id: 'set-up' }, foundFor: 'the hidden lines are' });
  });
});
