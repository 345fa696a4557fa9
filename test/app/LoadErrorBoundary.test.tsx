import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Boundary from '../../src/app/LoadErrorBoundary';
import { OtherBuildError } from '../../src/platform/fetchPageFile';
import { startServer, type FakeServer } from '../platform/fakeServer';
import { bootDocument } from '../support/boot';
import { focusedBox } from '../support/focusedBox';

const reload = jest.fn();
const reloadForBuild = jest.fn(() => true);
let LoadErrorBoundary: typeof Boundary.LoadErrorBoundary;
beforeAll(async () => {
  jest.doMock('../../src/platform/reload', () => ({ reload, reloadForBuild }));
  ({ LoadErrorBoundary } = await import('../../src/app/LoadErrorBoundary'));
});

const chunkError = () => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
const alert = () => screen.findByRole('alert');
const user = userEvent.setup();

let failure: Error | null;
const forgetFailures = jest.fn();
let server: FakeServer;
let leave: () => void;
function Page() {
  if (failure) throw failure;
  return <h1>The page</h1>;
}
const at = (entry: string) => (
  <LoadErrorBoundary entry={entry} onRetry={forgetFailures}>
    <Page />
  </LoadErrorBoundary>
);
const show = (error: Error) => {
  failure = error;
  return render(at('a/wiki/ssh'));
};

beforeAll(() => Object.defineProperty(AbortSignal, 'timeout', { value: () => new AbortController().signal, configurable: true }));
beforeEach(() => {
  leave = bootDocument({ build: 'b1' });
  server = startServer();
  jest.spyOn(console, 'error').mockReturnValue();
  reloadForBuild.mockReset().mockReturnValue(true);
  reload.mockReset();
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

describe('LoadErrorBoundary', () => {
  it('R5 says so at the top of the window, however far down the page before was', async () => {
    const scrollTo = jest.fn();
    Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
    show(chunkError());
    await alert();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('R4 keeps the app where a chunk fails without a connection, and Retry brings the page', async () => {
    show(chunkError());
    expect(await alert()).toHaveTextContent('This page could not be loaded');
    expect(reloadForBuild).not.toHaveBeenCalled();
    failure = null;
    expect(forgetFailures).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(forgetFailures).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading')).toHaveTextContent('The page');
  });

  it('R4 takes the focus, also when Retry fails', async () => {
    show(chunkError());
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });

  it('R4 leaves the focus to somebody who has begun to type elsewhere', async () => {
    const box = focusedBox();
    show(chunkError());
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(box).toHaveFocus();
  });

  it('R4 shows the page again at another history entry of its path: a guide, when its runbook could not be loaded', async () => {
    const { rerender } = show(chunkError());
    expect(await alert()).toBeInTheDocument();
    failure = null;
    rerender(at('a/wiki/ssh'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(at('b/wiki/ssh'));
    expect(screen.getByRole('heading')).toHaveTextContent('The page');
  });

  it('R4 keeps the app where a chunk fails and the site is the same', async () => {
    server.answer('/data/home.json', { data: {}, build: 'b1' });
    show(chunkError());
    expect(await alert()).toBeInTheDocument();
    expect(reloadForBuild).not.toHaveBeenCalled();
  });

  it('R4 loads the document where a chunk is gone because the site has been updated', async () => {
    server.answer('/data/home.json', { data: {}, build: 'b2' });
    show(chunkError());
    await waitFor(() => expect(reloadForBuild).toHaveBeenCalledWith('b2', 'b1'));
    expect(screen.queryByText('This page could not be loaded')).not.toBeInTheDocument();
  });

  it('R4 leaves a page alone that the visitor has gone to while the server was asked', async () => {
    server.answer('/data/home.json', { data: {}, build: 'b2' });
    const { rerender } = show(chunkError());
    failure = null;
    rerender(at('b/wiki'));
    await waitFor(() => expect(server.requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(screen.getByRole('heading')).toHaveTextContent('The page');
    expect(reloadForBuild).not.toHaveBeenCalled();
  });

  it('R4 loads the document for data of another build; when that has been tried, it says so and leaves it to the visitor', async () => {
    reloadForBuild.mockReturnValue(false);
    show(new OtherBuildError('/data/wiki.json', 'b2'));
    expect(await alert()).toHaveTextContent('the site has been updated');
    expect(reloadForBuild).toHaveBeenCalledWith('b2', 'b1');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
