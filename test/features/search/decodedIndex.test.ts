import { decodedIndex, decodeStep } from '../../../src/features/search/decodedIndex';
import { DOCUMENTS, INDEX } from './sampleIndex';

const copy = () => ({ ...INDEX });

describe('decodeStep', () => {
  it('S6 decodes an index in several steps, and is done for good with the last', () => {
    const json = copy();
    const steps: boolean[] = [];
    while (steps.at(-1) !== true) steps.push(decodeStep(json) !== null);
    expect(steps.length).toBeGreaterThan(2);
    expect(decodeStep(json)?.index?.documents).toHaveLength(DOCUMENTS.length);
    expect(decodedIndex(json)).toBe(decodeStep(json));
  });

  it('S6 somebody who can’t wait gets the whole index, and what was begun goes on from there', () => {
    const json = copy();
    expect(decodeStep(json)).toBeNull();
    const whole = decodedIndex(json);
    expect(whole.index?.documents).toHaveLength(DOCUMENTS.length);
    expect(decodeStep(json)).toBe(whole);
  });

  it('S2 S6 says what is wrong with an index that can’t be decoded, whichever step finds it', () => {
    for (const json of [
      { ...INDEX, version: -1 as never },
      { ...INDEX, codes: '' },
    ]) {
      expect(decodedIndex(json).index).toBeNull();
      expect(decodedIndex(json)).toBe(decodeStep(json));
    }
  });
});
