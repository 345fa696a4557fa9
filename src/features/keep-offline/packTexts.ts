import { sizeText } from '../../core/site/offlinePacks';
import type { PackProblem, PackState } from './packsState';

interface Words {
  /** On the button that begins. */
  readonly begin: string;
  /** What is kept, as a subject. */
  readonly subject: string;
  readonly contents: string;
}

export const GUIDE_WORDS: Words = { begin: 'Keep offline', subject: 'This guide', contents: 'the guide, its runbook and the search for single words' };
export const SITE_WORDS: Words = {
  begin: 'Keep all offline',
  subject: 'The whole site',
  contents: 'all guides with their runbooks, posts and projects, and the search with all texts',
};

const PROBLEMS: Readonly<Record<PackProblem, string>> = {
  cancelled: '',
  full: 'This device has no room for the rest. ',
  network: 'The connection was lost. ',
  changed: 'The site was being updated meanwhile. ',
};

/** What the button does next. */
export function labelOf({ status }: PackState, { begin }: Words): string {
  return LABELS[status] ?? begin;
}

const LABELS: Readonly<Partial<Record<PackState['status'], string>>> = { keeping: 'Cancel', partial: 'Continue', outdated: 'Update', kept: 'Kept offline' };

/** What there is to say about a pack. */
export function textOf({ status, bytes, missing, problem }: PackState, { subject, contents }: Words): string {
  const why = problem === null ? '' : PROBLEMS[problem];
  const done = `${sizeText(bytes - missing)} of ${sizeText(bytes)}`;
  switch (status) {
    case 'offered':
      if (missing === 0) return `${subject} is here already. Keep it, and it stays.`;
      return `${why}Downloads ${sizeText(missing)}: ${contents}.`;
    case 'keeping':
      return `Downloading ${sizeText(bytes)}`;
    case 'partial':
      return `${why}${done} are here; ${sizeText(missing)} left to download.`;
    case 'outdated':
      return `${why}${subject} is kept on this device. Some of it has changed since: ${sizeText(missing)} to download.`;
    case 'kept':
      return `${subject} is kept on this device and opens without a connection.`;
    case 'excessive':
      return `${subject} would take ${sizeText(bytes)}, too much to keep. Guides can be kept one by one, in “About this guide”.`;
    case 'unknown':
      return 'The size of this can’t be looked up without a connection.';
  }
}
