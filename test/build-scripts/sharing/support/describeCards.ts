import { imageSize } from 'image-size';
import type { ContentModel } from '../../../../build-scripts/lib/content/model/model';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import { CARD_COLORS, type Card, type CardFrame } from '../../../../build-scripts/lib/sharing/card';
import { cardsOf } from '../../../../build-scripts/lib/sharing/cardsOf';
import { drawCard } from '../../../../build-scripts/lib/sharing/drawCard';
import { siteIcon } from '../../../../build-scripts/lib/sharing/siteIcon';
import { themeColors } from '../../../../build-scripts/lib/sharing/themeColors';
import { cardPath } from '../../../../src/core/site/cardPath';
import { site } from '../../../support/siteConstants';

/** The size in bytes up to which networks don't make a picture smaller. */
export const MAX_BYTES = 60_000;

const colors = Object.fromEntries(Object.entries(themeColors(CARD_COLORS)).map(([role, { light }]) => [role, light]));
export const FRAME: CardFrame = { name: site.name, host: 'example.com', colors, icon: siteIcon(new Map()) };

/** The first card of each layout and colour; the site's tests ask for the pictures of all pages. */
function oneOfEachKind(cards: readonly Card[]): Card[] {
  const kindOf = ({ tone, label }: Card) => `${tone} ${label.replace(/ \/ .*/, ' /')}`;
  return [...new Map([...cards].reverse().map((card) => [kindOf(card), card])).values()];
}

/** What holds for the social cards of any content. */
export function describeCards(name: string, load: () => Promise<ContentModel>): void {
  describe(`the cards of ${name}`, () => {
    it('M1 are one for each page, each kind of the size and weight that networks take', async () => {
      const model = await load();
      const pages = pagesOf(model);
      const cards = cardsOf(pages, site);
      const files = new Set(cards.map(({ file }) => file));
      expect(pages.filter(({ path }) => !files.has(cardPath(path))).map(({ path }) => path)).toEqual([]);
      for (const card of oneOfEachKind(cards)) {
        const png = drawCard(card, FRAME, card.picture === null ? null : (model.images.get(card.picture) ?? null));
        expect([card.file, imageSize(png)]).toEqual([card.file, { width: 1200, height: 630, type: 'png' }]);
        expect([card.file, png.length > 8_000 && png.length <= MAX_BYTES]).toEqual([card.file, true]);
      }
    });
  });
}
