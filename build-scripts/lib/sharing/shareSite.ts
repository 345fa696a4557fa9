import { join } from 'node:path';
import { outputFile } from '../files/outputFile';
import { forEachConcurrently, settleAll } from '../running/concurrency';
import type { ContentModel } from '../content/model/model';
import type { Page } from '../content/pages/page';
import type { SiteSettings } from '../settings/settings';
import { startWorkers } from '../running/workers';
import { writeWithForms } from '../files/writeOutput';
import { CARD_COLORS, type Card, type CardFrame } from './card';
import { cardNotices } from './cardNotices';
import { cardsOf } from './cardsOf';
import { iconFiles } from './icons';
import { cardTasks, runTasks } from './cardTasks';
import type { CardJob } from './cardWorker';
import { siteIcon } from './siteIcon';
import { textFiles } from './textFiles';
import { themeColors } from './themeColors';
import { webManifest } from './webManifest';

/**
 * Writes the files for sharing the site and reading it elsewhere: social cards, feeds, Markdown, `llms.txt`, icons and the manifest.
 * They need nothing from the bundle, so they are made while it is.
 *
 * @returns notices for the owner
 */
export async function shareSite(settings: SiteSettings, model: ContentModel, pages: readonly Page[]): Promise<string[]> {
  const icon = siteIcon(model.images);
  const frame = cardFrame(settings, icon);
  const cards = cardsOf(pages, settings.site);
  await settleAll([
    forEachConcurrently(sharedFiles(settings, { model, icon, frame }), ([path, content]) => writeWithForms(settings, [path], { content })),
    drawCards(settings, { model, cards, frame }),
  ]);
  return cardNotices({ cards, pages, frame });
}

interface SharedSources {
  readonly model: ContentModel;
  readonly icon: string;
  readonly frame: CardFrame;
}

/** All but the cards, each made when it is its turn. */
function* sharedFiles(settings: SiteSettings, { model, icon, frame }: SharedSources): Generator<readonly [path: string, content: Buffer | string]> {
  yield ['favicon.svg', icon];
  yield* iconFiles(icon, frame.colors['paper'] ?? '');
  yield ['manifest.webmanifest', webManifest(settings)];
  for (const [path, text] of textFiles(model, settings)) yield [path, text()];
}

interface CardSources {
  readonly model: ContentModel;
  readonly cards: readonly Card[];
  readonly frame: CardFrame;
}

async function drawCards(settings: SiteSettings, { model, cards, frame }: CardSources): Promise<void> {
  const { stagingDir } = settings;
  const pool = await startWorkers<CardJob[], Uint8Array[]>({
    name: 'cards',
    entry: 'build-scripts/lib/sharing/cardWorker.ts',
    settings,
    isStandalone: false,
    workerData: (): CardFrame => frame,
  });
  try {
    const tasks = cardTasks(cards, { frame, images: model.images }, (file, content) => outputFile(join(stagingDir, file), content));
    await runTasks(tasks, pool);
  } finally {
    await pool.close();
  }
}

function cardFrame({ site, siteUrl }: SiteSettings, icon: string): CardFrame {
  const colors = Object.entries(themeColors(CARD_COLORS, site.theme)).map(([role, { light }]) => [role, light]);
  return { name: site.name, host: siteUrl.replace(/^https?:\/\//, ''), colors: Object.fromEntries(colors) as CardFrame['colors'], icon };
}
