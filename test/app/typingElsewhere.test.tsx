import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startServer, type Answer } from '../platform/fakeServer';
import { ARTICLE } from '../sections/samples';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { pages, prepareSite, visit, type Visit } from './visit';

const GUIDE = '/data/wiki/firewall.json';
const user = userEvent.setup();
const box = () => screen.getByRole('combobox', { name: 'Search the site' });
const headline = (name: string) => within(screen.getByRole('main')).findByRole('heading', { level: 1, name });

let visited: Visit;
let arrive: (answer: Answer) => void;
beforeAll(prepareSite);
beforeEach(async () => {
  installFakeIntersectionObserver();
  Object.defineProperty(window, 'scrollTo', { value: jest.fn(), configurable: true });
  pages.data.forget(GUIDE);
  startServer().answer(GUIDE, new Promise((resolve) => (arrive = resolve)));
  visited = visit('/wiki');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: /Firewall/ }));
});
afterEach(() => visited.leave());

describe('a page that comes late', () => {
  it('R5 S3 leaves the focus, the text and the list to somebody who searches meanwhile', async () => {
    await user.type(box(), 'ssh');
    arrive({ data: { ...ARTICLE, id: 'firewall', title: 'The late guide' } });
    await headline('The late guide');
    await user.keyboard('d');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('sshd');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
  });

  it('R5 has the focus where nobody types', async () => {
    arrive({ data: { ...ARTICLE, id: 'firewall', title: 'The late guide' } });
    await waitFor(async () => expect(await headline('The late guide')).toHaveFocus());
  });
});

describe('a page that was asked for in the search box', () => {
  it('N3 R5 has the focus', async () => {
    await user.type(box(), 'firewall{Enter}');
    await waitFor(async () => expect(await headline('Search')).toHaveFocus());
  });
});
