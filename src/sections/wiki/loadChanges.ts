/** Loads what remembers which edition of a guide was read, and tells what has changed since. */
export const loadChanges = () => import(/* webpackChunkName: "changes" */ '../../features/changes/GuideChanges');
