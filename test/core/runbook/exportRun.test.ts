import { runAsJson, runAsTasks, runAsTimeline } from '../../../src/core/runbook/exportRun';
import { compareEditions } from '../../../src/core/runbook/compareEditions';
import { event, run, runbook, step } from './support';

const INPUT = {
  run: run(
    event('started', ''),
    event('done', 'a', { minute: 4 }),
    event('failed', 'b', { minute: 6 }),
    event('noted', 'b', { minute: 7, note: 'Refused.\n# not a heading' }),
    // The device's clock was set an hour ahead.
    event('skipped', 'b', { minute: 70, elapsed: 10 * 60_000 }),
  ),
  runbook: runbook(step('a'), step('b', { title: 'Use *this* [x]' }), step('c')),
  url: 'https://example.com/wiki/ssh',
};

describe('the exports of a run', () => {
  it('W10 has a timeline in Markdown, with UTC, elapsed time, notes and what the clock did', () => {
    expect(runAsTimeline(INPUT, () => '04:00 CET').split('\n')).toEqual([
      '# SSH',
      '',
      '- On: web1',
      '- Guide: https://example.com/wiki/ssh, edition one',
      '- Began: 2026-11-23 03:00:00 UTC (04:00 CET)',
      '- Took: 0:10:00',
      '- Steps: 1 of 3 done, 1 skipped, 1 open (1 had failed before)',
      '',
      '## Timeline (UTC)',
      '',
      '- 2026-11-23 03:00:00 +0:00:00 run: started',
      '- 03:04:00 +0:04:00 step 1, Do a: done',
      String.raw`- 03:06:00 +0:06:00 step 2, Use \*this\* \[x\]: failed`,
      String.raw`- 03:07:00 +0:07:00 step 2, Use \*this\* \[x\]: note`,
      '  ```',
      '  Refused.',
      '  # not a heading',
      '  ```',
      String.raw`- 04:10:00 +0:10:00 step 2, Use \*this\* \[x\]: skipped (the device slept, or its clock moved on, by 1:00:00)`,
      '',
    ]);
  });

  it.each([
    ['# rm *.bak', [String.raw`> \# rm \*.bak`]],
    ['1. <none>', [String.raw`> 1\. \<none>`]],
    ['```\nls', ['````', '```', 'ls', '````']],
  ])('W10 quotes a note as it was typed: %j', (note, lines) => {
    const [started] = INPUT.run.events;
    const noted = { id: 'x', at: 0, elapsed: 0, step: '', kind: 'noted', note } as const;
    const run = { ...INPUT.run, events: started ? [started, noted] : [] };
    expect(
      runAsTimeline({ ...INPUT, run }, () => '')
        .trimEnd()
        .split('\n')
        .slice(-lines.length),
    ).toEqual(lines.map((line) => `  ${line}`));
  });

  it('W10 has a task list to paste into a ticket, ticked where a step is done', () => {
    expect(runAsTasks(INPUT).split('\n')).toEqual([
      '**SSH** on web1: https://example.com/wiki/ssh',
      '',
      '- [x] 1. Do a (done 2026-11-23 03:04:00 UTC)',
      String.raw`- [ ] 2. Use \*this\* \[x\] (failed 2026-11-23 03:06:00, skipped 2026-11-23 04:10:00 UTC)`,
      '- [ ] 3. Do c',
      '',
    ]);
  });

  it('W10 has everything as JSON, with the titles of the steps', () => {
    const { run: own, steps, title } = JSON.parse(runAsJson(INPUT)) as Record<string, unknown>;
    expect({ own, title }).toEqual({ own: INPUT.run, title: 'SSH' });
    expect(steps).toEqual([
      { id: 'a', title: 'Do a' },
      { id: 'b', title: 'Use *this* [x]' },
      { id: 'c', title: 'Do c' },
    ]);
  });
});

describe('two editions of a guide', () => {
  it('W11 differ by the steps that are new, gone, or have another hash, wherever they stand', () => {
    const before = runbook(step('a'), step('b'), step('c'));
    const now = runbook(step('c'), step('a', { hash: 'other' }), step('d'));
    const { added, removed, changed } = compareEditions(before, now);
    expect([added, removed, changed].map((steps) => steps.map(({ id }) => id))).toEqual([['d'], ['b'], ['a']]);
    expect(compareEditions(now, now)).toEqual({ added: [], removed: [], changed: [] });
  });
});
