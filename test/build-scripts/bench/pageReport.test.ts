import type { PageCost } from '../../../build-scripts/bench/measurePage';
import { arrivalSection, openingSection, pageReport } from '../../../build-scripts/bench/pageReport';

const cost = (fcp: number, kib = 130.04): PageCost => ({ kib, jsKib: 101, fcp, lcp: fcp, tbt: 12.4, cls: 0, requests: 9, heap: 3.21 });

describe('the report on what a page costs', () => {
  it('puts each page above its floor, and the clicks below', () => {
    const report = pageReport(
      [{ path: '/', ours: [cost(700), cost(500), cost(600)], floor: [cost(480, 8.6)] }],
      [{ cpu: 4, ours: [120, 90, 150], floor: [101, 99.6, 140] }],
      'commit abc',
    );
    expect(report).toContain('| `/` | 130.0 | 101.0 | 600 | 600 | 12 | 0.000 | 9 | 3.2 |\n| its floor | 8.6 |');
    expect(report).toContain('- CPU 4×: **120 ms** (120, 90, 150); its floor: **101 ms** (101, 100, 140)');
    expect(report).toContain('commit abc');
  });

  it('says when the step of a runbook was there', () => {
    expect(openingSection('/wiki/ssh?run', [3100.4, 2900, 2700])).toContain('- `/wiki/ssh?run`: **2900 ms** (3100, 2900, 2700)');
  });

  it('says in how many loads the typeface was drawn, and the largest shift beside the median', () => {
    const section = arrivalSection([{ path: '/blog', width: 360, loads: 3, drawn: 2, shifts: [0, 0.03, 0.001] }]);
    expect(section).toContain('| `/blog` | 360 | 2 of 3 | 0.0010 | 0.0300 |');
  });
});
