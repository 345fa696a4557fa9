import { createResource } from '../../platform/resource';

/** The shell (its grammar, its commands, its keys) is a chunk of its own, asked for when the visitor turns to the terminal. */
const parts = createResource(() => import(/* webpackChunkName: "terminal" */ './shell/shell'));

export type Shell = Awaited<ReturnType<typeof parts.read>>;

let here: Shell | null = null;

/** The shell, if it has been loaded. */
export const shellAtHand = (): Shell | null => here;

/** Starts loading the shell unless it is here; what has failed is tried again. */
export async function loadShell(): Promise<Shell> {
  parts.forgetFailed();
  return (here = await parts.read('shell'));
}
