import { search } from '../../../src/core/search';
import { parseQuery, searchParsed } from '../../../src/core/search/extras';
import { setup } from './documents';

const { index, texts } = setup(
  { title: 'Keys', tags: ['SSH'], body: 'ansible and ssh keys' },
  { title: 'Logs', tags: ['Logging'], body: 'journalctl' },
  { type: 'blog', title: 'Chroot', tags: ['ssh'], body: 'ssh chroot' },
);
const find = (raw: string) => searchParsed(index, texts, parseQuery(raw));
const docs = (raw: string) => find(raw).hits.map(({ doc }) => doc);

describe('searchParsed', () => {
  it('S3 finds without filters what search finds', () => {
    expect(find('ssh')).toEqual(search(index, texts, 'ssh'));
    expect(find('type:foo')).toEqual(search(index, texts, 'type:foo'));
  });

  it('keeps the hits that match the filters', () => {
    expect(docs('ssh type:blog')).toEqual([2]);
    expect(docs('keys tag:ssh')).toEqual([0]);
    expect(docs('ssh tag:logging')).toEqual([]);
  });

  it('lists what matches filters alone, in collection order', () => {
    expect(docs('tag:ssh')).toEqual([0, 2]);
    expect(docs('type:wiki type:blog')).toEqual([0, 1, 2]);
    expect(docs(' ')).toEqual([]);
  });

  it('offers close matches that match the filters, and none to a literal query', () => {
    expect(find('anisble type:wiki').close).toMatchObject({ kind: 'close', hits: [{ doc: 0 }] });
    expect(find('anisble type:blog').close).toBeNull();
    expect(find('"anisble"').close).toBeNull();
    expect(find('"anisble" type:wiki').close).toBeNull();
  });
});
