import { Resvg } from '@resvg/resvg-js';
import { join } from 'node:path';
import { pagesOf } from '../../../build-scripts/lib/content/pages/pagesOf';
import type { Card } from '../../../build-scripts/lib/sharing/card';
import { cardsOf, OWN_CARDS } from '../../../build-scripts/lib/sharing/cardsOf';
import { cardSvg } from '../../../build-scripts/lib/sharing/cardSvg';
import { drawCard } from '../../../build-scripts/lib/sharing/drawCard';
import { indexedPng } from '../../../build-scripts/lib/sharing/indexedPng';
import { themeColors } from '../../../build-scripts/lib/sharing/themeColors';
import { cardPath } from '../../../src/core/site/cardPath';
import { tagPath } from '../../../src/core/site/routes';
import { site } from '../../support/siteConstants';
import { FIXTURES } from '../support/folder';
import { modelFrom, modelOf } from '../support/model';
import { post, wiki } from '../support/texts';
import { clamp, linesOf, widthOf } from '../../../build-scripts/lib/sharing/cardText';
import { describeCards, FRAME, MAX_BYTES } from './support/describeCards';

const PLAIN: Card = { file: '/cards/a.png', tone: 'accent', label: 'Wiki', meta: '', title: 'A title', text: '', checked: [], figures: [], picture: null };

function svgOf(changes: Partial<Card>): string {
  return cardSvg({ ...PLAIN, ...changes }, FRAME, null);
}

describeCards('foreign content', () => modelOf(join(FIXTURES, 'foreign')));

describe('cardsOf', () => {
  it('draws a card for the newest items and gives older ones that of their section', async () => {
    const guides = Object.fromEntries(
      Array.from({ length: OWN_CARDS + 1 }, (_, index) => [
        `wiki/g${index}.md`,
        wiki({ title: `Guide ${index}`, date: index === 7 ? '2020-01-01' : '2025-02-01' }),
      ]),
    );
    const cards = new Map(cardsOf(pagesOf(await modelFrom(guides)), site).map((card) => [card.file, card]));
    expect(cards.get('/cards/wiki/g6.png')?.title).toBe('Guide 6');
    expect({ ...cards.get('/cards/wiki/g7.png'), file: '' }).toEqual({ ...cards.get('/cards/wiki.png'), file: '' });
  });

  it('draws a card for the tags that most items have and gives the others that of the home page', async () => {
    // Each is used once, except the last, which is used twice.
    const tagOf = (index: number) => `Tag ${Math.min(index, OWN_CARDS)}`;
    const guides = Object.fromEntries(Array.from({ length: OWN_CARDS + 2 }, (_, index) => [`wiki/g${index}.md`, wiki({ tags: `[${tagOf(index)}]` })]));
    const cards = new Map(cardsOf(pagesOf(await modelFrom(guides)), site).map((card) => [card.file, card]));
    const cardOf = (index: number) => cards.get(cardPath(tagPath(tagOf(index))));
    expect([cardOf(0)?.title, cardOf(OWN_CARDS)?.title]).toEqual(['Tag 0', `Tag ${OWN_CARDS}`]);
    expect({ ...cardOf(OWN_CARDS - 1), file: '' }).toEqual({ ...cards.get(cardPath('/')), file: '' });
  });

  it('G2 says of a tag how much there is of each kind', async () => {
    const cards = cardsOf(pagesOf(await modelFrom({ 'wiki/a.md': wiki({ title: 'One' }), 'blog/b.md': post({ title: 'Two', date: '2025-03-01' }) })), site);
    expect(cards.find(({ file }) => file === '/cards/tags/linux.png')).toMatchObject({
      title: 'Linux',
      meta: '2 items',
      text: 'Two · One',
      figures: [
        { value: '1', label: 'guide' },
        { value: '1', label: 'post' },
      ],
    });
  });
});

describe('cardSvg', () => {
  it('is drawn without fonts, and in nothing but the colours of the theme', () => {
    const svg = svgOf({ text: 'A description.', checked: ['Checked on Debian'], figures: [] });
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('var(--');
  });

  it('draws emoji in the accent and Chinese, Japanese and accented letters at all', () => {
    const paths = (title: string) => svgOf({ title }).match(/<path /g)?.length ?? 0;
    const base = paths('');
    for (const title of ['🚀', '❤️', '笔', 'ひ', 'Ž', 'Я', 'é']) expect([title, paths(title) - base]).toEqual([title, expect.any(Number)]);
    for (const title of ['🚀', '❤️', '笔', 'ひ', 'Ž', 'Я', 'é']) expect(paths(title)).toBeGreaterThan(base);
    expect(svgOf({ title: '🚀' })).toMatch(new RegExp(`<g [^>]*fill="${FRAME.colors['accent']}"[^>]*><path transform="translate\\(0 0\\)"`));
  });

  it.each([
    ['دليل مراقبة الخوادم', 'Arabic'],
    ['מדריך: Mixed עברית and English', 'Hebrew beside Latin letters'],
    ['Τι είναι το SSH', 'Greek'],
  ])('M1 shows the site’s name in place of a title that it has not all letters of: %s', (title) => {
    expect(svgOf({ title, label: 'Wiki / مراقبة' })).toBe(svgOf({ title: FRAME.name, label: 'Wiki' }));
  });

  it('M1 shows the address where the site’s name can’t be drawn either, and no part of any such text', () => {
    const frame = { ...FRAME, name: 'مدونة Linux' };
    const card = {
      ...PLAIN,
      title: 'مراقبة Zabbix',
      meta: 'تونس, TN',
      text: 'What دليل is.',
      checked: ['a', 'ب'],
      figures: [{ value: '5', label: 'دليل guides' }],
    };
    const left = { ...PLAIN, title: FRAME.host, checked: ['a'] };
    expect(cardSvg(card, frame, null)).toBe(cardSvg(left, { ...frame, name: '' }, null));
  });

  it('shows a title without what says nothing: an emoji of next year, a soft hyphen, a mark of direction', () => {
    expect(svgOf({ title: '\u{1FAFF}A tit\u00ADle\u200F' })).not.toBe(svgOf({ title: FRAME.name }));
  });

  it('breaks words only where it must, and ends a title that is too long with an ellipsis', () => {
    const ends = (title: string) => drawCard({ ...PLAIN, title, checked: ['x'] }, FRAME, null).length;
    // Whatever it holds, the picture can be drawn and stays small.
    for (const title of ['word '.repeat(80), 'x'.repeat(400), '很长的标题'.repeat(40), '']) expect(ends(title)).toBeLessThan(MAX_BYTES);
  });

  it('fills the last line of a text that goes on, also where words are not written apart', () => {
    const [style, width] = [{ face: 'text', size: 30 }, 400] as const;
    const last = clamp(linesOf('Docker は、設定ファイルを確認します。'.repeat(9), style, width), 2, { style, width }).at(-1) ?? '';
    expect(last).toMatch(/\S…$/);
    expect(widthOf(last, style)).toBeGreaterThan(width / 2);
  });

  it('shows hostile text as text', () => {
    const svg = svgOf({ title: '</svg><script>alert(1)</script>', label: '"><image href="x"/>', text: '&amp; <b>' });
    expect(svg).not.toMatch(/<script|href="x"/);
  });
});

describe('indexedPng', () => {
  const pixelsOf = (png: Buffer, width: number, height: number) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" style="image-rendering:optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    ).render().pixels;

  it('is lossless while there are few colours', () => {
    const [width, height] = [23, 17];
    const rgba = Buffer.from(Array.from({ length: width * height }, (_, at) => [(at * 7) % 60, (at * 3) % 2, 200, 255]).flat());
    expect(pixelsOf(indexedPng({ width, height, rgba }), width, height).equals(rgba)).toBe(true);
  });

  it('stays close to the original where there are many', () => {
    const [width, height] = [64, 64];
    const rgba = Buffer.from(Array.from({ length: width * height }, (_, at) => [(at % 64) * 4, Math.floor(at / 64) * 4, 128, 255]).flat());
    const shown = pixelsOf(indexedPng({ width, height, rgba }), width, height);
    const error = shown.reduce((sum, value, at) => sum + Math.abs(value - (rgba[at] ?? 0)), 0) / shown.length;
    expect(error).toBeLessThan(64);
  });
});

describe('themeColors', () => {
  it('are the owner’s before the site’s own in both themes, and a role that is missing is named', () => {
    const paper = { light: '#ffffff', dark: '#000000' };
    expect(themeColors(['paper', 'ink'], { colors: { paper } })).toEqual({ paper, ink: themeColors(['ink']).ink });
    expect(() => themeColors(['papier'])).toThrow('"--papier: light-dark(');
  });
});
