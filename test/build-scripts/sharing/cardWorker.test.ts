import { CARD_COLORS, type Card, type CardFrame } from '../../../build-scripts/lib/sharing/card';
import type { CardJob } from '../../../build-scripts/lib/sharing/cardWorker';
import { siteIcon } from '../../../build-scripts/lib/sharing/siteIcon';
import { themeColors } from '../../../build-scripts/lib/sharing/themeColors';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { startWorkers } from '../../../build-scripts/lib/running/workers';

const colors = Object.fromEntries(Object.entries(themeColors(CARD_COLORS)).map(([role, { light }]) => [role, light]));
const FRAME: CardFrame = { name: 'A site', host: 'example.com', colors, icon: siteIcon(new Map()) };
const CARDS = 40;
/** Forty drawings that are never freed take 240 MB. */
const MAX_BYTES = 120_000_000;

function job(number: number): CardJob {
  const card: Card = { file: '', tone: 'accent', label: 'Wiki', meta: '', title: `Card ${number}`, text: '', checked: [], figures: [], picture: null };
  return { card, pictureFile: null };
}

describe('the worker that draws cards', () => {
  it('gives back the memory of each drawing', async () => {
    const pool = await startWorkers<CardJob[], Uint8Array[]>({
      name: 'cards',
      entry: 'build-scripts/lib/sharing/cardWorker.ts',
      settings: await readSettings({}),
      isStandalone: false,
      workerData: () => FRAME,
    });
    try {
      // The first loads the fonts.
      await pool.run([job(0)]);
      const before = process.memoryUsage.rss();
      const files = await pool.run(Array.from({ length: CARDS }, (_, number) => job(number + 1)));
      expect(files).toHaveLength(CARDS);
      expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_BYTES);
    } finally {
      await pool.close();
    }
  });
});
