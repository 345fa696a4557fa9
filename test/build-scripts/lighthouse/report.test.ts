import type { LighthouseResult } from '../../../build-scripts/lib/lighthouse/ensureLighthouse';
import { lighthouseTable, lineOf, scoreOf, shortfalls } from '../../../build-scripts/lib/lighthouse/report';

/** A run with these scores, in Lighthouse's order, and one audit that failed. */
function run(performance: number, accessibility: number, tbt = 0): LighthouseResult {
  const category = (score: number, ids: string[] = []) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
  return {
    environment: { benchmarkIndex: 900 + tbt },
    configSettings: { throttling: { cpuSlowdownMultiplier: 2 + tbt / 100 } },
    categories: {
      performance: category(performance, ['total-blocking-time']),
      accessibility: category(accessibility, ['color-contrast', 'html-has-lang']),
      'best-practices': category(1),
      seo: category(1),
    },
    audits: {
      'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 812.4 },
      'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 901.6 },
      'total-blocking-time': { title: 'TBT', score: performance, numericValue: tbt, displayValue: `${tbt} ms` },
      'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0 },
      'color-contrast': { title: 'Contrast is not sufficient', score: accessibility < 1 ? 0 : 1 },
      'html-has-lang': { title: 'html has a lang', score: 1 },
    },
  };
}

const page = { path: '/wiki/ssh', runs: [run(0.9, 1, 240), run(1, 1, 10), run(0.98, 1, 60)] };

describe('the report on Lighthouse', () => {
  it('gives the median of the runs', () => {
    expect([scoreOf(page, 'performance'), scoreOf(page, 'seo')]).toEqual([98, 100]);
  });

  it('has one row per page, with the scores, the times behind the performance and what the machine was', () => {
    const [, , row] = lighthouseTable([page]).split('\n');
    expect(row).toBe('| `/wiki/ssh` | 98 | 100 | 100 | 100 | 812 | 902 | 60 | 0 | 960 | 2.6 × |');
  });

  it('names the audits that lowered a score, and marks those that a busy machine cannot explain', () => {
    const missing = shortfalls([page, { ...page, path: '/', runs: [run(1, 0.96)] }]);
    expect(missing).toEqual([
      { text: '/wiki/ssh: Performance 98: no single audit failed', isExact: false },
      { text: '/: Accessibility 96: color-contrast (Contrast is not sufficient)', isExact: true },
    ]);
  });

  it('tells of each run how fast the machine was beside it', () => {
    expect(lineOf('/', run(0.98, 1, 60))).toBe('/: performance 98, CPU index 960, slowed by 2.6');
  });

  it('takes a category without a score for nothing reached', () => {
    expect(scoreOf({ ...page, runs: [{ ...run(1, 1), categories: {} }] }, 'seo')).toBe(0);
  });
});
