import { makeStore } from '../../../src/app/store';
import type { Pack } from '../../../src/core/site/offlinePacks';
import { createFiles, createPackLists, findPack, removePack } from '../../../src/features/keep-offline/keepPack';
import { selectPack } from '../../../src/features/keep-offline/packsSlice';
import { createServices } from '../../../src/features/store/services';
import type { KeptFiles, KeptPack } from '../../../src/platform/keptFiles';

const PACK = { bytes: 30, files: [['/wiki/ssh', 30, 'a']] } as const satisfies Pack;

it('K2 a look-up that takes longer than a removal doesn’t call the pack kept', async () => {
  let list: KeptPack | null = { ...PACK, wasWhole: true };
  let finishHashing: () => void = () => undefined;
  let hashing = Promise.resolve();
  const files: KeptFiles = {
    readList: async () => list,
    writeList: () => Promise.reject(new Error('Nothing is kept here.')),
    missing: async (wanted) => {
      const isThere = list !== null;
      await hashing;
      return isThere ? [] : [...wanted];
    },
    keep: () => Promise.reject(new Error('Nothing is kept here.')),
    remove: async () => {
      list = null;
    },
  };
  const services = createServices([
    { create: createFiles, service: files },
    { create: createPackLists, service: () => Promise.resolve(PACK) },
  ]);
  const store = makeStore(undefined, services);
  const pack = () => selectPack(store.getState(), 'guide/ssh');
  await store.dispatch(findPack('guide/ssh'));
  expect(pack()).toMatchObject({ status: 'kept' });
  hashing = new Promise((resolve) => (finishHashing = resolve));
  const looked = store.dispatch(findPack('guide/ssh'));
  // It has read the list, and is at the files.
  await new Promise((resolve) => setTimeout(resolve, 10));
  hashing = Promise.resolve();
  await store.dispatch(removePack('guide/ssh'));
  expect(pack()).toMatchObject({ status: 'offered', missing: 30 });
  finishHashing();
  await looked;
  expect(pack()).toMatchObject({ status: 'offered', missing: 30 });
});
