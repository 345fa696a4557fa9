import { act, screen, waitFor } from '@testing-library/react';
import { linkLines } from '../../../src/features/line-links/lineLinks';
import { Prose } from '../../../src/ui/Prose';
import { startServer, type Answer, type FakeServer } from '../../platform/fakeServer';
import { renderInSite } from '../../support/render';
import { session } from '../changes/openGuide';

const FILE = '/data/recordings/wiki/ssh.json';
const BLOCKS = [session('uptime')];
const RECORDED = {
  data: [
    {
      release: 'Debian 13',
      timestamp: 1_795_000_000,
      events: [
        [0, 'm', 'uptime'],
        [0, 'o', '$ uptime\r\n'],
      ],
    },
  ],
};

let visit: AbortController;
let server: FakeServer;

beforeEach(() => {
  visit = new AbortController();
  server = startServer();
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'warn').mockReturnValue();
});

afterEach(async () => {
  await act(async () => {
    visit.abort();
    await new Promise((resolve) => setTimeout(resolve));
  });
  jest.restoreAllMocks();
});

const watch = () => screen.getByRole('button', { name: 'Watch it run' });

/** Opens an article with a box to type in, such as the search's, and asks for its recording. */
async function ask() {
  const view = renderInSite(
    <>
      <input aria-label="Box" />
      <Prose blocks={BLOCKS} />
    </>,
  );
  const { store, user } = view;
  act(() =>
    linkLines({
      data: { blocks: BLOCKS, recorded: { file: FILE, blocks: [0] } },
      store,
      hash: '',
      key: 'one',
      signal: visit.signal,
      waiting: new AbortController().signal,
      event: undefined,
    }),
  );
  await user.hover(document.querySelector('.prose .code') as Element);
  await user.click(watch());
  return view;
}

describe('a recording that comes late', () => {
  it('W15 leaves the focus, and the page where it is, to somebody who types meanwhile', async () => {
    let arrive: (answer: Answer) => void = () => undefined;
    server.answer(FILE, new Promise((resolve) => (arrive = resolve)));
    const { user } = await ask();
    expect(await screen.findByRole('button', { name: 'Back to the example' })).toHaveFocus();
    const box = screen.getByLabelText('Box');
    await user.click(box);
    jest.mocked(Element.prototype.scrollIntoView).mockClear();
    await act(async () => arrive(RECORDED));
    await screen.findByRole('slider', { name: 'Command' });
    expect(box).toHaveFocus();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('a recording that could not be loaded', () => {
  it('W15 is asked for again when it is opened again', async () => {
    const { user } = await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('The recording could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Back to the example' }));
    server.answer(FILE, RECORDED);
    await user.click(watch());
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Command' })).toBeInTheDocument());
    expect(server.requests).toEqual([FILE, FILE]);
  });
});
