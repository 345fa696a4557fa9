import { act, render, screen, waitFor } from '@testing-library/react';
import type { Pack, PackFile } from '../../../src/core/site/offlinePacks';
import { createPackLists, createFiles, findPack, removePack } from '../../../src/features/keep-offline/keepPack';
import { KeepOffline } from '../../../src/features/keep-offline/KeepOffline';
import { createServices } from '../../../src/features/store/services';
import { LoadError } from '../../../src/platform/fetchDataFile';
import { OtherFileError, type KeptFiles, type KeptPack } from '../../../src/platform/keptFiles';
import { makeStore } from '../../../src/app/store';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

const FILES: readonly PackFile[] = [
  ['/wiki/ssh', 20_000, 'a'],
  ['/data/wiki/ssh.json', 10_000, 'b'],
  ['/images/ssh.svg', 2_000, 'c'],
];
const PACK: Pack = { bytes: 32_000, files: FILES };

interface Device {
  list: KeptPack | null;
  readonly there: Set<string>;
  /** What the server sends instead of a file. */
  readonly fails: Map<string, () => Promise<void>>;
  /** Whether its caches fail. */
  isBroken: boolean;
}

/** A visitor's device, simulated without a browser's caches, and what the server offers. */
function setUp({ offered = () => Promise.resolve(PACK), device = {} }: { offered?: ReturnType<typeof createPackLists>; device?: Partial<Device> } = {}) {
  const state: Device = { list: null, there: new Set(), fails: new Map(), isBroken: false, ...device };
  const withCaches = async () => {
    if (state.isBroken) throw new DOMException('', 'UnknownError');
  };
  const files: KeptFiles = {
    readList: () => withCaches().then(() => state.list),
    writeList: (_pack, list) => withCaches().then(() => void (state.list = list)),
    missing: (wanted) => withCaches().then(() => wanted.filter(([path, , hash]) => !state.there.has(path + hash))),
    keep: async ([path, , hash]) => {
      await state.fails.get(path)?.();
      state.there.add(path + hash);
    },
    remove: () => {
      state.list = null;
      state.there.clear();
      return Promise.resolve();
    },
  };
  const services = createServices([
    { create: createFiles, service: files },
    { create: createPackLists, service: offered },
  ]);
  const store = makeStore(undefined, services);
  render(
    <Provider store={store}>
      <KeepOffline pack="guide/ssh" />
    </Provider>,
  );
  return { state, store, user: userEvent.setup(), says: (text: RegExp | string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text)) };
}

/** As a request that never ends, until it is aborted. */
const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new LoadError('aborted'))));

const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('KeepOffline', () => {
  it('K1 says what it takes, keeps all of it, and takes it away again', async () => {
    const { state, user, says } = setUp();
    await says('Downloads 32 KiB: the guide, its runbook and the search for single words.');
    await user.click(button('Keep offline'));
    await says('This guide is kept on this device and opens without a connection.');
    expect(button('Kept offline')).toHaveAttribute('aria-disabled', 'true');
    expect(state.list).toEqual({ ...PACK, wasWhole: true });
    await user.click(button('Remove'));
    await says('Downloads 32 KiB');
    expect(button('Keep offline')).toHaveFocus();
  });

  it('K1 notices, when its tab is shown again, what another tab has removed', async () => {
    const { state, user, says } = setUp();
    await says('Downloads 32 KiB');
    await user.click(button('Keep offline'));
    await says('This guide is kept on this device');
    state.list = null;
    state.there.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    await says('Downloads 32 KiB');
  });

  it('K3 says what is lacking when a file does not come, there is no room, or the server has another one again and again, and goes on with the rest', async () => {
    const failures: readonly (readonly [Error, string])[] = [
      [new LoadError('lost'), 'The connection was lost. 30 KiB of 32 KiB are here; 2 KiB left to download.'],
      [new DOMException('', 'QuotaExceededError'), 'This device has no room for the rest.'],
      [new OtherFileError('other'), 'The site was being updated meanwhile.'],
    ];
    const { state, user, says } = setUp();
    await says('Downloads');
    for (const [error, text] of failures) {
      state.fails.set('/images/ssh.svg', () => Promise.reject(error));
      await user.click(screen.getByRole('button', { name: /Keep offline|Continue/ }));
      await says(text);
      expect(state.list?.wasWhole).toBe(false);
    }
    state.fails.clear();
    await user.click(button('Continue'));
    await says('is kept on this device');
  });

  it.each([null, 'Cancel'])('K3 ends where the caches fail, and begins anew once they work: pressed meanwhile: %s', async (pressed) => {
    const lists: ((pack: Pack) => void)[] = [];
    let isSlow = false;
    const { state, user, says } = setUp({ offered: () => (isSlow ? new Promise((resolve) => lists.push(resolve)) : Promise.resolve(PACK)) });
    await says('Downloads 32 KiB');
    state.isBroken = true;
    isSlow = true;
    await user.click(button('Keep offline'));
    if (pressed) await user.click(button(pressed));
    await act(async () => lists.forEach((give) => give(PACK)));
    await says(/Downloads 32 KiB/);
    state.isBroken = false;
    isSlow = false;
    await user.click(button('Keep offline'));
    await says('is kept on this device');
  });

  it('K3 says what is lacking also if another file arrives after that', async () => {
    const { state, user, says } = setUp();
    await says('Downloads');
    let finish: () => void = () => undefined;
    state.fails.set('/images/ssh.svg', () => new Promise((resolve) => (finish = resolve)));
    state.fails.set('/data/wiki/ssh.json', () => Promise.reject(new LoadError('lost')));
    await user.click(button('Keep offline'));
    await says('The connection was lost.');
    await act(async () => finish());
    expect(state.there.size).toBe(2);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(button('Continue')).toBeInTheDocument();
  });

  it('K3 is cancelled in the middle, with what has come', async () => {
    const { state, user, says } = setUp();
    await says('Downloads');
    let finish: () => void = () => undefined;
    state.fails.set('/images/ssh.svg', () => new Promise((resolve) => (finish = resolve)));
    await user.click(button('Keep offline'));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Downloaded' })).toHaveAttribute('value', '30000'));
    await user.click(button('Cancel'));
    finish();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('K3 goes on downloading when it was being looked up as the visitor began', async () => {
    const { state, store, user, says } = setUp();
    await says('Downloads');
    let finish: () => void = () => undefined;
    state.fails.set('/images/ssh.svg', () => new Promise((resolve) => (finish = resolve)));
    const looked = store.dispatch(findPack('guide/ssh'));
    await user.click(button('Keep offline'));
    await looked;
    expect(screen.getByRole('progressbar', { name: 'Downloaded' })).toBeInTheDocument();
    await waitFor(() => expect(state.there.size).toBe(2));
    finish();
    await says('is kept on this device');
  });

  it('K2 tells what has changed since, without a connection that it is there, and what else can’t be known', async () => {
    const before: KeptPack = { bytes: 32_000, files: FILES, wasWhole: true };
    const there = new Set(FILES.map(([path, , hash]) => path + hash));
    const newer: Pack = { bytes: 33_000, files: [...FILES.slice(0, 2), ['/images/ssh.svg', 3_000, 'd']] };
    const first = setUp({ device: { list: before, there: new Set(there) }, offered: () => Promise.resolve(newer) });
    await first.says('Some of it has changed since: 3 KiB to download.');
    await first.user.click(button('Update'));
    await first.says('opens without a connection');
    document.body.replaceChildren();
    const offline = () => Promise.reject(new LoadError('offline'));
    await setUp({ device: { list: before, there }, offered: offline }).says('is kept on this device');
    document.body.replaceChildren();
    await setUp({ offered: offline }).says('can’t be looked up without a connection');
    expect(button('Keep offline')).toHaveAttribute('aria-disabled', 'true');
  });

  it('K1 offers no site that is too large, and says where guides are kept', async () => {
    await setUp({ offered: () => Promise.resolve({ bytes: 150 * 1024 * 1024, files: null }) }).says(/would take 150\.0 MiB.*one by one/);
    expect(button('Keep offline')).toHaveAttribute('aria-disabled', 'true');
  });

  it('K3 says at once that it has begun, and can be cancelled, while the list of files hangs', async () => {
    let isHanging = false;
    const { user, says } = setUp({ offered: (_pack, signal) => (isHanging ? aborted(signal) : Promise.resolve(PACK)) });
    await says('Downloads 32 KiB');
    isHanging = true;
    await user.click(button('Keep offline'));
    await says('Downloading 32 KiB');
    await user.click(button('Cancel'));
    await says('Downloads 32 KiB');
    isHanging = false;
    await user.click(button('Keep offline'));
    await says('is kept on this device');
  });

  it('K2 shows what is kept soon although the server doesn’t answer, and what has changed once it does', async () => {
    jest.useFakeTimers();
    let answer: (pack: Pack) => void = () => undefined;
    const there = new Set(FILES.map(([path, , hash]) => path + hash));
    setUp({ device: { list: { ...PACK, files: FILES, wasWhole: true }, there }, offered: () => new Promise((resolve) => (answer = resolve)) });
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toHaveTextContent('is kept on this device and opens without a connection');
    await act(async () => answer({ bytes: 33_000, files: [...FILES.slice(0, 2), ['/images/ssh.svg', 3_000, 'd']] }));
    expect(screen.getByRole('status')).toHaveTextContent('Some of it has changed since: 3 KiB to download.');
    jest.useRealTimers();
  });

  it('K2 does not say that it is here, once removed, when the server answers an earlier question late', async () => {
    const answers: ((pack: Pack) => void)[] = [];
    const list: KeptPack = { ...PACK, files: FILES, wasWhole: true };
    const { store } = setUp({ device: { list }, offered: () => new Promise((resolve) => answers.push(resolve)) });
    await act(async () => undefined);
    await act(async () => void store.dispatch(removePack('guide/ssh')));
    for (const answer of answers.reverse()) await act(async () => answer(PACK));
    expect(screen.getByRole('status')).toHaveTextContent('Downloads 32 KiB');
  });

  it('K2 K3 stops when another tab removes what it fetches, and doesn’t say that it is kept', async () => {
    const { state, user, says } = setUp();
    await says('Downloads');
    state.fails.set('/images/ssh.svg', () => Promise.resolve(void (state.list = null)));
    await user.click(button('Keep offline'));
    await says('This guide is here already. Keep it, and it stays.');
    expect(state.list).toBeNull();
    expect(button('Keep offline')).toBeInTheDocument();
  });

  it('K2 K3 doesn’t say that what has gone meanwhile is there', async () => {
    const { state, user, says } = setUp();
    await says('Downloads');
    state.fails.set('/images/ssh.svg', async () => {
      await waitFor(() => expect(state.there.size).toBe(2));
      state.there.clear();
    });
    await user.click(button('Keep offline'));
    await says('2 KiB of 32 KiB are here; 30 KiB left to download.');
    expect(state.list?.wasWhole).toBe(false);
  });
});
