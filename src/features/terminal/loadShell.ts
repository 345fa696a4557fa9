import { createChunk } from '../../platform/chunk';

/** The shell (its grammar, its commands, its keys) is a chunk of its own, asked for when the visitor turns to the terminal. */
export const loadShell = () => import(/* webpackChunkName: "terminal" */ './shell/shell');

export type Shell = Awaited<ReturnType<typeof loadShell>>;

/** The shell as a store has it. */
export const createShell = () => createChunk(loadShell);
