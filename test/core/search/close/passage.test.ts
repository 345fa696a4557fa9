import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { passageOf } from '../../../../src/core/search/close/passage';
import { PASSAGE_LENGTH } from '../../../../src/core/search/limits';
import { foldCase } from '../../../../src/core/search/text/foldCase';
import { setup } from '../documents';

const FAR = ' and so on'.repeat(PASSAGE_LENGTH / 5);

const TWELVE = [...'abcdefghijkl'].map((letter) => letter.repeat(2));

/** The passage of a text with words that weigh the same, and what is marked in it. */
function shown(text: string, ...words: readonly string[]) {
  const passage = passageOf(
    { text, folded: foldCase(text) },
    words.map((word) => ({ word, weight: 1 })),
  );
  return passage && { text: text.slice(...passage.range), marks: passage.marks.map((mark) => text.slice(...mark)) };
}

describe('the passage that is shown for words', () => {
  it('S5 is where most of them are close together, not where the first of them is', () => {
    const text = `A disk.${FAR} Full of it.${FAR} My Disk is full, they say.${FAR} A disk.`;
    expect(shown(text, 'disk', 'full')).toEqual({ text: 'Disk is full', marks: ['Disk', 'full'] });
  });

  it.each<[what: string, text: string, asked: { readonly words: readonly string[]; readonly shown: string }]>([
    ['whole words, not a part of another', `The unlocked key, blocked.${FAR} You are locked out.`, { words: ['locked'], shown: 'locked' }],
    ['the beginnings of words before their middles', `A blacklist.${FAR} Two listeners.`, { words: ['list'], shown: 'list' }],
    ['the shortest', `Roll it all back.${FAR} Roll back.`, { words: ['roll', 'back'], shown: 'Roll back' }],
    ['those in the order of the query', `Full disk encryption.${FAR} Disk full.`, { words: ['disk', 'full'], shown: 'Disk full' }],
    [
      'a page’s list of messages to its samples',
      'It says "Access denied (key)".\nTroubleshooting\nThe access is denied\nAccess denied (KEY)\nAdd the key.',
      { words: ['access', 'denied', 'key'], shown: 'Access denied (KEY' },
    ],
    ['all words to nearly all in that list', `${TWELVE.join(' ')}\nTroubleshooting\n${TWELVE.slice(1).join(' ')}`, { words: TWELVE, shown: TWELVE.join(' ') }],
    ['most of the words to a few in that list', 'Access denied (key)\nTroubleshooting\nNo access', { words: ['access', 'denied'], shown: 'Access denied' }],
    ['the first of equals', 'One key, two key', { words: ['key'], shown: 'key' }],
  ])('S5 prefers %s', (_, text, asked) => {
    const found = shown(text, ...asked.words);
    expect(found?.text).toBe(asked.shown);
  });

  it('S5 prefers a heading, but not for the middle of its words, and the order of pages doesn’t depend on it', () => {
    const text = `To rotate a log.${FAR}\nRotate the logs\nUnlocked\n${FAR} It is locked.`;
    const ask = (words: readonly string[], headings?: readonly number[]) =>
      passageOf(
        { text, folded: foldCase(text), headings },
        words.map((word) => ({ word, weight: 1 })),
      );
    const place = (words: readonly string[], headings?: readonly number[]) => text.slice(...(ask(words, headings)?.range ?? [0, 0]));
    const headings = [text.indexOf('Rotate'), text.indexOf('Unlocked')];
    expect(place(['rotate', 'log'])).toBe('rotate a log');
    expect(place(['rotate', 'log'], headings)).toBe('Rotate the log');
    expect(place(['locked'], headings)).toBe('locked');
    expect(ask(['rotate', 'log'], headings)?.weight).toBe(ask(['rotate', 'log'])?.weight);
  });

  it('S4 weighs as much with a list of messages as without one', () => {
    const weights = ['Access denied', 'Access denied\nTroubleshooting\nAccess denied', 'Access denied\nTroubleshooting\nAccess is denied'].map(
      (text) =>
        passageOf({ text, folded: foldCase(text) }, [
          { word: 'access', weight: 1 },
          { word: 'denied', weight: 1 },
        ])?.weight,
    );
    expect(new Set(weights).size).toBe(1);
  });

  it('S5 marks each of its words, and those around it that are as whole', () => {
    expect(shown('Keys: an ssh key, and the keyboard of a monkey. The key.', 'ssh', 'key')?.marks).toEqual(['ssh', 'key', 'key']);
  });

  it('S5 has no more than fits in an excerpt: words further apart are left out', () => {
    expect(shown(`ssh${FAR} key`, 'ssh', 'key')).toEqual({ text: 'ssh', marks: ['ssh'] });
  });

  it('S5 marks in the text as written, where folding makes it longer', () => {
    expect(shown('İİİ: the Key of İstanbul', 'key')).toMatchObject({ text: 'Key', marks: ['Key'] });
  });

  it('is none in a text without the words', () => {
    expect(shown('Nothing of the kind', 'ssh', 'key')).toBeNull();
  });
});

describe('a passage that is a whole line', () => {
  const isLine = (text: string, ...words: string[]) =>
    passageOf(
      { text, folded: foldCase(text) },
      words.map((word) => ({ word, weight: 1 })),
    )?.isLine;

  it.each(['Setup SSH', 'Setup SSH:', 'First\nSetup SSH', 'First\nSetup SSH!\nLast', 'Setup SSH\nLast'])(
    'has nothing but punctuation beside it: %j',
    (text) => {
      expect(isLine(text, 'setup', 'ssh')).toBe(true);
    },
  );

  it.each([
    ['First\nSetup SSH server', 'setup', 'ssh'],
    ['First\nSetup SSH_KEY', 'setup', 'ssh'],
    ['A setup SSH\nLast', 'setup', 'ssh'],
    ['First\nНастройка SSH сервера', 'настройка', 'ssh'],
    ['First\nSSH 接続', 'ssh'],
  ])('has no other words on its line, of any script: %j', (text, ...words) => {
    expect(isLine(text, ...words)).toBe(false);
  });
});

const CORPUS = [
  { id: 'exact', body: 'An SSH key of mine.' },
  { id: 'near', title: 'Logins', body: 'Copy the key with ssh-copy-id.' },
  { id: 'apart', body: `A key.${FAR} Some ssh.` },
  { id: 'titled', title: 'SSH', body: 'Make a key pair.' },
  { id: 'other', body: 'Nothing' },
];
const library = { ...setup(...CORPUS), parts: null };
const ask = (query: string, of = library) => showAnswer(of, findAnswer(of, parseQuery(query)), 9);
const furtherOf = (query: string, of = library) => ask(query, of).help?.results.map(({ id }) => id) ?? null;

describe('further pages, after few exact matches', () => {
  it('S3 leave the exact set as it is, and have its words close together, those of the title aside', () => {
    const answer = ask('ssh key');
    expect([answer.count, answer.results.map(({ id }) => id), answer.help?.kind]).toEqual([1, ['exact'], 'further']);
    expect(furtherOf('ssh key')).toEqual(['titled', 'near']);
  });

  it('S5 are shown by that passage, each word marked', () => {
    const near = ask('ssh key').help?.results.find(({ id }) => id === 'near');
    expect(near?.excerpt.marks?.map((mark) => near.excerpt.text.slice(...mark))).toEqual(['key', 'ssh']);
  });

  it.each([
    ['a single word', 'key'],
    ['a query in quotes', '"ssh key"'],
    ['a path or a command', 'ssh-copy-id'],
    ['one telling word', 'an ssh'],
  ])('are not looked for after %s', (_, query) => {
    expect(furtherOf(query)).toBeNull();
  });

  it('are not looked for after many exact matches', () => {
    const many = Array.from({ length: 6 }, (_, number) => ({ id: `exact ${number}`, body: 'An ssh key.' }));
    expect(furtherOf('ssh key', { ...setup(...CORPUS, ...many), parts: null })).toBeNull();
  });

  it('S5 pass the filters', () => {
    const of = { ...setup(...CORPUS, { id: 'post', type: 'blog', body: 'The key for ssh; an ssh key' }), parts: null };
    expect(furtherOf('type:blog ssh key', of)).toBeNull();
    expect(furtherOf('type:wiki ssh key', of)).toEqual(['titled', 'near']);
  });
});
