import { act, screen, waitFor } from '@testing-library/react';
import type { Block } from '../../src/core/content/blocks';
import type { Variable } from '../../src/core/content/entities';
import { GuideValues } from '../../src/features/values/GuideValues';
import { rootReducer } from '../../src/features/store/rootReducer';
import { valuesPanelToggled } from '../../src/features/reading/readingSlice';
import { ValuesPanel } from '../../src/features/values/ValuesPanel';
import { Prose } from '../../src/ui/Prose';
import { renderInSite } from '../support/render';

const VARIABLES: Readonly<Record<string, Variable>> = {
  HOST: { type: 'hostname', value: 'server.example.com', about: 'The server' },
  DIR: { type: 'path', value: '/srv/data', about: 'The folder' },
  TOKEN: { type: 'secret', value: 's3cret', about: 'The token' },
};

const BLOCKS: readonly Block[] = [
  {
    type: 'code',
    language: 'console',
    label: 'Terminal',
    lines: [
      { role: 'command', prompt: '$', tokens: ['ssh ', ['placeholder', 'server.example.com', 'HOST', 'bare']] },
      { role: 'output', tokens: ['Welcome to ', ['placeholder', 'server.example.com', 'HOST']] },
      { role: 'command', prompt: '$', tokens: ['ls ', ['placeholder', '/srv/data', 'DIR', 'bare'], ' \\'] },
      { role: 'continuation', tokens: ['  -l'] },
      { role: 'command', prompt: '#', tokens: ['login ', ['string', '"'], ['placeholder', 's3cret', 'TOKEN', 'double'], ['string', '"']] },
    ],
  },
  {
    type: 'code',
    language: 'ini',
    label: 'INI',
    lines: [
      {
        tokens: [
          ['key', 'dir='],
          ['placeholder', '/srv/data', 'DIR'],
        ],
      },
    ],
  },
];

async function setup(guide = 'ssh') {
  const view = renderInSite(
    <GuideValues guide={guide} variables={VARIABLES}>
      <ValuesPanel guide={guide} variables={VARIABLES} />
      <Prose blocks={BLOCKS} />
    </GuideValues>,
    { reading: { isCodeWrapped: false, isValuesPanelOpen: true } },
  );
  await screen.findByLabelText('The server');
  return view;
}

const codes = () => [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the values of a guide', () => {
  it('W4 changes every block of the page at once, and only with a value that can be one', async () => {
    const { user } = await setup();
    await user.type(screen.getByLabelText('The server'), 'db1.example.org');
    expect(codes()[0]).toMatch(/^ssh db1\.example\.org\nWelcome to db1\.example\.org\n/);
    await user.type(screen.getByLabelText('The server'), ' not one');
    expect(screen.getByText(/^Not used: this takes a host name/)).toBeInTheDocument();
    // What is not used is not called set.
    expect(screen.getByText('3 examples to replace below')).toBeInTheDocument();
    expect(screen.getByLabelText('The server')).toBeInvalid();
    expect(codes()[0]).toMatch(/^ssh server\.example\.com\n/);
  });

  it('W4 says why a value is not used, in a region that was there before it', async () => {
    const { user } = await setup();
    const regions = screen.getAllByRole('status');
    expect(regions.map(({ textContent }) => textContent)).toEqual(['', '', '']);
    await user.type(screen.getByLabelText('The server'), 'not one');
    expect(regions[0]).toHaveTextContent(/^Not used: this takes a host name/);
    expect(regions[0]).toBeInTheDocument();
  });

  it('W4 the way back to the examples leaves the focus at the title of the panel, which says that there are some', async () => {
    const { user } = await setup();
    await user.type(screen.getByLabelText('The server'), 'db1.example.org');
    await user.click(screen.getByRole('button', { name: 'Back to the examples' }));
    expect(document.activeElement).toHaveTextContent('Your values 3 examples to replace below');
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('W4 uses no path and no secret that would mean something to a shell or a file of settings, and says what they take', async () => {
    const { user } = await setup();
    await user.type(screen.getByLabelText('The folder'), '/srv/our data');
    await user.type(screen.getByLabelText('The token'), 'a"$b');
    expect(screen.getByText(/^Not used: this takes a path such as \/srv\/data/)).toBeInTheDocument();
    expect(screen.getByText(/^Not used: this takes one word of a-z/)).toBeInTheDocument();
    expect(codes()[0]).toMatch(/ls \/srv\/data \\\n {2}-l\nlogin "s3cret"$/);
    expect(codes()[1]).toBe('dir=/srv/data');
  });

  it('W4 copies the commands with the values in them, all or one by one, without prompts and output', async () => {
    const { user } = await setup();
    await user.type(screen.getByLabelText('The server'), 'db1');
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void copied.push(text) }, configurable: true });
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Copy the command ls /srv/data \\' }));
    expect(copied).toEqual(['ssh db1\nls /srv/data \\\n  -l\nlogin "s3cret"', 'ls /srv/data \\\n  -l']);
  });

  it('W4 gives a button of its own to each command only where there are several', async () => {
    await setup();
    expect(screen.getAllByRole('button', { name: /^Copy the command/ })).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
  });

  it('D1 remembers values on this device, guide by guide, and never a secret', async () => {
    const { user, unmount } = await setup();
    await user.type(screen.getByLabelText('The server'), 'db1');
    await user.type(screen.getByLabelText('The token'), 'hush');
    expect(JSON.stringify({ ...localStorage })).not.toContain('hush');
    unmount();
    const again = await setup();
    expect(screen.getByLabelText('The server')).toHaveValue('db1');
    expect(screen.getByLabelText('The token')).toHaveValue('');
    again.unmount();
    await setup('firewall');
    expect(screen.getByLabelText('The server')).toHaveValue('');
  });

  it('D1 says that a value had no room on this device, and brings no older one back at the next visit', async () => {
    const { user, unmount } = await setup();
    await user.type(screen.getByLabelText('The server'), 'db1');
    await user.type(screen.getByLabelText('The folder'), '/srv');
    expect(screen.getByText(/Kept on this device/)).toBeInTheDocument();
    const setItem = Storage.prototype.setItem;
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (text.includes('longer')) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    await user.clear(screen.getByLabelText('The server'));
    await user.type(screen.getByLabelText('The server'), 'longer');
    await user.type(screen.getByLabelText('The folder'), '/x');
    expect(screen.getByText(/Not all of them are kept: this browser has no room or stores nothing, or another tab has changed them\.$/)).toBeInTheDocument();
    full.mockRestore();
    await user.type(screen.getByLabelText('The server'), '1');
    expect(screen.getByText(/Kept on this device/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('The server'));
    unmount();
    const again = await setup();
    expect(screen.getByLabelText('The server')).toHaveValue('');
    expect(screen.getByLabelText('The folder')).toHaveValue('/srv/x');
    again.unmount();
  });

  it('D1 goes back to the examples and forgets', async () => {
    const { user } = await setup();
    await user.type(screen.getByLabelText('The server'), 'db1');
    await user.click(screen.getByRole('button', { name: 'Back to the examples' }));
    expect(codes()[0]).toMatch(/^ssh server\.example\.com\n/);
    expect({ ...localStorage }).toEqual({});
  });

  it.each(['not json', '[1]', '{"HOST": 3}', 'null'])('takes %s in the storage for nothing', async (stored) => {
    localStorage.setItem('values/ssh', stored);
    await setup();
    expect(screen.getByLabelText('The server')).toHaveValue('');
  });

  it('D1 unfolds and folds by its title, and the store follows', async () => {
    const { store } = renderInSite(<ValuesPanel guide="ssh" variables={VARIABLES} />);
    const panel = screen.getByText('Your values').closest('details');
    expect(panel).not.toHaveAttribute('open');
    expect(screen.getByText('3 examples to replace below')).toBeInTheDocument();
    act(() => panel?.setAttribute('open', ''));
    await screen.findByLabelText('The server');
    expect(store.getState().reading.isValuesPanelOpen).toBe(true);
    act(() => void store.dispatch(valuesPanelToggled(false)));
    expect(panel).not.toHaveAttribute('open');
  });

  it('W4 fills in the values of an earlier visit with the panel folded', async () => {
    localStorage.setItem('values/ssh', '{"HOST": "db1"}');
    renderInSite(
      <GuideValues guide="ssh" variables={VARIABLES}>
        <ValuesPanel guide="ssh" variables={VARIABLES} />
        <Prose blocks={BLOCKS} />
      </GuideValues>,
    );
    await waitFor(() => expect(codes()[0]).toMatch(/^ssh db1\n/));
    expect(screen.getByText('1 of 3 set')).toBeInTheDocument();
    expect(screen.queryByLabelText('The server')).not.toBeInTheDocument();
  });
});

describe('a secret of a guide', () => {
  const CANARY = 'canary-7f3a';

  it('D1 is in the blocks, and in no action, no state and no storage', async () => {
    const { user, store } = await setup();
    const recorded: unknown[] = [];
    store.replaceReducer((state, action) => {
      const next = rootReducer(state, action);
      recorded.push(action, next);
      return next;
    });
    await user.type(screen.getByLabelText('The token'), CANARY);
    await user.type(screen.getByLabelText('The server'), 'db1');
    expect(codes()[0]).toContain(`login "${CANARY}"`);
    expect(screen.getByLabelText('The token')).toHaveValue(CANARY);
    expect(screen.getByText('2 of 3 set')).toBeInTheDocument();
    const dump = JSON.stringify([recorded, store.getState(), { ...localStorage }, { ...sessionStorage }]);
    expect(dump).toContain('db1');
    expect(dump).toContain('"name":"TOKEN","isSet":true');
    // Nor a part of it, as it was typed letter by letter.
    expect(dump).not.toContain(CANARY.slice(0, 4));
    await user.click(screen.getByRole('button', { name: 'Back to the examples' }));
    expect(codes()[0]).toContain('login "s3cret"');
    expect(screen.getByLabelText('The token')).toHaveValue('');
  });

  it('D1 W9 is forgotten on this device where it was stored before its variable became a secret; other values stay', async () => {
    localStorage.setItem('values/ssh', JSON.stringify({ HOST: 'db1', TOKEN: CANARY, GONE: 'x' }));
    const { user, store } = await setup();
    await waitFor(() => expect(screen.getByLabelText('The server')).toHaveValue('db1'));
    expect(screen.getByLabelText('The token')).toHaveValue('');
    expect(store.getState().values).toEqual({ ssh: { typed: { HOST: 'db1' }, secretsSet: [], unkept: [] } });
    expect({ ...localStorage }).toEqual({ 'values/ssh': '{"HOST":"db1"}' });
    await user.type(screen.getByLabelText('The token'), 'n');
    await user.clear(screen.getByLabelText('The token'));
    expect(codes()[0]).toContain('login "s3cret"');
  });

  it('D1 stays on the page that it was typed in: another store of the same page has none', async () => {
    const first = await setup();
    await first.user.type(screen.getByLabelText('The token'), CANARY);
    first.unmount();
    const second = await setup();
    expect(codes()[0]).toContain('login "s3cret"');
    second.unmount();
  });

  it('D1 is shown no more when the state goes back to before it was set', async () => {
    const { user, store } = await setup();
    const before = store.getState();
    await user.type(screen.getByLabelText('The token'), CANARY);
    act(() => store.replaceReducer(() => before));
    expect(codes()[0]).toContain('login "s3cret"');
  });
});
