import { act, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { makeStore } from '../../../src/app/store';
import type { WikiArticleData } from '../../../src/core/content/pages';
import type { Run, RunEvent } from '../../../src/core/runbook/run';
import type { Runbook } from '../../../src/core/runbook/runbook';
import { RunbookPage } from '../../../src/features/runbook/RunbookPage';
import { createRunStorage, createTabs } from '../../../src/features/runbook/runServices';
import { rootReducer } from '../../../src/features/store/rootReducer';
import { createServices, type Replacement } from '../../../src/features/store/services';
import { MissingRun, type RunDatabase } from '../../../src/platform/runDatabase';
import { ARTICLE } from '../../sections/samples';

const DATA: WikiArticleData = {
  ...ARTICLE,
  variables: { HOST: { type: 'hostname', value: 'server.example.com', about: 'The server' }, TOKEN: { type: 'secret', value: 's3cret', about: 'The token' } },
};

const command = (text: string, name: string) =>
  ({
    type: 'code',
    language: 'console',
    label: 'Terminal',
    lines: [{ role: 'command', prompt: '$', tokens: [`${text} `, ['placeholder', 'example', name, 'bare']] }],
  }) as const;

export const BOOK: Runbook = {
  guide: 'ssh',
  title: 'SSH',
  edition: 'one',
  steps: [
    { id: 'first', title: 'First', facts: '1 command', hash: '1', parts: [{ kind: 'do', blocks: [command('ssh', 'HOST')] }], rollback: [], background: [] },
    {
      id: 'second',
      title: 'Second',
      facts: '1 command',
      hash: '2',
      parts: [{ kind: 'verify', blocks: [command('login', 'TOKEN')] }],
      rollback: [{ type: 'paragraph', children: ['Undo it.'] }],
      background: [{ id: 'why', title: 'Why' }],
    },
  ],
  help: [{ type: 'paragraph', children: ['Ask somebody.'] }],
};

/** A device with one database, which a test can inspect and break. */
export function device() {
  const runs = new Map<string, Run>();
  const editions = new Map<string, Runbook>();
  const listeners: ((guide: string) => void)[] = [];
  const state = { isBroken: false, isFull: false, isSlow: false };
  const write = async (work: () => void) => {
    if (state.isBroken) throw new Error('QuotaExceededError');
    if (state.isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
    if (state.isSlow) await new Promise(() => undefined);
    work();
  };
  const storage: RunDatabase = {
    read: (guide) =>
      state.isBroken
        ? Promise.reject(new Error('denied'))
        : Promise.resolve({ runs: [...runs.values()].filter((run) => run.guide === guide), editions: [...editions.values()] }),
    addRun: (run, edition) => write(() => void (runs.set(run.id, run), editions.set(edition.edition, edition))),
    addEvents: (id, events) => write(() => runs.set(id, withEvents(runs.get(id), events))),
    removeRun: ({ id }) => write(() => void runs.delete(id)),
  };
  const tabs = {
    tell: (guide: string) => listeners.forEach((listener) => listener(guide)),
    listen: (listener: (guide: string) => void) => void listeners.push(listener),
  };
  return {
    runs,
    editions,
    state,
    tabs,
    replacements: [
      { create: createRunStorage, service: storage },
      { create: createTabs, service: tabs },
    ] satisfies Replacement<unknown>[],
  };
}

function withEvents(run: Run | undefined, events: readonly RunEvent[]): Run {
  if (!run) throw new MissingRun('Events of a run that is not stored.');
  return { ...run, events: [...run.events, ...events] };
}

/** Opens the runbook in a tab of its own, with its own store, and records the store's actions and states. */
export function openTab(replacements: readonly Replacement<unknown>[], address = '/wiki/ssh?run') {
  const store = makeStore(undefined, createServices(replacements));
  const recorded: unknown[] = [];
  store.replaceReducer((state, action) => {
    const next = rootReducer(state, action);
    recorded.push(action, next);
    return next;
  });
  let navigate: NavigateFunction | undefined;
  const Navigation = () => {
    navigate = useNavigate();
    return null;
  };
  const { container, unmount } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <RunbookPage data={DATA} />
        <Navigation />
      </MemoryRouter>
    </Provider>,
  );
  const goTo = (target: string | number) => act(() => void navigate?.(target as string));
  return { store, recorded, unmount, tab: within(container), user: userEvent.setup(), goTo };
}

export type Tab = ReturnType<typeof openTab>;

export async function start({ tab, user }: Tab, host: string): Promise<void> {
  await user.type(await tab.findByLabelText('Which machine is it for?'), host);
  await user.click(tab.getByRole('button', { name: 'Start the run' }));
  await tab.findByRole('button', { name: 'Done' });
}

/** Catches files saved from now on; returns a function that reads them. */
export function catchSaved(): () => Promise<string[]> {
  const blobs: Blob[] = [];
  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  return () => Promise.all(blobs.map(textOf));
}

/** Waits for the button: after Done, that of the next step. */
export const press = async ({ tab, user }: Tab, name: string) => user.click(await tab.findByRole('button', { name }));
export const stepIs = ({ tab }: Tab, name: string) => tab.findByRole('heading', { level: 2, name });
