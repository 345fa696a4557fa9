import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageData } from '../../src/app/resources';
import { site } from '../../src/content/site';
import { startServer, type Answer } from '../platform/fakeServer';
import { ARTICLE } from '../sections/samples';
import { installViewport } from '../ui/intersection';
import { prepareSite, visit, visitAndWait } from './visit';

const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });
const link = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
let leave: () => void = () => undefined;
const open = (path: string) => {
  const visited = visit(path);
  leave = visited.leave;
  return { ...visited, user: userEvent.setup() };
};

beforeAll(prepareSite);
beforeEach(() => {
  installViewport();
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true, writable: true });
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

describe('App', () => {
  it.each([
    ['/', site.author.name], ['/resume', site.author.name], ['/wiki', 'Wiki'], ['/wiki/ssh', 'SSH'], ['/blog', 'Blog'], ['/blog/containers', 'The story of containers'], ['/projects', 'Projects'],
    ['/projects/azure-migration', 'Azure migration'], ['/open-source', 'Open Source'], ['/tags/CI%2FCD', 'CI/CD'], ['/tags/%E0%A4%A', '%E0%A4%A'], ['/search', 'Search'], ['/wiki/', 'Wiki'],
  ])('R1 R5 M1 shows the page of %s when it is opened cold', (path, title) => {
    open(path);
    expect(heading()).toHaveTextContent(title);
    expect(document.title).toContain(title);
  });

  it.each(['/nothing', '/wiki/ssh/more', '/tags/'])('R2 shows nothing in the main region at %s, and the navigation bar above it', (path) => {
    const error = jest.spyOn(console, 'error');
    open(path);
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(link('Wiki')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
  });

  it.each([['/wiki/no', '/wiki', 'Wiki'], ['/blog/no', '/blog', 'Blog'], ['/projects/no', '/projects', 'Projects']])('R3 redirects %s to its list and replaces the history entry', async (path, list, title) => {
    startServer().answer(`/data${path}.json`, { status: 404 });
    const { length } = window.history;
    ({ leave } = await visitAndWait(path));
    await waitFor(() => expect(heading()).toHaveTextContent(title));
    expect(window.location.pathname).toBe(list);
    expect(window.history).toHaveLength(length);
  });

  it('R5 N1 M1 goes to another page and back, with address, title and focus', async () => {
    const { user } = open('/');
    await user.click(link('Wiki'));
    await user.click(screen.getByRole('link', { name: 'SSH' }));
    expect(heading()).toHaveFocus();
    expect([window.location.pathname, document.title]).toEqual(['/wiki/ssh', `SSH · ${site.name}`]);
    expect(link('Wiki')).toHaveAttribute('aria-current', 'page');
    act(() => window.history.back());
    await waitFor(() => expect(heading()).toHaveTextContent('Wiki'));
    expect(window.location.pathname).toBe('/wiki');
  });

  it('R4 keeps the page until the next one is here, so that nothing jumps', async () => {
    let send: (answer: Answer) => void = () => undefined;
    startServer().answer('/data/wiki/firewall.json', new Promise((resolve) => {
      send = resolve;
    }));
    const { user } = open('/wiki');
    await act(() => user.click(screen.getByRole('link', { name: 'Firewall' })));
    expect(heading()).toHaveTextContent('Wiki');
    await act(async () => send({ json: { ...ARTICLE, id: 'firewall', title: 'Firewall' } }));
    await waitFor(() => expect(heading()).toHaveTextContent('Firewall'));
  });

  it('R4 says where a page could not be loaded, and loads it on Retry', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'error').mockReturnValue();
    const unhandled = (reason: unknown) => void reason;
    process.on('unhandledRejection', unhandled);
    const server = startServer();
    pageData.forget('/data/blog/logs.json');
    server.answer('/data/blog/logs.json', { status: 503 });
    ({ leave } = await visitAndWait('/blog/logs'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(link('Wiki')).toBeInTheDocument();
    expect(warn).toHaveBeenCalled();
    server.answer('/data/blog/logs.json', { json: { ...ARTICLE, id: 'logs', title: 'Logs', excerpt: '', date: '2025-04-22', newer: null, older: null } });
    await act(() => userEvent.click(retry));
    await waitFor(() => expect(heading()).toHaveTextContent('Logs'));
    process.off('unhandledRejection', unhandled);
  });

  it('N3 S2 R5 searches from the bar, and asks the same again from the address', async () => {
    const { user } = open('/');
    await user.type(screen.getByRole('searchbox', { name: 'Search the site' }), 'firewall{Enter}');
    expect(heading()).toHaveTextContent('Search');
    expect(window.location.pathname + window.location.search).toBe('/search?q=firewall');
    expect(screen.getByText('1 result')).toBeInTheDocument();
    leave();
    open('/search?q=firewall');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('firewall');
  });

  it('S1 R5 lets the address follow the query without a step for every key', async () => {
    const { user } = open('/search');
    const { length } = window.history;
    await user.type(screen.getByRole('searchbox', { name: 'Search everything' }), 'ssh ');
    await waitFor(() => expect(window.location.search).toBe('?q=ssh'));
    expect(window.history).toHaveLength(length);
    expect(screen.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('ssh ');
  });
});
