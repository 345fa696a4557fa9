import { sentencesOf } from '../../../build-scripts/lib/guides/prose';
import { readingEase } from '../../../build-scripts/lib/guides/readingEase';
import { blocksOf } from '../support/compile';

describe('readingEase', () => {
  it('follows the formula of Flesch (1948)', () => {
    // 6 words, 1 sentence, 6 syllables; 4 words, 2 sentences, 9 syllables.
    expect(readingEase(['The cat sat on the mat.'])).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 9);
    expect(readingEase(['Read documentation.', 'Edit it.'])).toBeCloseTo(206.835 - 1.015 * 2 - 84.6 * (9 / 4), 9);
  });

  it('counts a figure as a word that is said', () => {
    expect(readingEase(['Wait 30 s.'])).toBeCloseTo(206.835 - 1.015 * 3 - 84.6, 9);
  });

  it('is null where there is no word', () => {
    expect(readingEase([])).toBeNull();
    expect(readingEase(['…', '—'])).toBeNull();
  });
});

describe('sentencesOf', () => {
  it('leaves out headings, tables, code blocks, code within a sentence and pictures', () => {
    const body =
      '## A heading\n\nRun `sshd -t` first. Then reload.\n\n| A | table |\n| --- | --- |\n| of | cells |\n\n```bash\necho no\n```\n\n![Alt](/images/a.svg)';
    expect(sentencesOf(blocksOf(body))).toEqual(['Run   first.', 'Then reload.']);
  });

  it('leaves out code in lists, quotes, callouts and tabs', () => {
    const code = '```bash title="/a"\necho no\n```';
    const nested = code.replace(/^/gm, '  ');
    const quoted = code.replace(/^/gm, '> ');
    expect(sentencesOf(blocksOf(`- One.\n\n${nested}\n\n> Two.\n>\n${quoted}\n\n> [!NOTE]\n> Three.\n>\n${quoted}`))).toEqual(['One.', 'Two.', 'Three.']);
    expect(sentencesOf(blocksOf('```bash tab="A"\necho no\n```\n\n```bash tab="B"\necho no\n```\n\nFour.'))).toEqual(['Four.']);
  });

  it('ends a sentence with its paragraph, and begins one with code', () => {
    expect(sentencesOf(blocksOf('Look here:\n\n- a first thing\n- a second\n\nIt works. `sshd` reads it\nin Debian 12.11 too.'))).toEqual([
      'Look here:',
      'a first thing',
      'a second',
      'It works.',
      'reads it in Debian 12.11 too.',
    ]);
  });
});
