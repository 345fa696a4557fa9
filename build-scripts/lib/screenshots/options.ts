import { resolve } from 'node:path';
import { isBelow } from '../files/isBelow';
import { ROOT } from '../files/paths';
import { readCommand } from '../running/readCommand';
import { SCREEN_STATES, type ScreenState } from './states';

const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The widths to look at, in CSS pixels: a small phone, a tablet, a laptop, a large screen. */
const WIDTHS = [360, 768, 1440, 1920] as const;

export interface ScreenshotOptions {
  readonly folder: string;
  readonly states: readonly ScreenState[];
  readonly widths: readonly number[];
  readonly themes: readonly Theme[];
}

const USAGE = 'Usage: npm run screenshots -- /some/folder [--only=home,wiki] [--widths=360,1440] [--themes=light,dark]';

/**
 * Reads the command line: a folder outside of the repository, and what to narrow the run to.
 *
 * @param root the repository
 * @throws Error that names everything that is wrong, and the usage
 */
export function readOptions(args?: readonly string[], root: string = ROOT): ScreenshotOptions {
  const { values, positionals } = readCommand('screenshots', args);
  const problems: string[] = [];
  const folder = positionals[0];
  if (folder === undefined || positionals.length > 1) problems.push('name one folder for the pictures');
  else if (isBelow(root, resolve(folder))) problems.push(`${folder} is in the repository; choose a folder outside it`);
  const widths = listOf(values.widths, WIDTHS.map(String));
  const themes = listOf(values.themes, THEMES);
  const names = SCREEN_STATES.map(({ name }) => name);
  const only = listOf(values.only, names);
  for (const width of widths) if (!/^\d{3,4}$/.test(width)) problems.push(`--widths: ${JSON.stringify(width)} is not a width in pixels, from 100 to 9999`);
  for (const theme of themes) if (!isTheme(theme)) problems.push(`--themes: ${JSON.stringify(theme)} isn't one of ${THEMES.join(', ')}`);
  for (const name of only) if (!names.includes(name)) problems.push(`--only: there is no ${JSON.stringify(name)}; choose from ${names.join(', ')}`);
  if (problems.length > 0) throw new Error([...problems.map((problem) => `screenshots: ${problem}.`), USAGE].join('\n'));
  return {
    folder: resolve(folder ?? ''),
    states: SCREEN_STATES.filter(({ name }) => only.includes(name)),
    widths: widths.map(Number),
    themes: themes.filter(isTheme),
  };
}

const listOf = (value: string | undefined, all: readonly string[]) => value?.split(',') ?? all;
const isTheme = (text: string): text is Theme => (THEMES as readonly string[]).includes(text);
