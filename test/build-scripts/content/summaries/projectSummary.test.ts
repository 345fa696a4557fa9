import { changedFigures, projectFacts, resultOf } from '../../../../build-scripts/lib/content/summaries/projectSummary';
import { projectFrontMatter, type ProjectFigure } from '../../../../build-scripts/lib/content/source/schema';

function figure(changes: Partial<ProjectFigure>): ProjectFigure {
  return { label: 'Cost', before: 4, after: 1, better: 'lower', ...changes };
}

const plain = (text = '') => text.replaceAll('\u00A0', ' ');

describe('changedFigures', () => {
  it.each([
    [11240, '€', '€11,240'],
    [1.6, 'days', '1.6 days'],
    [14, 'of 14', '14 of 14'],
    [95.05, '%', '95.05%'],
    [1136, undefined, '1,136'],
    [3.3, 's', '3.3 s'],
    [700, 's', '11 min 40 s'],
    [660, 's', '11 min'],
    [7800, 's', '2 h 10 min'],
    [7200, 's', '2 h'],
    [0, 's', '0 s'],
    [59.7, 's', '59.7 s'],
    [60.3, 's', '1 min'],
    [119.7, 's', '2 min'],
    [3599.6, 's', '1 h'],
  ])('P2 writes %s with the unit %s as %s, on one line', (before, unit, text) => {
    const [changed] = changedFigures([figure({ before, unit })]);
    expect(plain(changed?.before)).toBe(text);
    expect(changed?.before).not.toContain(' ');
  });

  it('P2 gives the larger of the two the whole length, and a percentage its own', () => {
    const lengths = changedFigures([
      figure({}),
      figure({ before: 1, after: 4 }),
      figure({ before: 0, after: 0 }),
      figure({ before: 77.3, after: 95.05, unit: '%' }),
    ]).map((changed) => changed.lengths);
    expect(lengths).toEqual([
      [100, 25],
      [25, 100],
      [0, 0],
      [77, 95],
    ]);
  });

  it.each([
    [{ better: 'lower', before: 4, after: 1 }, true],
    [{ better: 'lower', before: 1, after: 4 }, false],
    [{ better: 'higher', before: 1, after: 4 }, true],
    [{ better: 'higher', before: 4, after: 4 }, false],
  ] as const)('P2 knows whether %j is better: %s', (changes, isBetter) => {
    expect(changedFigures([figure(changes)])).toMatchObject([{ isBetter }]);
  });
});

describe('resultOf', () => {
  it('P1 states the first figure in a line, and nothing without one', () => {
    expect(plain(resultOf([figure({ unit: '€' }), figure({ label: 'Second' })]))).toBe('Cost: €4 → €1');
    expect(resultOf([])).toBeUndefined();
  });

  it.each([
    [{ label: 'الكلفة', unit: '€' }, 'الكلفة: \u2066\u2068€4\u2069 → \u2068€1\u2069\u2069'],
    [{ unit: 'أيام' }, 'Cost: \u2066\u20684 أيام\u2069 → \u20681 أيام\u2069\u2069'],
  ])('P1 keeps the order of before and after beside Arabic: %j', (changes, text) => {
    expect(plain(resultOf([figure(changes)]))).toBe(text);
  });
});

describe('projectFacts', () => {
  it('E3 P2 names what the front matter has, in this order', () => {
    const project = projectFrontMatter.parse({
      title: 'T',
      description: 'D.',
      date: '2024-03-15',
      category: 'DevOps',
      tags: ['Linux'],
      image: '/images/a.svg',
      imageAlt: 'A drawing.',
      github: 'https://github.example.com/a',
      live: 'https://a.example.com',
      stack: ['Terraform', 'nftables'],
      role: 'All of it',
      duration: 'Two months',
    });
    expect(projectFacts(project)).toEqual([
      ['Role', 'All of it'],
      ['Duration', 'Two months'],
      ['Stack', 'Terraform, nftables'],
    ]);
  });
});
