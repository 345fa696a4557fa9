import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { outputFile } from '../files/outputFile';
import { isInside } from '../content/source/contentFile';
import { displayPath } from '../files/displayPath';
import { STORE } from './machines/store';
import { ROOT } from '../files/paths';

/** The folders whose guides somebody on this computer has said they know, one path per line. */
const TRUSTED = join(STORE, 'trusted-folders');

interface Consent {
  /** Whether the command line gives it. */
  readonly isGiven: boolean;
  /** Asks whoever is at the terminal; undefined where nobody is. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  /** The file that remembers it. */
  readonly file?: string;
}

/**
 * Lets a content folder's guides be run on this computer only if somebody has agreed to it once. Those of the project itself
 * need no consent: whoever runs its commands already runs its code.
 *
 * @throws Error when nobody has agreed
 */
export async function requireConsent(contentDir: string, { isGiven, ask, file = TRUSTED }: Consent): Promise<void> {
  const path = realpathSync(contentDir);
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  if (isInside(path, ROOT) || known.includes(path)) return;
  const name = displayPath(contentDir);
  const what = `The commands of the guides in ${name} would be run here, as root in throw-away machines without a network.`;
  const isAgreed = isGiven || /^y(es)?$/i.test((await ask?.(`${what} Do you know these guides? [y/N] `))?.trim() ?? '');
  if (!isAgreed)
    throw new Error(`${what} Read them first; npm run verify -- --trust confirms once that you know them, and --static checks what needs no machine.`);
  outputFile(file, `${[...known, path].join('\n')}\n`);
}

/** Asks at the terminal; undefined where there is none. */
export const atTerminal = process.stdin.isTTY
  ? async (question: string): Promise<string> => {
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return await terminal.question(question);
      } finally {
        terminal.close();
      }
    }
  : undefined;
