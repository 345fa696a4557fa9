import { RECENT_SEARCHES } from '../../../src/core/limits';
import { storedSearch } from '../../../src/features/remember/storedItems';
import type { RememberedSearch } from '../../../src/features/remember/restored';
import { readItem, writeItem } from '../../../src/platform/storage';

const readRemembered = () => readItem(storedSearch);
const remember = (search: RememberedSearch) => writeItem(storedSearch, search);
const store = (text: string) => localStorage.setItem('search', text);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('remembered searches', () => {
  it('S1 are read as they were written', () => {
    remember({ recent: ['ssh', '"a b"'], isSlashKeyOn: false });
    expect(readRemembered()).toEqual({ recent: ['ssh', '"a b"'], isSlashKeyOn: false });
  });

  it('S1 leave nothing behind when there is nothing to remember', () => {
    remember({ recent: ['ssh'], isSlashKeyOn: true });
    remember({ recent: [], isSlashKeyOn: true });
    expect({ ...localStorage }).toEqual({});
    expect(readRemembered()).toBeNull();
  });

  it.each(['', 'not json', 'null', '[]', '3', '{}', '{"recent":"ssh","isSlashKeyOn":true}', '{"recent":[],"isSlashKeyOn":"yes"}'])(
    'S1 take %s in the storage for nothing',
    (stored) => {
      store(stored);
      expect(readRemembered()).toBeNull();
    },
  );

  it('S1 keep no blank ones, which would be empty rows', () => {
    store(JSON.stringify({ recent: ['', '  ', 'ssh', '\t'], isSlashKeyOn: true }));
    expect(readRemembered()?.recent).toEqual(['ssh']);
  });

  it('S1 keep only texts, each once, and no more than are shown', () => {
    const many = Array.from({ length: RECENT_SEARCHES + 4 }, (_, place) => `query ${place}`);
    store(JSON.stringify({ recent: [1, null, 'query 0', { a: 1 }, ...many], isSlashKeyOn: true }));
    expect(readRemembered()?.recent).toEqual(many.slice(0, RECENT_SEARCHES));
  });

  it('S1 do without a storage that refuses', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
    expect(readRemembered()).toBeNull();
    expect(() => remember({ recent: ['ssh'], isSlashKeyOn: true })).not.toThrow();
    expect(() => remember({ recent: [], isSlashKeyOn: true })).not.toThrow();
  });
});
