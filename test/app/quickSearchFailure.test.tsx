import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { prepareSite, visit, type Visit } from './visit';

let isDown = true;
let loads = 0;
// The list is first imported when a visitor turns to it, so the mock need not be hoisted.
jest.doMock('../../src/features/quick-search/quickSearchParts', () => {
  loads += 1;
  if (isDown) throw new Error('Loading chunk 1 failed.');
  return jest.requireActual<object>('../../src/features/quick-search/quickSearchParts');
});

const user = userEvent.setup();
const bar = () => screen.getByRole('combobox', { name: 'Search the site' });
const box = () => screen.getByRole('combobox', { name: 'Search everything' });
const headline = () => within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Blog' });
const alert = () => screen.findByRole('alert');
let visited: Visit | undefined;

beforeAll(prepareSite);
beforeEach(() => {
  installFakeIntersectionObserver();
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
  visited = visit('/blog');
});
afterEach(() => {
  visited?.leave();
  jest.restoreAllMocks();
});

describe('a search list that cannot be loaded', () => {
  it('S2 R4 leaves the page as it is and says so in the dialog, which takes the text all the same', async () => {
    bar().focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(await alert()).toHaveTextContent('The search could not be loaded.');
    await user.keyboard('ssh');
    expect(box()).toHaveValue('ssh');
    expect(screen.getByRole('link', { name: 'Open the search page' })).toHaveAttribute('href', '/search?q=ssh');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bar()).toHaveFocus();
    expect(headline()).toBeInTheDocument();
  });

  it('S2 is tried anew each time that it is opened, and comes on Retry, with the focus in the box', async () => {
    await user.type(bar(), 'ssh');
    await alert();
    const before = loads;
    await user.keyboard('{Escape}{ArrowDown}');
    await alert();
    expect(loads).toBeGreaterThan(before);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /SSH/ })).toBeInTheDocument();
    expect(bar()).toHaveFocus();
    expect(headline()).toBeInTheDocument();
  });
});
