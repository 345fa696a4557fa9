import { shortHash } from '../text/shortHash';

/** A hash of what a script does: it changes with its commands, files, machines and values, but not with the guide's prose and date. */
export function hashOfScript(text: string): string {
  return shortHash(text.slice(text.indexOf('\nset -u\n')).replace(/^says <<'(END_*)'\n[^]*?^\1$\n/gm, ''));
}
