import '../styles/main.scss';
import { nextTask } from '../platform/idle';

/**
 * Wakes the app in steps, each a task of its own, so that the page answers between them: a script that only defines
 * modules is cheap, running the big ones is not. The scripts are here already; the loader has put them before this one.
 */
async function wake(): Promise<void> {
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackChunkName: "app" */ './start');
  await nextTask();
  start();
}

void wake();
