import type { Runbook } from '../../core/runbook/runbook';
import { createRunTimer } from '../../core/runbook/runTimes';
import { createRunDatabase, RUNS_NAME } from '../../platform/runDatabase';

/** Where runs are stored. */
export const createRunStorage = () => createRunDatabase();

/** What is being written of each run. */
export const createWriting = () => new Map<string, Promise<void>>();

/** The browser's question whether to leave the page. Pages that always ask are left out of some browsers' caches. */
export function createLeaveQuestion() {
  const ask = (event: Event) => event.preventDefault();
  return {
    set: (isAsked: boolean) => (isAsked ? window.addEventListener('beforeunload', ask) : window.removeEventListener('beforeunload', ask)),
  };
}

/** How long runs have taken so far. */
export const createTimer = () => createRunTimer({ now: Date.now, steady: () => performance.now() });

/** The editions of guides that runs began with, and those of the site: content, so not state. */
export const createEditions = () => new Map<string, Runbook>();

/** Firefox refuses it where a site may store nothing; the runs of such a visit are in no other tab. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(RUNS_NAME);
  } catch {
    return null;
  }
}

/** Tells the other tabs of this site that a guide's runs have changed. */
export function createTabs() {
  const channel = openChannel();
  return {
    tell: (guide: string) => channel?.postMessage(guide),
    listen: (listener: (guide: string) => void) => {
      if (channel) channel.onmessage = ({ data }) => listener(String(data));
    },
  };
}
