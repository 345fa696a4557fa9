/** A guide's other view. Loaded from the guides' chunk, so that what both need is loaded once. */
export const loadRunbook = () => import(/* webpackChunkName: "runbook" */ './runbook');
