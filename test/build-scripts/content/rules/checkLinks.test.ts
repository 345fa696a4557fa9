import { brokenLinks, type CheckInput } from '../../../../build-scripts/lib/content/rules/checkLinks';
import { growthOf, LINEAR } from '../../../support/cpuTime';
import { compile } from '../../support/compile';
import { filesFrom, modelFrom, problemLines } from '../../support/model';
import { wiki } from '../../support/texts';

const TARGET = wiki({ body: '## Überschrift\n\n## المتطلبات\n\nText.' });
const modelWith = (body: string) => modelFrom({ 'wiki/a.md': wiki({ body }), 'wiki/b.md': TARGET });

describe('a link to a heading in letters beyond ASCII', () => {
  it('leads there, its letters escaped or not, marks apart or not', async () => {
    const links = ['#Überschrift', '#u%CC%88berschrift', '#%C3%BCberschrift', '#%D8%A7%D9%84%D9%85%D8%AA%D8%B7%D9%84%D8%A8%D8%A7%D8%AA'];
    const body = links.map((anchor) => `[x](/wiki/b${anchor.toLowerCase()}) [y](b.md${anchor.toLowerCase()})`).join(' ');
    await expect(modelWith(body)).resolves.toBeDefined();
    await expect(modelFrom({ 'wiki/a.md': wiki({ body: '## Über\n\n[x](#u%CC%88ber)' }) })).resolves.toBeDefined();
  });

  it('has the anchor of the heading on the page, too', () => {
    expect(compile('[x](/wiki/b#u%CC%88ber) [y](#u%CC%88ber) [z](/wiki/b#%C3%BCber)').links.map(({ href }) => href)).toEqual([
      '/wiki/b#%C3%BCber',
      '#%C3%BCber',
      '/wiki/b#%C3%BCber',
    ]);
  });

  it('that isn’t there is told as the owner wrote it, with the nearest one', async () => {
    expect(await problemLines(modelWith('[x](/wiki/b#المتطلبت) [y](/wiki/c#نص) [z](/wiki/b#%E0%A4%A)'))).toEqual([
      'wiki/a.md:7:1 links to /wiki/b#المتطلبت, but the page has no heading with that anchor → Did you mean "المتطلبات"?',
      expect.stringMatching(/links to \/wiki\/c#نص, which isn't a page of this site/),
      expect.stringMatching(/links to \/wiki\/b#%E0%A4%A, but the page has no heading with that anchor/),
    ]);
  });
});

describe('the links of a large site', () => {
  const sample = compile('[list](/wiki) [tag](/tags/Linux) [away](/wiki/guide-x)');
  const check = (count: number) => {
    const documents = Array.from({ length: count }, (_, place) => ({ ...sample, id: `guide-${place}` }));
    const input: CheckInput = {
      files: filesFrom({}),
      documents,
      publications: new Map(),
      clock: { buildTime: 0, timeZone: 'UTC' },
      hidden: [],
      openSource: null,
      resume: null,
      ledger: {},
      staticFiles: new Set(),
    };
    return brokenLinks(input, new Map(documents.map((document) => [`/wiki/${document.id}`, document])));
  };

  it('are checked in a time that grows with their number', () => {
    expect(growthOf(check, 4_000)).toBeLessThan(LINEAR);
  });

  it('are all told where they are broken, the first of them with the nearest page', () => {
    const hints = check(500).map(({ hint }) => hint);
    expect(hints).toHaveLength(500);
    expect(hints[0]).toMatch(/^Did you mean "\/wiki\/guide-/);
    expect(hints.at(-1)).toBe('Link to a page that exists.');
  });
});
