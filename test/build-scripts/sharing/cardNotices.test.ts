import { pagesOf } from '../../../build-scripts/lib/content/pages/pagesOf';
import { canDraw, type FaceName } from '../../../build-scripts/lib/sharing/cardFonts';
import { cardNotices, DRAWN } from '../../../build-scripts/lib/sharing/cardNotices';
import { cardsOf } from '../../../build-scripts/lib/sharing/cardsOf';
import { site } from '../../support/siteConstants';
import { modelFrom } from '../support/model';
import { wiki } from '../support/texts';
import { FRAME } from './support/describeCards';

const noticesOf = async (titles: readonly string[], name = FRAME.name) => {
  const guides = Object.fromEntries(titles.map((title, index) => [`wiki/g${index}.md`, wiki({ title, tags: `[T${index}]` })]));
  const pages = pagesOf(await modelFrom(guides));
  return cardNotices({ cards: cardsOf(pages, site), pages, frame: { ...FRAME, name } });
};

describe('what a build says of social cards', () => {
  it('M1 names the pages whose cards lack a text, a few of them, and the site’s name', async () => {
    const [notice, ...others] = await noticesOf(['دليل', 'A guide'], 'مدونة');
    expect(notice).toBe(
      'The typefaces of social cards lack letters of the site\'s name, /wiki/g0, and /tags/T0; "Social cards" in docs/writing.md says what is shown instead.',
    );
    expect(others).toEqual([]);
    const [many] = await noticesOf(Array.from({ length: 9 }, () => 'דף'));
    expect(many).toMatch(/ \/wiki\/g0, .*, and 13 more;/);
  });

  it('is nothing about what can be drawn', async () => {
    expect(await noticesOf(['A guide', 'Žluťoučký kůň', '笔记', 'Журнал', '🚀 → here'])).toEqual([]);
  });

  it('is about no page whose texts have only what every face has', () => {
    const faces: readonly FaceName[] = ['title', 'text', 'label'];
    const known = Array.from({ length: 0x2100 }, (_, point) => String.fromCodePoint(point)).filter((character) => DRAWN.test(character));
    // Labels are in capitals.
    const missing = known.flatMap((character) => [character, character.toUpperCase()]).filter((text) => !faces.every((face) => canDraw(text, face)));
    expect(missing).toEqual([]);
  });
});
