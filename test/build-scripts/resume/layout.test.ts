import type { Block, Run } from '../../../build-scripts/lib/resume/pdf/blocks';
import { layOut, type Measure } from '../../../build-scripts/lib/resume/pdf/layout';
import { PAGE } from '../../../build-scripts/lib/resume/pdf/look';

const WIDTH = 5;
const measure: Measure = (_run, text) => text.length * WIDTH;
const ADDRESS = `https://example.org/${'a-very-long-name/'.repeat(20)}`;

/** The lines of a paragraph. */
const linesOf = (...runs: readonly Run[]) => {
  const block: Block = { tag: 'P', gap: 0, runs };
  return layOut([block], measure).flatMap((page) => page.flatMap(({ lines }) => lines));
};
const body = (text: string): Run => ({ text, style: 'body' });
const link = (text: string): Run => ({ text, style: 'accent', link: { url: ADDRESS, about: 'A profile' } });

it.each([
  ['a word', [body(`Read ${ADDRESS} for more.`)]],
  ['a word alone', [body(ADDRESS)]],
  ['a link', [body('Profile: '), link(ADDRESS), { ...body(', and more.'), isGlued: true as const }]],
  ['a link of several words', [link('Some words of a link '.repeat(10))]],
])('C2 nothing of the resume runs off the page: %s that is longer than a line continues on the next', (_what, runs) => {
  const lines = linesOf(...runs);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) for (const { x, text } of line) expect(x + text.trimEnd().length * WIDTH).toBeLessThanOrEqual(PAGE.right);
  expect(lines.flatMap((line) => line.map(({ text }) => text)).join('')).toBe(runs.map(({ text }) => text).join(''));
});

it('C2 a word that fits on a line stays whole, and so does a link', () => {
  const lines = linesOf(body('word '.repeat(14)), link('A link of words'));
  expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(['word '.repeat(14), 'A link of words']);
});
