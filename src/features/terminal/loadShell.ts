const load = () => import(/* webpackChunkName: "terminal" */ './shell/shell');

/** The shell (its grammar, its commands, its keys) is a chunk of its own, asked for when the visitor turns to the terminal. */
export type Shell = Awaited<ReturnType<typeof load>>;

let here: Shell | null = null;

/** The shell, if it has been loaded. */
export const shellAtHand = (): Shell | null => here;

/** Loads the shell unless it is here; the bundler's runtime tries again what has failed. */
export async function loadShell(): Promise<Shell> {
  return (here ??= await load());
}
