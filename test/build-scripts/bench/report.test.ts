import type { AskedQuery, CorpusReport, EngineReport } from '../../../build-scripts/bench/job';
import { corpusTable, reportOf } from '../../../build-scripts/bench/report';
import { slowestOf } from '../../../build-scripts/bench/slowest';

const asked = (warm: number, documents: number, query: Pick<AskedQuery, 'text' | 'kind'>) => ({
  query: { ...query, answer: Array.from({ length: documents }, (_, doc) => doc) },
  warm,
});
const slowest = slowestOf([
  asked(0.1, 9, { text: 'sshd', kind: 'word' }),
  asked(4.128, 1_359, { text: 'the a', kind: 'phrase' }),
  asked(0.2, 41, { text: 'e', kind: 'short' }),
  asked(2, 12, { text: '--it', kind: 'code' }),
  asked(3, 12, { text: '--it', kind: 'code' }),
  asked(0.05, 30, { text: 'ran', kind: 'fragment' }),
  asked(0.3, 8, { text: 'apt', kind: 'prefix' }),
]);
const percentiles = { p50: 0.1, p95: 0.2, p99: 0.3 };
const engine = (name: string): EngineReport => ({ engine: name, loadMs: 1, memoryMB: 2, asked: 7, cold: percentiles, warm: percentiles, slowest });
const corpus: CorpusReport = {
  name: '1,400 documents',
  documents: 1_400,
  queries: 7,
  textBytes: 5_000,
  engines: [engine('ours'), engine('ours, prepared'), { engine: 'Fuse.js', note: 'failed: no memory' }],
};

describe('the report of the search benchmark', () => {
  it('names the slowest queries of the prepared engine below each table, each once, with kind, documents and time', () => {
    expect(corpusTable(corpus).split('\n').slice(-9)).toEqual([
      '- Fuse.js failed: no memory',
      '',
      '| slowest of ours, prepared | kind | documents | warm ms |',
      '| --- | --- | ---: | ---: |',
      '| `the a` | phrase | 1,359 | 4.13 |',
      '| `--it` | code | 12 | 3 |',
      '| `apt` | prefix | 8 | 0.3 |',
      '| `e` | short | 41 | 0.2 |',
      '| `sshd` | word | 9 | 0.1 |',
    ]);
  });

  it('names none where that engine was not measured', () => {
    expect(corpusTable({ ...corpus, engines: [engine('naive scan')] }).split('\n')).toHaveLength(5);
  });

  it('has every corpus, the ratios, and how each engine is set up', () => {
    const report = reportOf([corpus], 'Bar chart', [{ name: 'ours', setup: 'Just so.' }]);
    expect(report.match(/^\| `the a` \| phrase/gm)).toHaveLength(1);
    expect(report).toContain('- **ours**: Just so.');
    expect(report).toContain('## Ratios');
  });
});
