import * as fc from 'fast-check';
import { createCollection } from '../../../src/core/content/collection';

const HOSTILE = ['constructor', '__proto__', 'toString', 'hasOwnProperty', ''];

describe('createCollection', () => {
  it('E8 gives all items in their order and each by its id', () => {
    const ssh = { id: 'ssh' };
    const firewall = { id: 'firewall' };
    const { all, byId } = createCollection([ssh, firewall]);
    expect(all).toEqual([ssh, firewall]);
    expect(byId('firewall')).toBe(firewall);
  });

  it('E8 yields nothing for an absent id, also for the names of object members', () => {
    const { byId } = createCollection([{ id: 'ssh' }]);
    for (const id of [...HOSTILE, 'SSH']) expect(byId(id)).toBeUndefined();
  });

  it('E8 finds an item that is called like an object member', () => {
    const item = { id: 'constructor' };
    expect(createCollection([item]).byId('constructor')).toBe(item);
  });

  it('E8 finds every item of any collection, and nothing else', () => {
    const id = fc.oneof(fc.string(), fc.constantFrom(...HOSTILE));
    fc.assert(
      fc.property(fc.uniqueArray(id), id, (ids, asked) => {
        const items = ids.map((each) => ({ id: each }));
        expect(createCollection(items).byId(asked)).toBe(items.find((item) => item.id === asked));
      }),
    );
  });
});
