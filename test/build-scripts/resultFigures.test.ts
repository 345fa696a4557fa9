import { compileDocument } from '../../build-scripts/lib/content/document';
import { resultFigures } from '../../build-scripts/lib/content/resultFigures';
import { project } from './support/texts';

const figures = (results: string) => resultFigures(compileDocument({ folder: 'projects', file: 'p.md', name: 'p', text: project({ body: results }) }).blocks);

describe('resultFigures', () => {
  it.each([
    ['**40.1% less per month.** The average invoice.', '40.1%', 'less per month'],
    ['**100% uptime, stated exactly.** From 1 September.', '100%', 'uptime, stated exactly'],
    ['**€1,200 saved** a year', '€1,200', 'saved'],
  ])('P2 takes the bold figure that the results open with: %s', (text, value, label) => {
    expect(figures(`\n## Results\n\n${text}\n\n## After\n\n**1 other**`)).toEqual([{ value, label }]);
  });

  it('P2 takes before and after of the first three rows of a table where no figure is bold', () => {
    const rows = ['a', 'b', 'c', 'd'].map((name, place) => `| ${name} | ${place} | **${place + 1}** | x |`).join('\n');
    expect(figures(`\n## Results\n\n| Measured | Before | After | How |\n| --- | --- | --- | --- |\n${rows}`)).toEqual([
      { value: '0 → 1', label: 'a' },
      { value: '1 → 2', label: 'b' },
      { value: '2 → 3', label: 'c' },
    ]);
  });

  it.each(['', '\n## Results\n\nAll is well, **honestly**.', '\n## Results\n\n**Better.**', '\n## Results\n\n| A | B |\n| --- | --- |\n| 1 | 2 |'])(
    'P2 makes none up: %j',
    (text) => {
      expect(figures(text)).toEqual([]);
    },
  );
});
