import { SAMPLE_NOTE, type SampleState } from './sample';

/** The note in a list, to be spread; nothing for a real owner. */
export const sampleNotes = ({ isSample }: SampleState): string[] => (isSample ? [SAMPLE_NOTE] : []);
