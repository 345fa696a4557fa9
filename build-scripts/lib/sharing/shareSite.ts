import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentModel } from '../content/model';
import type { Page } from '../content/pages';
import type { SiteSettings } from '../settings';
import { startWorkers } from '../workers';
import { writeWithForms } from '../writeOutput';
import { documentPath } from './articleMarkdown';
import { CARD_COLORS, type CardFrame } from './card';
import { cardsOf } from './cardsOf';
import { feedDocuments, feedEntry } from './feedEntries';
import { feedFiles } from './feedFiles';
import { iconFiles } from './icons';
import { llmsTxt } from './llmsTxt';
import { cardTasks, runTasks, textTask } from './shareTasks';
import type { ShareJob, ShareSettings } from './shareWorker';
import { siteIcon } from './siteIcon';
import { themeColors } from './themeColors';
import { webManifest } from './webManifest';

/**
 * Writes what the site is shared and read elsewhere by: social cards, feeds, Markdown, `llms.txt`, icons and the manifest.
 * It needs nothing of the bundle, so it is made beside it.
 */
export async function shareSite(settings: SiteSettings, model: ContentModel, pages: readonly Page[]): Promise<void> {
  const { stagingDir, siteUrl, site } = settings;
  const write = (path: string, content: Buffer | string) => writeWithForms(stagingDir, [path], { content });
  const icon = siteIcon(model.images);
  const frame = cardFrame(settings, icon);
  write('favicon.svg', icon);
  for (const [name, content] of iconFiles(icon, frame.colors['paper'] ?? '')) write(name, content);
  write('manifest.webmanifest', webManifest(settings));
  write('llms.txt', llmsTxt(model, siteUrl));
  const html = new Map<string, string>();
  const inFeeds = feedDocuments(model);
  const pool = await startWorkers<ShareJob[], Uint8Array[]>({
    name: 'share',
    entry: 'build-scripts/lib/sharing/shareWorker.ts',
    settings,
    isStandalone: false,
    workerData: (): ShareSettings => ({ frame, siteUrl }),
  });
  try {
    await runTasks(
      [
        ...cardTasks(cardsOf(pages, site), { frame, images: model.images }, (file, content) => writePicture(join(stagingDir, file), content)),
        ...[...model.wiki.all, ...model.blog.all, ...model.projects.all].map((document) =>
          textTask('markdown', { document, siteUrl }, (text) => write(`${documentPath(document)}.md`, text)),
        ),
        ...inFeeds.map((document) => textTask('html', { document, siteUrl }, (text) => html.set(documentPath(document), text))),
      ],
      pool,
    );
  } finally {
    await pool.close();
  }
  const entries = inFeeds.map((document) => feedEntry(document, siteUrl, html.get(documentPath(document)) ?? ''));
  for (const [path, content] of feedFiles(entries, { site, siteUrl })) write(path, content);
}

function cardFrame({ site, siteUrl }: SiteSettings, icon: string): CardFrame {
  const colors = Object.entries(themeColors(CARD_COLORS)).map(([role, { light }]) => [role, light]);
  return { name: site.name, host: siteUrl.replace(/^https?:\/\//, ''), colors: Object.fromEntries(colors) as CardFrame['colors'], icon };
}

/** A PNG has no smaller forms. */
function writePicture(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
