import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { startServer, type Answer } from '../platform/fakeServer';
import { ARTICLE } from '../sections/samples';
import { pages, prepareSite, visit, type Visit } from './visit';

const user = userEvent.setup();
const scrollTo = jest.fn();
const scrolledTo = (scrollY: number) => Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
const headline = (name: string) => within(screen.getByRole('main')).findByRole('heading', { level: 1, name });
const follow = (name: string) => user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));

let visited: Visit;
beforeAll(prepareSite);
beforeEach(() => {
  installFakeIntersectionObserver();
  Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
  Element.prototype.scrollIntoView = jest.fn();
  jest.clearAllMocks();
});
afterEach(() => visited.leave());

describe('scroll position', () => {
  it('R5 begins a new page at its top, and restores its position with the back button', async () => {
    visited = visit('/wiki');
    scrolledTo(640);
    await follow('Blog');
    await headline('Blog');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrolledTo(120);
    window.history.back();
    await headline('Wiki');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    window.history.forward();
    await headline('Blog');
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 120));
  });

  it('R5 finds its place on a page that was reloaded after a link had led to it', async () => {
    visited = visit('/wiki', undefined, { key: 'reloaded', back: 1 });
    scrolledTo(640);
    await follow('Blog');
    await headline('Blog');
    window.history.back();
    await headline('Wiki');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it('R5 a page that was left before it had loaded has no position of the page on the screen', async () => {
    const guide: { arrive: (answer: Answer) => void } = { arrive: () => undefined };
    startServer().answer('/data/wiki/firewall.json', new Promise((resolve) => (guide.arrive = resolve)));
    visited = visit('/wiki');
    scrolledTo(640);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /Firewall/ }));
    expect(window.location.pathname).toBe('/wiki/firewall');
    await follow('Blog');
    await headline('Blog');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/wiki/firewall'));
    guide.arrive({ data: { ...ARTICLE, title: 'The firewall' } });
    await headline('The firewall');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    window.history.back();
    await headline('Wiki');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it('R5 shows the part that a link names, and gives it the focus, whatever letters its heading has', async () => {
    const blocks = [{ type: 'heading', depth: 2, id: 'größe', children: ['Größe'] }];
    const link = { type: 'link', href: '/wiki/firewall#gr%C3%B6%C3%9Fe', children: ['The size'] };
    const prime = (id: string, data: object) => pages.data.prime(`/data/wiki/${id}.json`, { isFound: true, data: { ...ARTICLE, id, ...data } });
    prime('firewall', { title: 'The firewall', blocks });
    prime('ssh', { blocks: [{ type: 'paragraph', children: [link] }] });
    visited = visit('/wiki/ssh');
    await user.click(screen.getByRole('link', { name: 'The size' }));
    await headline('The firewall');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Größe' })).toHaveFocus());
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('R5 gives the focus to a part of the same page that a link with the whole path names', async () => {
    const link = { type: 'link', href: '/wiki/ssh#keys', children: ['The keys'] };
    const heading = { type: 'heading', depth: 2, id: 'keys', children: ['Keys'] };
    const own: object = { blocks: [{ type: 'paragraph', children: [link] }, heading] };
    pages.data.prime('/data/wiki/ssh.json', { isFound: true, data: { ...ARTICLE, id: 'ssh', ...own } });
    visited = visit('/wiki/ssh');
    await user.click(screen.getByRole('link', { name: 'The keys' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Keys' })).toHaveFocus());
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('R5 shows the part that the address names where no document had it before, as in development', async () => {
    const part = document.createElement('p');
    part.id = 'part';
    document.body.append(part);
    visited = visit('/wiki/ssh#part');
    await headline('SSH');
    await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
    part.remove();
  });

  it('R5 opens what hides the part that the address of a document names', async () => {
    const fold = document.createElement('details');
    fold.innerHTML = '<p id="part"></p>';
    document.body.append(fold);
    visited = visit('/wiki/ssh#part');
    await headline('SSH');
    await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
    expect(fold.open).toBe(true);
    fold.remove();
  });

  it('R5 leaves the page where it is while only its address changes', async () => {
    visited = visit('/search');
    await user.type(screen.getByRole('searchbox', { name: 'Search everything' }), 'ssh');
    await waitFor(() => expect(window.location.search).toBe('?q=ssh'));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('searchbox', { name: 'Search everything' })).toHaveFocus();
  });
});
