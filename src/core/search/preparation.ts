/*
 * What makes searches of a large collection faster: a small site never loads it.
 */
export { preparePhrases } from './exact/preparePhrases';
