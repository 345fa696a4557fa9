import type { LedgerData } from '../../src/core/content/pages';

export const LEDGER: LedgerData = {
  asOf: '2025-08-02',
  releases: [
    { name: 'Debian 13', executed: 3, notRun: 2, oldest: '2025-08-01' },
    { name: 'Debian 12', executed: 1, notRun: 0, oldest: null },
  ],
  checked: [
    {
      path: '/wiki/ssh',
      title: 'SSH',
      counts: [3, 1, 0, 2],
      runs: ['Debian 13: 3 blocks executed, 2 not run, on 1 August 2025', 'Debian 12: not run. It has another version.'],
      standIns: ['A network namespace in place of the bastion'],
      notRun: [
        {
          text: 'needs a second disk',
          count: 2,
          sections: [
            { path: '/wiki/ssh#keys', title: 'Keys' },
            { path: '/wiki/ssh#agents', title: 'Agents' },
          ],
        },
        { text: 'commands in the running text', count: 1, sections: [{ path: '/wiki/ssh#keys', title: 'Keys' }] },
      ],
    },
    {
      path: '/blog/containers',
      title: '🐳 The story of containers',
      counts: [1, 0, 0, 0],
      runs: ['Debian 12: 1 block executed, none not run, on 2 August 2025'],
      standIns: [],
      notRun: [],
    },
  ],
};
