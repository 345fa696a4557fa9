import { shortHash } from '../text/shortHash';
import { RUNTIME } from './guideScript';

/**
 * A hash of what a script does: it changes with its commands, files, machines and values, but not with the guide's prose and date, nor with
 * what reads the steps to the reader and checks the values, which would make all runs outdated at once.
 */
export function hashOfScript(text: string): string {
  return shortHash(
    text
      .slice(text.indexOf('\nset -u\n'))
      .replace(RUNTIME, '')
      .replace(/^ipv6=.*\n/m, '')
      .replace(/^says <<'(END_*)'\n[^]*?^\1$\n/gm, ''),
  );
}
