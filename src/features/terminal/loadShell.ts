import { createChunk } from '../../platform/chunk';

/** The shell (parser, commands, keys) is a separate chunk, loaded when the visitor turns to the terminal. */
export const loadShell = () => import(/* webpackChunkName: "terminal" */ './shell/shell');

export type Shell = Awaited<ReturnType<typeof loadShell>>;

/** The shell as a service of a store. */
export const createShell = () => createChunk(loadShell);
