import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { site } from '../support/siteConstants';
import { locationChanged, selectLocation } from '../../src/features/navigation/navigationSlice';
import type { SectionModule } from '../../src/sections/sectionModule';
import { startServer, type Answer } from '../platform/fakeServer';
import { ARTICLE, POST } from '../sections/samples';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { SiteLink } from '../../src/ui/SiteLink';
import { pages, prepareSite, visit, type Visit } from './visit';

const main = () => within(screen.getByRole('main'));
const headline = (name: string) => main().findByRole('heading', { level: 1, name });
const link = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const address = () => window.location.pathname + window.location.search;
const user = userEvent.setup();
/** Every address that is written into the address bar from now on. */
function watchAddresses(): string[] {
  const seen: string[] = [];
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = window.history[method];
    jest.spyOn(window.history, method).mockImplementation((...args) => {
      write.apply(window.history, args);
      seen.push(window.location.href.slice(window.location.origin.length));
    });
  }
  return seen;
}

let visited: Visit | undefined;
const open = (path: string) => {
  visited = visit(path);
};

beforeAll(prepareSite);
beforeEach(() => {
  installFakeIntersectionObserver();
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
});
afterEach(() => {
  visited?.leave();
  jest.restoreAllMocks();
});

describe('App', () => {
  it.each([
    ['/', site.author.name],
    ['/resume', site.author.name],
    ['/wiki', 'Wiki'],
    ['/wiki/ssh', 'SSH'],
    ['/blog', 'Blog'],
    ['/blog/containers', 'The story of containers'],
    ['/projects', 'Projects'],
    ['/projects/azure-migration', 'Azure migration'],
    ['/open-source', 'Open Source'],
    ['/ledger', 'Checks'],
    ['/tags/CI%2FCD', 'CI/CD'],
    ['/tags/%E0%A4%A', '%E0%A4%A'],
    ['/search', 'Search'],
    ['/wiki/', 'Wiki'],
  ])('R1 R5 shows the page of %s when it is opened cold', (path, title) => {
    open(path);
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('R5 keeps query and anchor of a deep link in the address at every moment', async () => {
    const seen = watchAddresses();
    open('/wiki/ssh?from=mail#keys');
    await waitFor(() =>
      expect(selectLocation((visited as Visit).store.getState())).toMatchObject({ pathname: '/wiki/ssh', search: '?from=mail', hash: '#keys' }),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([...new Set(seen)]).toEqual(['/wiki/ssh?from=mail#keys']);
  });

  it('R1 S1 takes /search/ for the search page: the address follows the query, and no list opens over the results', async () => {
    open('/search/?q=fire');
    expect(address()).toBe('/search?q=fire');
    const bar = screen.getByRole('combobox', { name: 'Search the site' });
    await user.clear(bar);
    await user.type(bar, 'ssh');
    expect(bar).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
  });

  it.each(['/nothing', '/wiki/ssh/more', '/tags/'])('R2 shows nothing in the main region at %s, and the navigation bar above it', (path) => {
    const error = jest.spyOn(console, 'error');
    open(path);
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(link('Wiki')).toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['/wiki/no', '/wiki', 'Wiki'],
    ['/blog/no', '/blog', 'Blog'],
    ['/projects/no', '/projects', 'Projects'],
  ])('R3 redirects %s to its list and replaces the history entry', async (path, list, title) => {
    startServer().answer(`/data${path}.json`, { status: 404 });
    const { length } = window.history;
    open(path);
    await headline(title);
    expect(address()).toBe(list);
    expect(window.history).toHaveLength(length);
  });

  it('R5 M1 N1 goes to another page and back, with address, title and focus', async () => {
    open('/');
    await user.click(link('Wiki'));
    await headline('Wiki');
    await user.click(await screen.findByRole('link', { name: 'SSH' }));
    expect(await headline('SSH')).toHaveFocus();
    expect([address(), document.title]).toEqual(['/wiki/ssh', `SSH · ${site.name}`]);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/wiki/ssh');
    expect(link('Wiki')).toHaveAttribute('aria-current', 'page');
    window.history.back();
    await headline('Wiki');
    expect([address(), document.title]).toEqual(['/wiki', `Wiki · ${site.name}`]);
  });

  it('R4 keeps the page until the next one is here, so that nothing jumps', async () => {
    let send: (answer: Answer) => void = () => undefined;
    startServer().answer(
      '/data/wiki/firewall.json',
      new Promise((resolve) => {
        send = resolve;
      }),
    );
    open('/wiki');
    await user.click(screen.getByRole('link', { name: 'Firewall' }));
    expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Wiki');
    send({ data: { ...ARTICLE, id: 'firewall', title: 'Firewall' } });
    await headline('Firewall');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('R4 keeps a guide until its runbook is here, and says that it is being loaded', async () => {
    let send: (module: SectionModule) => void = () => undefined;
    pages.sections.put('runbook', new Promise((resolve) => (send = resolve)));
    open('/wiki/ssh');
    const location = { pathname: '/wiki/ssh', search: '?run', hash: '', key: 'run' };
    visited?.store.dispatch(locationChanged({ location, kind: 'PUSH' }));
    expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('SSH');
    send({ pages: { 'wiki-article': () => <h1>Runbook</h1> } });
    await headline('Runbook');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    pages.sections.forget('runbook');
  });

  it('R5 N1 goes back from a runbook to its guide, whose heading takes the focus as that of any page', async () => {
    const Runbook = () => (
      <>
        <h1>Runbook</h1>
        <SiteLink href="/wiki/ssh">Back to the guide</SiteLink>
      </>
    );
    pages.sections.prime('runbook', { pages: { 'wiki-article': Runbook } });
    open('/wiki/ssh?run');
    await headline('Runbook');
    await user.click(screen.getByRole('link', { name: 'Back to the guide' }));
    await waitFor(async () => expect(await headline('SSH')).toHaveFocus());
    expect(document.getElementById('announcer')).toHaveTextContent(`SSH · ${site.name}`);
    pages.sections.forget('runbook');
  });

  it('R4 says where a page could not be loaded, and loads it on Retry', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    jest.spyOn(console, 'warn').mockReturnValue();
    pages.data.forget('/data/blog/logs.json');
    const server = startServer();
    server.answer('/data/blog/logs.json', { status: 503 });
    document.documentElement.lang = 'en';
    open('/blog/logs');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(document.title).toMatch(/^This page could not be loaded/);
    expect(document.documentElement.lang).toBe('en');
    expect(link('Wiki')).toBeInTheDocument();
    server.answer('/data/blog/logs.json', { data: { ...POST, id: 'logs', title: 'Logs' } });
    await user.click(retry);
    // As after any change of page.
    await waitFor(async () => expect(await headline('Logs')).toHaveFocus());
    expect(document.getElementById('announcer')).toHaveTextContent(`Logs · ${site.name}`);
  });

  it('N3 S2 R5 searches from the bar, and asks the same again from the address', async () => {
    open('/');
    await user.type(screen.getByRole('combobox', { name: 'Search the site' }), 'firewall{Enter}');
    await headline('Search');
    expect(address()).toBe('/search?q=firewall');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    visited?.leave();
    open('/search?q=firewall');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('firewall');
  });

  it('S1 N3 leaves what is typed in the box as typed when it is submitted', async () => {
    open('/');
    await user.type(screen.getByRole('combobox', { name: 'Search the site' }), ' ssh {Enter}');
    await headline('Search');
    expect(screen.getByRole('combobox', { name: 'Search the site' })).toHaveValue(' ssh ');
  });

  it('S1 R5 lets the address follow the query without a step for every key', async () => {
    open('/search');
    const { length } = window.history;
    await user.type(screen.getByRole('searchbox', { name: 'Search everything' }), 'ssh ');
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
    expect(window.history).toHaveLength(length);
    expect(screen.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('ssh ');
  });
});
