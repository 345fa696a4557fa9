import { existsSync } from 'node:fs';
import { siteOf } from '../content/site/siteFile';
import { modelInput } from '../compiling/modelInput';
import { readBuildTime, readSettings } from '../settings/settings';
import type { Present } from './imported';

/** What is in a content folder; nothing if it doesn't exist yet. */
export async function presentIn(contentDir: string): Promise<Present> {
  if (existsSync(contentDir)) return modelInput(await readSettings({ ...process.env, CONTENT_DIR: contentDir }));
  const site = siteOf({ name: 'Imported' });
  const siteForm = { file: 'site.yml', problems: [], notices: [], position: () => ({ line: 1, column: 1 }) };
  const files = { documents: [], openSource: null, resume: null, images: new Map() };
  return { files, site, siteForm, buildTime: readBuildTime(process.env), staticFiles: new Set() };
}
