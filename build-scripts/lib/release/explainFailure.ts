import { dirname } from 'node:path';
import { ContentError } from '../content/problem';

const CODE = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EBUSY|ENOTDIR|EXDEV):/;

/** An error of the file system during a build as something to act on; any other error as it is. */
export function explainFailure(error: unknown, target: string): unknown {
  // Errors of worker threads arrive without their code.
  if (!(error instanceof Error) || error instanceof ContentError) return error;
  const reason = error.message.split('\n').find((line) => CODE.test(line)) ?? '';
  const [, code] = CODE.exec(reason) ?? [];
  if (code === undefined) return error;
  return new Error(`${reason.trim()}\nThe site in ${target} is as it was. ${adviceFor(code, target)}`, { cause: error });
}

function adviceFor(code: string, target: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no space left; a build needs room for a second site beside the first, in ${dirname(target)}. Free some and build again.`;
  if (code === 'EBUSY' || code === 'EXDEV') return "It can't be replaced because it is mounted or in use. Choose a folder inside it with OUT_DIR=….";
  return `A build writes beside the old site and then switches, so ${dirname(target)} must be a folder that you may write to. Change that, or choose another with OUT_DIR=….`;
}
