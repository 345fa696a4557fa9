import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MAX_IDLE_MS } from '../../../src/core/recordings/playback';
import type { RecordedBlocks, Recording } from '../../../src/core/recordings/recording';
import { linkLines } from '../../../src/features/line-links/lineLinks';
import { commandSought, recordingClosed, recordingOpened, selectOpenRecording } from '../../../src/features/recordings/recordingsSlice';
import { Prose } from '../../../src/ui/Prose';
import { startServer, type FakeServer } from '../../platform/fakeServer';
import { bootDocument } from '../../support/boot';
import { renderInSite, type Rendered } from '../../support/render';
import { session } from '../changes/openGuide';

const FILE = '/data/recordings/wiki/ssh.json';
const RECORDING: Recording = {
  release: 'Debian 13',
  timestamp: 1_795_000_000,
  events: [
    [0, 'm', 'uptime'],
    [0, 'o', '$ uptime\r\n'],
    [0.5, 'o', 'up 3 days\r\n'],
    [30, 'm', 'id -u'],
    [30, 'o', '$ id -u\r\n'],
    [30, 'o', '\x1b[1m1000\x1b[0m\r\n'],
    [30.1, 'm', 'true'],
    [30.1, 'o', '$ true\r\n'],
  ],
};
const BLOCKS = [session('whoami'), session('uptime', 'id -u', 'true')];
const WHOLE = '$ uptime\nup 3 days\n$ id -u\n1000\n$ true\n';

let visit: AbortController;
let server: FakeServer;
let isStill: boolean;

beforeEach(() => {
  visit = new AbortController();
  isStill = false;
  server = startServer();
  server.answer(FILE, { data: [null, RECORDING] });
  window.matchMedia = ((query: string) => ({ matches: isStill && query.includes('reduced-motion') })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollIntoView = jest.fn();
  document.getElementById('announcer')?.remove();
});

afterEach(async () => {
  jest.useRealTimers();
  await act(async () => {
    visit.abort();
    await new Promise((resolve) => setTimeout(resolve));
  });
  jest.restoreAllMocks();
});

const blocks = () => [...document.querySelectorAll('.prose .code')] as HTMLElement[];
const watch = () => screen.queryByRole('button', { name: 'Watch it run' });
const player = () => screen.getByRole('region', { name: 'Recording' });
const key = (name: string | RegExp) => within(player()).getByRole('button', { name });
const shown = () => within(player()).getByRole('group', { name: 'What the machine printed' }).textContent;
const place = () => within(player()).getByRole('slider', { name: 'Command' });
const state = ({ store }: Rendered) => selectOpenRecording(store.getState());

function open(recorded: RecordedBlocks | null = { file: FILE, blocks: [1] }): Rendered {
  const view = renderInSite(<Prose blocks={BLOCKS} />);
  const signals = { signal: visit.signal, waiting: visit.signal };
  act(() => linkLines({ data: { blocks: BLOCKS, recorded: recorded ?? undefined }, store: view.store, hash: '', key: 'one', ...signals, event: undefined }));
  return view;
}

async function openPlayer(view = open()): Promise<{ view: Rendered; user: UserEvent }> {
  await view.user.hover(blocks()[1] as HTMLElement);
  await view.user.click(watch() as HTMLElement);
  await waitFor(() => expect(place()).toBeInTheDocument());
  return { view, user: view.user };
}

describe('the recording of a session', () => {
  it('W15 is offered at the block that has one, when it is turned to, by keyboard too; and nowhere else', async () => {
    const { user } = open();
    expect(watch()).toBeNull();
    await user.hover(blocks()[0] as HTMLElement);
    expect(watch()).toBeNull();
    act(() =>
      within(blocks()[1] as HTMLElement)
        .getAllByRole('button', { name: 'Copy' })[0]
        ?.focus(),
    );
    expect(blocks()[1]).toContainElement(watch());
    expect(server.requests).toEqual([]);
  });

  it('W15 is nowhere in an article without any', async () => {
    const { user } = open(null);
    for (const block of blocks()) await user.hover(block);
    expect(watch()).toBeNull();
  });

  it('W15 plays to its end, with short idle times, and says once what it is', async () => {
    const { view } = await openPlayer();
    expect(key('Pause')).toHaveFocus();
    expect(document.getElementById('announcer')).toHaveTextContent('Recorded on Debian 13, 18 November 2026: 3 commands.');
    expect(shown()).not.toContain('1000');
    await waitFor(() => expect(state(view)).toMatchObject({ command: 2, isPlaying: false }), { timeout: 60 * MAX_IDLE_MS });
    expect(shown()).toBe(WHOLE);
    expect(document.getElementById('announcer')).toHaveTextContent('3 commands.');
  });

  it('W15 paused within a command stays as it is, and goes on from there', async () => {
    isStill = true;
    const { user } = await openPlayer();
    await user.click(key('Previous command'));
    await user.click(key('Previous command'));
    jest.useFakeTimers();
    fireEvent.click(key('Play'));
    expect(shown()).toBe('$ uptime\n');
    fireEvent.click(key('Pause'));
    act(() => void jest.advanceTimersByTime(10 * MAX_IDLE_MS));
    expect(shown()).toBe('$ uptime\n');
    fireEvent.click(key('Play'));
    act(() => void jest.advanceTimersByTime(MAX_IDLE_MS - 1));
    expect(shown()).toBe('$ uptime\nup 3 days\n');
  });

  it('W15 stands still with reduced motion, and is gone through by command: buttons and arrows; Escape leads back', async () => {
    isStill = true;
    const { view, user } = await openPlayer();
    expect(shown()).toBe(WHOLE);
    expect(key('Play')).toBeInTheDocument();
    await user.click(key('Previous command'));
    expect(shown()).toBe('$ uptime\nup 3 days\n$ id -u\n1000\n');
    expect(place()).toHaveAttribute('aria-valuetext', '2 of 3: id -u');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe('$ uptime\nup 3 days\n');
    expect(key('Previous command')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}');
    expect(place()).toHaveAttribute('aria-valuetext', '2 of 3: id -u');
    await user.click(key('Next command'));
    expect(shown()).toBe(WHOLE);
    expect(key('Next command')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    // Alt and an arrow go back in the browser.
    expect(fireEvent.keyDown(key('Play'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(shown()).toBe('$ uptime\nup 3 days\n');
    // The focus is still in the player.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Recording' })).toBeNull();
    await waitFor(() => expect(watch()).toHaveFocus());
    expect(state(view)).toBeNull();
  });

  it('W15 D1 is in the store: each state shows its screen', async () => {
    isStill = true;
    const { view } = await openPlayer();
    const { store } = view;
    act(() => void store.dispatch(commandSought(0)));
    expect(shown()).toBe('$ uptime\nup 3 days\n');
    act(() => void store.dispatch(recordingClosed()));
    expect(screen.queryByRole('region', { name: 'Recording' })).toBeNull();
    act(() => void store.dispatch(recordingOpened({ file: FILE, block: 1, command: 1, isPlaying: false })));
    await waitFor(() => expect(shown()).toBe('$ uptime\nup 3 days\n$ id -u\n1000\n'));
  });

  it('W15 is paused and gone on with by Space, at one of three speeds', async () => {
    isStill = true;
    const { view, user } = await openPlayer();
    await user.click(key('Speed: 1×'));
    await user.click(key('Speed: 2×'));
    expect(state(view)).toMatchObject({ speed: 4 });
    act(() => within(player()).getByRole('group', { name: 'What the machine printed' }).focus());
    jest.useFakeTimers();
    const pressSpace = () => fireEvent.keyDown(document.activeElement as Element, { key: ' ' });
    const passTime = () => act(() => void jest.advanceTimersByTime(MAX_IDLE_MS));
    pressSpace();
    expect(state(view)).toMatchObject({ isPlaying: true, command: 0 });
    pressSpace();
    expect(state(view)).toMatchObject({ isPlaying: false });
    const paused = shown();
    passTime();
    expect(shown()).toBe(paused);
    pressSpace();
    for (let times = 0; times < 10; times += 1) passTime();
    expect(shown()).toBe(WHOLE);
    expect(state(view)).toMatchObject({ isPlaying: false });
    pressSpace();
    expect(state(view)).toMatchObject({ isPlaying: true, command: 0 });
  });

  it('W15 is copied as it is shown, and saved as an asciicast', async () => {
    isStill = true;
    const { user } = await openPlayer();
    await user.click(key('Copy what is shown'));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(WHOLE));
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(key('Save as asciicast'));
    expect(names).toEqual(['ssh-2.cast']);
    expect(saved).toHaveLength(1);
  });

  it('W15 says where it could not be loaded, and tries again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.answer(FILE, { data: [null, { events: 'damaged' }] });
    const { user } = open();
    await user.hover(blocks()[1] as HTMLElement);
    await user.click(watch() as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('The recording could not be loaded.');
    for (const answer of [{ data: [null, { events: 'damaged again' }] }, { data: [null, RECORDING] }]) {
      server.answer(FILE, answer);
      (await within(player()).findByRole('button', { name: 'Retry' })).focus();
      await user.keyboard('{Enter}');
      expect(player()).toContainElement(document.activeElement as HTMLElement);
    }
    await waitFor(() => expect(place()).toBeInTheDocument());
  });

  it('W15 loads the document anew where the site has been updated since, for which trying again would not help', async () => {
    for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
    const forget = bootDocument({ build: 'b1' });
    server.answer(FILE, { build: 'b2', data: [null, RECORDING] });
    const { user } = open();
    await user.hover(blocks()[1] as HTMLElement);
    await user.click(watch() as HTMLElement);
    await waitFor(() => expect(sessionStorage.getItem('builds-loaded')).toBe('b1 b2'));
    expect(screen.queryByRole('alert')).toBeNull();
    forget();
    sessionStorage.clear();
  });

  it('W15 is closed when the article is left', async () => {
    const { view } = await openPlayer();
    await act(async () => {
      visit.abort();
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    expect(state(view)).toBeNull();
    expect(watch()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Recording' })).toBeNull();
  });
});
