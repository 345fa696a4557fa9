import { readScriptLog } from '../../../build-scripts/lib/verify/scriptLog';

const LOG = `2026-11-23T05:12:03Z 1.1 command 1 exit 0
  $ printf 'a\\n\\nb'
  | a
  | 
  | 2026-11-23T05:12:03Z 1.1 command 9 exit 9
2026-11-23T05:12:04Z 1.1 command 2 exit 1
  # false
  | 
2026-11-23T05:12:05Z 1.1 command 2 exit 0
  # false
  | again
2026-11-23T05:12:06Z 2.10 wrote /etc/app.ini
2026-11-23T05:12:07Z 2.11 skipped /etc/other.ini
2026-11-23T05:12:08Z 3.1 by hand: needs a disk
`;

describe('readScriptLog', () => {
  const parts = readScriptLog(LOG);

  it('reads how each command ended and what it printed, of one that was repeated the last time', () => {
    expect([...(parts.get('1.1')?.commands ?? [])]).toEqual([
      [1, { code: 0, output: 'a\n\n2026-11-23T05:12:03Z 1.1 command 9 exit 9\n' }],
      [2, { code: 0, output: 'again\n' }],
    ]);
  });

  it('knows which files were written', () => {
    expect([...parts].flatMap(([number, { isWritten }]) => (isWritten ? [number] : []))).toEqual(['2.10']);
  });

  it('has nothing of a log that is empty', () => {
    expect(readScriptLog('').size).toBe(0);
  });
});
