import { act, screen } from '@testing-library/react';
import type { Variable } from '../../src/core/content/entities';
import { ValuesPanel } from '../../src/features/values/ValuesPanel';
import { renderInSite } from '../support/render';

const VARIABLES: Readonly<Record<string, Variable>> = {
  HOST: { type: 'hostname', value: 'server.example.com', about: 'The server' },
  DIR: { type: 'path', value: '/srv/data', about: 'The folder' },
};

const KEY = 'values/ssh';
const KEPT = /Kept on this device\.$/;
const UNKEPT = /Not all of them are kept/;

/** What another tab does to the stored values, of which the browser tells this one. */
function inAnotherTab(stored: Record<string, string> | null, key: string | null = KEY): void {
  if (stored) localStorage.setItem(KEY, JSON.stringify(stored));
  else localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

describe('the values of a guide that is open in two tabs', () => {
  it('D1 are no longer told as kept once the other tab has cleared or changed them, and are again once they are stored', async () => {
    const { user, store } = renderInSite(<ValuesPanel guide="ssh" variables={VARIABLES} />, { reading: { isCodeWrapped: false, isValuesPanelOpen: true } });
    await user.type(await screen.findByLabelText('The server'), ' db1');
    await user.type(screen.getByLabelText('The folder'), 'no path');
    inAnotherTab({ HOST: 'db1', DIR: '/srv' }, 'theme');
    const before = store.getState();
    inAnotherTab({ HOST: 'db1', DIR: '/srv' });
    expect(store.getState()).toBe(before);
    expect(screen.getByText(KEPT)).toBeInTheDocument();
    inAnotherTab({ HOST: 'db2' });
    expect(screen.getByText(UNKEPT)).toBeInTheDocument();
    inAnotherTab({ HOST: 'db1' });
    expect(screen.getByText(KEPT)).toBeInTheDocument();
    inAnotherTab(null, null);
    expect(screen.getByText(UNKEPT)).toBeInTheDocument();
    expect(screen.getByLabelText('The server')).toHaveValue(' db1');
    await user.type(screen.getByLabelText('The server'), '0');
    expect(screen.getByText(KEPT)).toBeInTheDocument();
  });
});
