/** A guide's other view. A part of the guides' chunk, so that what both need is loaded once. */
export const loadRunbook = () => import(/* webpackChunkName: "runbook" */ './runbook');
