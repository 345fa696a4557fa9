import { findAnswer, parseQuery, showAnswer, type SearchAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { writeShards } from '../../../../src/core/search/shardWriter';
import { filesOf, wholeAnswerFrom } from '../shards/arrival';
import { setup } from '../documents';

const FILLER = 'Update the packages first, then look at the service. ';
const body = `${FILLER.repeat(8)}\nMake a key\n${FILLER.repeat(8)}\nSchlüssel tauschen\n${FILLER.repeat(8)}`;
const { documents, index, texts } = setup(
  { id: 'ssh-hardening', url: '/wiki/ssh-hardening', title: 'Remote logins', description: 'Log in with keys alone.', body },
  { id: 'ssh', url: '/wiki/ssh', title: 'Secure shell', body: FILLER },
  { id: 'c#', url: '/wiki/c%23', title: 'A language', body: FILLER },
  { id: 'ssh', type: 'blog', url: '/blog/ssh', title: 'A year of keys', description: 'What I learned.', body: FILLER },
  { id: 'tool', type: 'opensource', url: 'https://code.example.com/jane/tool-box', title: 'A box', description: FILLER, body: FILLER },
);
const sections = documents.map((_, doc) => (doc === 0 ? [[body.indexOf('Make'), 'make-a-key'] as const, [body.indexOf('Schl'), 'schlüssel'] as const] : []));
const parts = { sections, code: documents.map(() => []) };
const library: SearchLibrary = { index, texts, parts };
const files = filesOf(writeShards(documents, parts, { leafDocuments: 2, shardLength: 200, pieceLength: 300 }));

/** The answer of a whole index, which that of shards must be. */
function ask(query: string): SearchAnswer {
  const answer = showAnswer(library, findAnswer(library, parseQuery(query)), 9);
  expect(wholeAnswerFrom(files, { query, shownRows: 9 }).answer).toEqual(answer);
  return answer;
}

/** The pages that an address leads to, each with the heading. */
const ledTo = (query: string) => ask(query).help?.results.map(({ url, section }) => (section ? `${url}#${section.id}` : url));

describe('an address as a query', () => {
  it.each([
    ['a path', '/wiki/ssh-hardening', ['/wiki/ssh-hardening']],
    ['a path in other case, with blanks around', ' /Wiki/SSH-Hardening ', ['/wiki/ssh-hardening']],
    ['a path that ends in a slash', 'wiki/ssh-hardening/', ['/wiki/ssh-hardening']],
    ['an id', 'ssh-hardening', ['/wiki/ssh-hardening']],
    ['the name of a file', 'ssh-hardening.md', ['/wiki/ssh-hardening']],
    ['a file in a folder', './src/content/wiki/ssh-hardening/index.md', ['/wiki/ssh-hardening']],
    ['a script', '/wiki/ssh-hardening.sh', ['/wiki/ssh-hardening']],
    ['a whole URL', 'https://www.example.com/wiki/ssh-hardening', ['/wiki/ssh-hardening']],
    ['one of a site under a folder, with a query', 'http://localhost:8080/notes/wiki/ssh-hardening?run=1&x=2', ['/wiki/ssh-hardening']],
    ['one in backticks', '`/wiki/ssh-hardening`', ['/wiki/ssh-hardening']],
    ['a URL with the id of a heading', 'https://www.example.com/wiki/ssh-hardening#make-a-key', ['/wiki/ssh-hardening#make-a-key']],
    ['one as the address bar copies it', 'https://www.example.com/wiki/ssh-hardening#schl%C3%BCssel', ['/wiki/ssh-hardening#schlüssel']],
    ['one with the id of no heading', '/wiki/ssh-hardening#l.1a2b3c', ['/wiki/ssh-hardening']],
    ['a name that two pages have, of one of them', '/blog/ssh', ['/blog/ssh']],
    ['the name of a file that two pages have', 'ssh.md', ['/wiki/ssh', '/blog/ssh']],
    ['an id with a sign that addresses escape', '/wiki/c%23', ['/wiki/c%23']],
    ['the address of a repository', 'https://code.example.com/jane/tool-box', ['https://code.example.com/jane/tool-box']],
    ['a filter that lets it through', 'type:blog ssh.md', ['/blog/ssh']],
  ])('S2 leads to its page, in shards, too: %s', (_, query, urls) => {
    expect(ledTo(query)).toEqual(urls);
    expect(ask(query)).toMatchObject({ count: 0, help: { kind: 'address' } });
  });

  it('S2 shows what the page is about, the heading that the link leads to, and which address it is', () => {
    const { help } = ask('https://www.example.com/wiki/ssh-hardening#make-a-key');
    expect(help).toMatchObject({ shownFor: '/wiki/ssh-hardening', count: 1 });
    expect(help?.results).toEqual([
      expect.objectContaining({ excerpt: { text: 'Log in with keys alone.', match: null }, section: { id: 'make-a-key', title: 'Make a key' } }),
    ]);
  });

  it.each(['/etc/ssh', 'tags/ssh-hardening', '/wiki/ssh-hard', 'ssh-hardening first', 'ssh-hardening.conf', '#make-a-key', 'https://', '/', '%E0%A4%A'])(
    'S2 takes nothing else for one: %s',
    (query) => {
      expect(ask(query).help?.kind).not.toBe('address');
    },
  );

  it('S3 leaves the exact set as it is', () => {
    expect(ask('keys')).toMatchObject({ count: 1, help: null });
    expect(ask('"ssh-hardening"')).toMatchObject({ count: 0, help: null });
  });
});
