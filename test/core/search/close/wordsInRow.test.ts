import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

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
      ['title', 'server', 'server'],
      ['row', 'server_id', 'server_id'],
      ['apart', 'server', 'server'],
    ]);
  });

  it('S2 S5 come first in part, too, where no page has all of them in a row, and the longest is shown', () => {
    const of = {
      ...setup(
        { id: 'apart', body: 'A unit of systemctl has its status, as ssh does.' },
        { id: 'part', body: 'A unit in a list.\nsystemctl status nginx.service\nssh is another.' },
      ),
      parts: null,
    };
    expect(ask('systemctl status ssh unit', of)?.results.map(({ id, foundFor }) => [id, foundFor])).toEqual([
      ['part', 'systemctl status'],
      ['apart', 'systemctl'],
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
