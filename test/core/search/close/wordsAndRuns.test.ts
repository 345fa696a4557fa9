import { findAnswer, parseQuery } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const helpIn = (guides: Parameters<typeof setup>, query: string) => findAnswer({ ...setup(...guides), parts: null }, parseQuery(query)).help;

describe('close matches of words in a row', () => {
  it('S2 takes a word for two, as a page has them in a row', () => {
    expect(helpIn([{ body: 'a jump host' }, { body: 'the host, then a jump' }], 'jumphost')).toMatchObject({ shownFor: 'jump host', results: [{ doc: 0 }] });
    expect(helpIn([{ body: 'may read only logs' }, { body: 'read-only' }], 'readonly')).toMatchObject({ shownFor: 'read-only', results: [{ doc: 1 }] });
    expect(helpIn([{ body: 'the host, then a jump' }], 'jumphost')).toBeNull();
  });

  it('S2 prefers pages that have most of the query word for word to those that have all of its words far apart', () => {
    const far = 'Something else. '.repeat(20);
    const literal = { title: 'Files', body: 'Too many open files' };
    const byChance = { title: 'Web', body: `nginx. ${far}So many. ${far}It is open. ${far}All files.` };
    expect(helpIn([byChance, literal], 'too many open files nginx')).toMatchObject({ kind: 'close', shownFor: 'too many open files', results: [{ doc: 1 }] });
    const near = { title: 'Web', body: 'nginx: many open files' };
    expect(helpIn([near, literal], 'too many open files nginx')).toMatchObject({ kind: 'all-words', results: [{ doc: 0 }] });
    // Two words in a row say little.
    expect(helpIn([byChance, { title: 'Doors', body: 'open files' }], 'so many open files nginx')).toMatchObject({ kind: 'all-words' });
  });

  it.each([
    ['lagging', 'The lag of a replica', 'lag'],
    ['enlarging', 'Enlarge it', 'enlarg'],
    ['corruption', 'It was corrupted. A correction.', 'corrupt'],
    ['rebooted', 'reboots', 'reboot'],
  ])('S2 takes the stem of %s for what was meant before any other word', (word, body, shownFor) => {
    expect(helpIn([{ body }, { body: 'logging' }], word)).toMatchObject({ shownFor, results: [{ doc: 0 }] });
  });

  it('S2 takes no stem of three letters that only begins other words', () => {
    expect(helpIn([{ body: 'a lagoon' }], 'lagging')).toBeNull();
  });
});
