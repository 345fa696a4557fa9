import type { LedgerData } from '../../src/core/content/checkedArticles';

export const LEDGER: LedgerData = {
  asOf: '2025-08-02',
  releases: [
    { name: 'Debian 13', executed: 1_253, commands: 1_374, oldest: '2025-08-01' },
    { name: 'Debian 12', executed: 1, commands: 1, oldest: null },
  ],
  checked: [
    {
      title: 'Basics',
      articles: [
        {
          path: '/wiki/ssh',
          title: 'SSH',
          counts: [3, 1, 0, 2],
          runs: [{ executed: 3, commands: 5 }, null],
          oldest: '2025-08-01',
          elsewhere: ['Debian 12: not run. It has another version.'],
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
      ],
    },
    {
      title: 'Posts',
      articles: [
        {
          path: '/blog/containers',
          title: '🐳 The story of containers',
          counts: [1, 0, 0, 0],
          runs: [
            { executed: 0, commands: 1 },
            { executed: 1, commands: 1 },
          ],
          oldest: '2025-08-02',
          elsewhere: [],
          standIns: [],
          notRun: [],
        },
      ],
    },
  ],
};
