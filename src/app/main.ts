import '../styles/main.scss';
import { nextTask } from '../platform/idle';

declare global {
  interface Window {
    /** Starts the app; the inline loader calls it again on Retry once this script has run. */
    startApp?: () => void;
    /** The inline loader's: shows or hides that the scripts could not be loaded. It is shown only while there is no app. */
    showBootNotice?: (isShown: boolean) => void;
  }
}

/**
 * Hydrates the app in steps, each a task of its own, so that the page answers between them: a script that only defines
 * modules is cheap, running the big ones is not. The scripts are here already; the loader has put them before this one.
 */
async function hydrate(): Promise<void> {
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackChunkName: "app" */ './start');
  await nextTask();
  start();
}

function startApp(): void {
  hydrate().catch((error: unknown) => {
    console.error(error);
    window.showBootNotice?.(true);
  });
}

// A script that hung may arrive after it has been asked for again.
if (!window.startApp) {
  window.startApp = startApp;
  startApp();
}
