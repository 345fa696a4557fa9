import '../styles/main.scss';
import { nextTask } from '../platform/idle';

declare global {
  interface Window {
    /** Starts the app; the inline loader calls it again on Retry once this script has run. */
    startApp?: () => void;
  }
}

/**
 * Hydrates the app in steps, each in a separate task, so that the page stays responsive: defining modules is cheap,
 * running the big ones is not. The scripts are already loaded; the loader placed them before this one.
 */
async function hydrate(): Promise<void> {
  await import(/* webpackChunkName: "app" */ './client');
  await nextTask();
  const { start } = await import(/* webpackChunkName: "app" */ './start');
  await nextTask();
  await start();
}

function startApp(): void {
  hydrate().catch((error: unknown) => {
    console.error(error);
    window.showBootNotice?.(true);
  });
}

// A script that hung may arrive after it has been requested again.
if (!window.startApp) {
  window.startApp = startApp;
  startApp();
}
