import { createHash } from 'node:crypto';

const LENGTH = 12;

/** What a script does, in short: it changes with its commands, files, machines and values, and not with the guide's prose and date. */
export function hashOfScript(text: string): string {
  const done = text.slice(text.indexOf('\nset -u\n')).replace(/^says <<'(END_*)'\n[^]*?^\1$\n/gm, '');
  return createHash('sha256').update(done).digest('hex').slice(0, LENGTH);
}
