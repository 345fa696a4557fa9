import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { PageData } from '../../../../src/core/content/pages';
import { modelFrom } from '../../support/model';
import { wiki } from '../../support/texts';

const CAUTION = '> [!CAUTION]\n> It can go wrong.';

/** A guide's page, made from its Markdown. */
async function guide(...parts: readonly string[]): Promise<PageData['wiki-article']> {
  const model = await modelFrom({ 'wiki/way.md': wiki({ body: parts.join('\n\n'), more: 'category: Basics\nrisk: lockout' }) });
  const page = pagesOf(model).find(({ name }) => name === 'wiki-article');
  return page?.data as PageData['wiki-article'];
}

const listed = ({ headings }: PageData['wiki-article']) => headings.map(({ id, text }) => [id, text]);
const riskOf = ({ glance }: PageData['wiki-article']) => glance.find(({ kind }) => kind === 'risk');

describe('the way back of a guide', () => {
  it('W4 W6 is in the contents where its section says "Caution", and the risk in the head leads to it', async () => {
    const data = await guide('## Prepare', '**Roll back** nothing.', '## Reload', CAUTION, '**Roll back** by hand, from the console:', '## End', 'Done.');
    expect(listed(data)).toEqual([
      ['prepare', 'Prepare'],
      ['reload', 'Reload'],
      ['way-back', 'Roll back by hand'],
      ['end', 'End'],
    ]);
    expect(data.blocks.filter((block) => 'id' in block && block.id === 'way-back')).toEqual([expect.objectContaining({ type: 'paragraph' })]);
    expect(riskOf(data)).toMatchObject({ text: '⚠\uFE0E can lock you out\u00A0↓', href: '#way-back' });
  });

  it.each([
    ['a short beginning as it is', '**Roll back**: remove it.', 'Roll back'],
    ['a long sentence by its first words', '**Roll back** with the line that it has printed at its end.', 'Roll back'],
    ['what comes before a mark', '**Rolling back** takes both (the tag and the data).', 'Rolling back takes both'],
  ])('W4 is named by %s', async (_, paragraph, name) => {
    expect(listed(await guide('## Reload', CAUTION, paragraph))).toContainEqual(['way-back', name]);
  });

  it.each([
    ['it comes before the caution', ['## Reload', '**Roll back** by hand.', CAUTION], '#reload'],
    ['it belongs to another section', ['## Reload', CAUTION, '## End', '**Roll back** by hand.'], '#reload'],
    ['a heading has its name', ['## Way back', CAUTION, '**Roll back** by hand.'], '#way-back'],
  ])('W4 W6 is only a paragraph where %s, and the risk leads to the first "Caution"', async (_, parts, href) => {
    const data = await guide(...parts);
    expect(listed(data)).not.toContainEqual(['way-back', expect.stringMatching(/^Roll/)]);
    expect(riskOf(data)).toEqual({ kind: 'risk', text: '⚠\uFE0E can lock you out\u00A0↓', href });
  });

  it('W4 W6 is only a paragraph where no section says "Caution", and the risk leads nowhere', async () => {
    const data = await guide('## Reload', '**Roll back** by hand.');
    expect(listed(data)).toEqual([['reload', 'Reload']]);
    expect(riskOf(data)).toEqual({ kind: 'risk', text: '⚠\uFE0E can lock you out' });
  });
});
