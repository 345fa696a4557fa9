import { makeStore, stateAt } from '../../../src/app/store';
import { createReplay } from '../../../src/app/visit/createReplay';
import { readRuns } from '../../../src/features/runbook/openRunbook';
import { rememberValues } from '../../../src/features/values/rememberValues';
import { withParts } from './siteOnPage';

it('D3 a replay leaves what is stored on the viewer’s device as it is, and opens no database', async () => {
  const database = { open: jest.fn(() => ({})) };
  Object.defineProperty(globalThis, 'indexedDB', { value: database, configurable: true });
  const variables = { HOST: { type: 'hostname', value: 'server.example.com', about: '' }, TOKEN: { type: 'secret', value: 's3cret', about: '' } } as const;
  // Stored before the guide made a secret of one, and did without the other.
  const stored = JSON.stringify({ HOST: 'db1', TOKEN: 'old', GONE: 'old' });
  localStorage.setItem('values/ssh', stored);
  const { store, parts } = withParts(makeStore(stateAt('/visit')));
  const replay = createReplay({ path: '/wiki/ssh', state: {}, steps: [] }, store.getState, parts);
  replay.store.dispatch(rememberValues('ssh', variables));
  await replay.store.dispatch(readRuns('ssh'));
  expect(localStorage.getItem('values/ssh')).toBe(stored);
  expect(database.open).not.toHaveBeenCalled();
  // A visit of the viewer's own does store what is left.
  store.dispatch(rememberValues('ssh', variables));
  expect(localStorage.getItem('values/ssh')).toBe(JSON.stringify({ HOST: 'db1' }));
});
