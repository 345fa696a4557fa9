import { buildIndex, decodeIndex } from '../../../../src/core/search';
import { SearchIndexError } from '../../../../src/core/search/index/format';
import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { planAnswer } from '../../../../src/core/search/sharded';
import { writeShards } from '../../../../src/core/search/shards/write/writeShards';
import { documentOf } from '../documents';
import { filesOf, answerFrom } from './arrival';

const MESSAGES = [
  'fatal: bad ownership or modes for chroot directory component',
  'nginx: emerg bind to address failed, address already in use',
  'Out of memory: Killed process of the database',
  'cannot find requested PSK identity of the agent',
  'dial tcp connect: connection refused by the registry',
];
const FILLER = 'Update the packages first, then look at the service and its log before anything else is changed here. ';
const documents = MESSAGES.map((message, number) =>
  documentOf({
    id: `guide-${number}`,
    type: number < 3 ? 'wiki' : 'blog',
    title: `Guide ${number}`,
    tags: [number % 2 === 0 ? 'Even' : 'Odd', 'Faults'],
    description: `What to do about fault ${number}`,
    body: `${FILLER.repeat(3 + number)}\n${message}\n${FILLER.repeat(2)}`,
  }),
);
const files = filesOf(writeShards(documents, null, { leafDocuments: 2, shardLength: 600, pieceLength: 300 }));
const library = { index: decodeIndex(buildIndex(documents)), texts: documents.map(({ body }) => body), parts: null };
const SHOWN = 4;

const whole = (query: string) => showAnswer(library, findAnswer(library, parseQuery(query)), SHOWN);
const inShards = (query: string) => answerFrom(files, { query, shownRows: SHOWN });

const LOG_LINES = [
  'Nov 21 03:12:44 web1 sshd[812]: fatal: bad ownership or modes for chroot directory "/srv/sftp"',
  '2026/11/21 03:12:44 [emerg] 812#812: bind() to 0.0.0.0:80 failed (98: Address already in use)',
  '  4711:20261121:031244.512 cannot find requested PSK identity "web1"',
];

/** Tokens end in `ab`, but only one, in an excerpt, is `ab` itself: weighed by whole tokens, the message would name another document. */
const ENDINGS = [
  documentOf({ id: 'd0', body: 'ababab .net ' }),
  documentOf({ id: 'd1', body: 'b.-日.net e sshd.Kababab, constructor, 100% ' }),
  documentOf({ id: 'd2', body: '.net ababab ' }),
  documentOf({ id: 'd3', type: 'blog', body: '', excerpt: 'ab' }),
];

describe('a whole answer in shards', () => {
  it('puts a page with the owner’s boost first of those that hold the text as typed, as a whole index does', () => {
    const typed = [documentOf({ id: 'twice', body: 'x 2>&1, y 2>&1' }), documentOf({ id: 'boosted', body: 'x 2>&1', boost: 10 })];
    const indexed = { index: decodeIndex(buildIndex(typed)), texts: typed.map(({ body }) => body), parts: null };
    const { answer } = answerFrom(filesOf(writeShards(typed, null, { leafDocuments: 2, shardLength: 600, pieceLength: 300 })), {
      query: '2>&1',
      shownRows: SHOWN,
    });
    expect(answer.typed.map(({ id }) => id)).toEqual(['boosted', 'twice']);
    expect(answer).toEqual(showAnswer(indexed, findAnswer(indexed, parseQuery('2>&1')), SHOWN));
  });

  it.each(['.net ab.', 'type:wiki .net ab.', 'error: net ab'])('S3 weighs the words of the message %s as a whole index does', (query) => {
    const written = filesOf(writeShards(ENDINGS, null, { leafDocuments: 0, shardLength: 12, pieceLength: 30 }));
    const indexed = { index: decodeIndex(buildIndex(ENDINGS)), texts: ENDINGS.map(({ body }) => body), parts: null };
    const { answer } = answerFrom(written, { query, shownRows: SHOWN });
    expect(answer).toEqual(showAnswer(indexed, findAnswer(indexed, parseQuery(query)), SHOWN));
  });

  it('S2 counts all close matches, shown or not', () => {
    const help = inShards('packages-update').answer.help;
    expect([help?.results.length, help?.count]).toEqual([SHOWN, documents.length]);
  });

  it('S7 shows the entry of a list of messages, in whichever piece it is, and not where the same words come first', () => {
    const [message = ''] = MESSAGES;
    const body = `${message}\n${FILLER.repeat(5)}\nTroubleshooting\n${FILLER}\n${message}: own it by root\n${FILLER.repeat(4)}`;
    const listed = [documentOf({ id: 'listed', type: 'wiki', body }), ...documents.slice(1)];
    const written = filesOf(writeShards(listed, null, { leafDocuments: 2, shardLength: 600, pieceLength: 300 }));
    const indexed = { index: decodeIndex(buildIndex(listed)), texts: listed.map((document) => document.body), parts: null };
    const query = LOG_LINES[0] ?? '';
    const { answer } = answerFrom(written, { query, shownRows: SHOWN });
    expect(answer.help?.results[0]?.excerpt.text).toContain('own it by root');
    expect(answer).toEqual(showAnswer(indexed, findAnswer(indexed, parseQuery(query)), SHOWN));
  });

  it.each([
    ['a message that a page has word for word', MESSAGES[0] ?? ''],
    ['a few words for a fault', 'access denied'],
  ])('S5 S7 leads from %s to its list of messages, in whichever piece it is', (_, message) => {
    const body = `Start\n${message}\n${FILLER.repeat(5)}\nTroubleshooting\n${FILLER}\n${message}: own it by root\n${FILLER.repeat(4)}`;
    const listed = [documentOf({ id: 'listed', type: 'wiki', body }), ...documents.slice(1)];
    const parts = {
      sections: [
        [
          [0, 'start'],
          [body.indexOf('Trouble'), 'list'],
        ] as const,
        ...documents.slice(1).map(() => []),
      ],
      code: listed.map(() => []),
    };
    const written = filesOf(writeShards(listed, parts, { leafDocuments: 2, shardLength: 600, pieceLength: 300 }));
    const indexed = { index: decodeIndex(buildIndex(listed)), texts: listed.map((document) => document.body), parts };
    const { answer } = answerFrom(written, { query: message, shownRows: SHOWN });
    expect(answer.results[0]).toMatchObject({ section: { id: 'list', title: 'Troubleshooting' }, foundFor: message, listedAs: message });
    expect(answer).toEqual(showAnswer(indexed, findAnswer(indexed, parseQuery(message)), SHOWN));
  });

  it('S7 knows the guide by the program of a line as a whole index does', () => {
    const named = documents.map((document, number) => ({ ...document, title: number === 3 ? 'Postfix' : document.title }));
    const indexed = { index: decodeIndex(buildIndex(named)), texts: named.map(({ body }) => body), parts: null };
    const query = 'Nov 21 03:12:44 web1 postfix/smtpd[812]: error: identity and service of the agent';
    const { answer } = answerFrom(filesOf(writeShards(named, null, { leafDocuments: 2, shardLength: 600, pieceLength: 300 })), {
      query,
      shownRows: SHOWN,
    });
    expect(answer.help?.results[0]).toMatchObject({ title: 'Postfix' });
    expect(answer).toEqual(showAnswer(indexed, findAnswer(indexed, parseQuery(query)), SHOWN));
  });

  it.each(LOG_LINES)('S3 knows the guide of %s, with the rows and excerpts of a whole index', (line) => {
    const { answer } = inShards(line);
    expect(answer.help?.kind).toBe('symptom');
    expect(answer).toEqual(whole(line));
  });

  it('S3 looks up a limited number of words of a long message', () => {
    const words = Array.from({ length: 300 }, (_, number) => `w${number.toString(36)}x`).join(' ');
    const { fetched } = inShards(`error: failed with ${words}`);
    expect([...fetched.keys()].filter((name) => name.startsWith('words/')).length).toBeLessThan(45);
  });

  it.each(['type:wiki packages', 'type:blog tag:even packages', 'tag:Faults', 'type:project', 'tag:nothing packages'])(
    'S3 filters %s as a whole index does',
    (query) => {
      expect(inShards(query).answer).toEqual(whole(query));
    },
  );

  it('S2 has no answer, and no close match, while any file that it depends on is lost', () => {
    for (const query of ['ownerschip of directory', 'tag:even packages', LOG_LINES[0] ?? '']) {
      const { fetched } = inShards(query);
      for (const lost of fetched.keys()) {
        const others = new Map([...files].filter(([name]) => name !== lost));
        expect({ query, plan: planAnswer(others, { query, shownRows: SHOWN }) }).toEqual({ query, plan: { needs: [lost] } });
      }
    }
  });

  it.each(['tags', 'terms', 'head'])('S6 refuses %s of another form', (name) => {
    for (const wrong of [{}, [], 'text', files.get('words/0'), { terms: 'Aapt', frequencies: '##' }]) {
      const others = new Map([...files, [name, wrong]]);
      expect(() => planAnswer(others, { query: 'tag:even ownerschip', shownRows: SHOWN })).toThrow(SearchIndexError);
    }
  });
});
