import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import type { ContentModel } from '../../../../build-scripts/lib/content/model/model';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import { ROOT } from '../../../../build-scripts/lib/files/paths';
import { sitemapFiles } from '../../../../build-scripts/lib/building/sitemap';

/** The errors of some content's sitemap under the sitemap schema. */
export async function faultsOfSitemap(model: ContentModel) {
  const schema = readFileSync(join(ROOT, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8');
  const contents = sitemapFiles(pagesOf(model), 'https://docs.example.org/sub').get('sitemap.xml') ?? '';
  return (await validateXML({ xml: { fileName: 'sitemap.xml', contents }, schema })).errors;
}
