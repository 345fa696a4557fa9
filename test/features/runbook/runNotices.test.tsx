import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, start } from './openTab';

const PATH = '/data/runbooks/ssh.json';
const NEWER = { ...BOOK, edition: 'two' };

beforeEach(() => localStorage.clear());

describe('the notice of a run with another edition than the page', () => {
  it('W11 says that the page is the older one, where the run was begun in a page loaded after a deploy', async () => {
    const server = startServer();
    server.answer(PATH, { data: BOOK });
    const { replacements } = device();
    const old = openTab(replacements);
    await start(old, 'web1');
    server.answer(PATH, { data: NEWER, build: 'two' });
    const present = openTab(replacements);
    await start(present, 'web2');
    await old.user.click(await old.tab.findByRole('link', { name: /web2/ }));
    await old.tab.findByText('The guide has changed since this page was loaded, and the run has its present edition.');
    expect(old.tab.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
    expect(old.tab.queryByText(/since this run began/)).toBeNull();
    expect(present.tab.queryByText(/The guide has changed/)).toBeNull();
  });

  it('W11 says that the guide is the newer one, where the server has the page’s edition or can’t be asked', async () => {
    const { replacements } = device();
    startServer().answer(PATH, { data: BOOK });
    const before = openTab(replacements);
    await start(before, 'web1');
    await before.tab.findByText('Kept on this device');
    before.unmount();
    const server = startServer();
    server.answer(PATH, { data: NEWER });
    const now = openTab(replacements);
    await now.user.click(await now.tab.findByRole('link', { name: /web1/ }));
    await now.tab.findByText(/^The guide has changed since this run began/);
    server.answer(PATH, { status: 503 });
    now.goTo('/wiki/ssh?run');
    await now.user.click(await now.tab.findByRole('link', { name: /web1/ }));
    await now.tab.findByText(/^The guide has changed since this run began/);
  });
});
