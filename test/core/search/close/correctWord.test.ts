import { findAnswer, parseQuery } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const helpIn = (guides: Parameters<typeof setup>, query: string) => findAnswer({ ...setup(...guides), parts: null }, parseQuery(query)).help;

describe('a word that no page has', () => {
  it.each(["sshd's config", 'sshd’s config'])('S2 takes the owner of a thing for a word of its own: %s', (query) => {
    expect(helpIn([{ body: 'two SSDs and a config' }, { body: 'the config of sshd' }], query)).toMatchObject({ kind: 'all-words', results: [{ doc: 1 }] });
  });

  it.each([
    ['انشاء', 'إنشاء'],
    ['امان', 'أمان'],
    ['ecran', 'écran'],
  ])('S2 takes %s for %s, whose letters have marks', (query, meant) => {
    expect(helpIn([{ body: meant }, { body: 'other' }], query)).toMatchObject({ kind: 'close', shownFor: meant, results: [{ doc: 0 }] });
  });

  it.each([
    ['brog', 'borg', 'blog'],
    ['ssdh', 'sshd', 'ssh'],
    ['usdo', 'sudo', 'undo'],
  ])('S2 takes %s for %s, two letters the wrong way round, rather than for the more frequent %s', (query, meant, other) => {
    expect(helpIn([{ body: meant }, { body: other }, { body: other }], query)).toMatchObject({ kind: 'close', shownFor: meant, results: [{ doc: 0 }] });
  });
});
