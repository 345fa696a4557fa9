import { join } from 'node:path';
import { fuzzSummary, type FuzzReport } from '../../../build-scripts/lib/testing/fuzzSummary';
import { temporaryFolder, writeFiles } from '../support/folder';

const folder = temporaryFolder();
const report = (name: string, inputs: number, cpuMs: number) => JSON.stringify({ name, inputs, slowest: { cpuMs, input: '' } } satisfies FuzzReport);

describe('fuzzSummary', () => {
  it('counts inputs and kinds, and names the slowest', () => {
    writeFiles(folder, { 'query.json': report('query', 2_000, 0.91), 'Markdown.json': report('Markdown', 300, 5.25) });
    expect(fuzzSummary(folder)).toBe('fuzz: 2,300 inputs of 2 kinds, the slowest 5.3 ms (Markdown)');
  });

  it('says nothing of tests that have not run', () => {
    expect(fuzzSummary(join(folder, 'none'))).toBe('');
  });
});
