import { dirname } from 'node:path';
import { CACHE_ADVICE } from '../files/cacheFolder';
import { ContentError } from '../content/source/problem';
import { isBelow } from '../files/isBelow';
import { CACHE_DIR } from '../files/paths';

const CODE = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EBUSY|ENOTDIR|EXDEV):/;

/** Turns a build's file system error into one that says what to do; any other error stays. */
export function explainFailure(error: unknown, target: string): unknown {
  // Errors of worker threads arrive without their code.
  if (!(error instanceof Error) || error instanceof ContentError) return error;
  const reason = error.message.split('\n').find((line) => CODE.test(line)) ?? '';
  const [, code] = CODE.exec(reason) ?? [];
  if (code === undefined) return error;
  const [, path = ''] = /'([^']+)'/.exec(reason) ?? [];
  return new Error(`${reason.trim()}\nThe site in ${target} is unchanged. ${adviceFor({ code, path }, target)}`, { cause: error });
}

interface Refusal {
  readonly code: string;
  /** The path it is about; empty if the system didn't say. */
  readonly path: string;
}

function adviceFor({ code, path }: Refusal, target: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no space left; a build needs room for a second site beside the first, in ${dirname(target)}. Free some and build again.`;
  if (code === 'EBUSY' || code === 'EXDEV') return "It can't be replaced because it is mounted or in use. Choose a folder inside it with OUT_DIR=….";
  if (isBelow(CACHE_DIR, path)) return CACHE_ADVICE;
  if (isBeside(path, target))
    return `A build writes beside the old site and then switches, so ${dirname(target)} must be a folder that you can write to. Change that, or choose another with OUT_DIR=….`;
  if (code === 'ENOTDIR') return 'Something on that path is a file where a folder is needed. Move it away and build again.';
  return 'The user who builds needs access to it. Change its owner or its permissions, and build again.';
}

/** Whether a path is a target's sibling, a folder above it, or unknown. */
function isBeside(path: string, target: string): boolean {
  return path === '' || dirname(path) === dirname(target) || isBelow(path, dirname(target));
}
