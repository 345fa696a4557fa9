import { isUnsupported, outdatedReleases } from '../../../../build-scripts/lib/content/reading/lifecycle';

const RELEASES = [
  { name: 'Whole 1', supportEnds: '2024-06-30', longTermEnds: '2026-06-30' },
  { name: 'Long 2', longTermEnds: '2024-06-30' },
  { name: 'Short 3', supportEnds: '2024-06-30' },
  { name: 'Undated 4' },
];

describe('the support of a release', () => {
  const ended = (told: string) => ({ told: [told], isOver: true });
  const supported = { told: [], isOver: false };

  it.each<[string, string, { told: string[]; isOver: boolean }]>([
    ['Whole 1', '2024-06-30', supported],
    ['Whole 1', '2024-07-01', { told: ['Whole 1 has had only long-term support since 30 June 2024; that ends on 30 June 2026.'], isOver: false }],
    ['Whole 1', '2026-07-01', ended('Whole 1 has been out of support since 30 June 2026.')],
    ['Long 2', '2024-06-30', supported],
    ['Long 2', '2024-07-01', ended('Long 2 has been out of support since 30 June 2024.')],
    ['Short 3', '2024-07-01', ended('Short 3 has been out of support since 30 June 2024.')],
    ['Undated 4', '2024-07-01', supported],
  ])('of %s on %s is told by the dates that are known, to readers and in lists alike', (name, today, expected) => {
    expect({ told: outdatedReleases([name], RELEASES, today), isOver: isUnsupported([name], RELEASES, today) }).toEqual(expected);
  });
});
