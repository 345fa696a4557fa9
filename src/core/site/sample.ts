import type { SiteConstants } from './siteConstants';

export type SampleState = Pick<SiteConstants, 'isSample'>;

/** Said at the foot of every page, on the resume and on each case study of a sample. */
export const SAMPLE_NOTE = 'This is a sample: the person, employers and figures are invented.';

/** The note in a list, to be spread; nothing for a real owner. */
export const sampleNotes = ({ isSample }: SampleState): string[] => (isSample ? [SAMPLE_NOTE] : []);
