import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodeDataFile } from '../../../src/core/site/dataFile';
import { dataPathOf, matchRoute, tagOfPath } from '../../../src/core/site/routes';
import { hashOf } from '../files/cache';
import type { Redirect } from '../http/redirects';
import { routeOf } from '../content/articles/document';
import { documentsOf, type ContentModel } from '../content/model/model';
import { filesOfAlias, isFileAddress, movedPage } from '../http/redirects';
import type { SiteSettings } from '../settings/settings';
import { writeWithForms, type OutputFile, type OutputTarget } from '../files/writeOutput';

type AddressSettings = OutputTarget & Pick<SiteSettings, 'siteUrl' | 'basePath' | 'hasPolicyInside'>;

/**
 * Writes what former addresses serve: a page that leads to the new address, or a copy of a file.
 *
 * @returns the files' names
 * @throws Error for an address at which the build has written something else
 */
export async function writeFormerAddresses(settings: AddressSettings, model: ContentModel): Promise<string[]> {
  const written: string[] = [];
  const titles = new Map(documentsOf(model).map((document) => [routeOf(document), document.meta.title]));
  for (const redirect of model.redirects) {
    const title = titles.get(redirect.to) ?? tagOfPath(redirect.to) ?? redirect.to;
    written.push(...(await (isFileAddress(redirect) ? copyFile(settings, redirect) : writeMovedPage(settings, redirect, { ...model.site, title }))));
    written.push(...(await writeMovedData(settings, redirect)));
  }
  return written;
}

function copyFile(settings: AddressSettings, { from, to }: Redirect): Promise<string[]> {
  return writeNew(settings, [decodeURI(from.slice(1))], { from, content: readFileSync(join(settings.stagingDir, decodeURI(to))) });
}

function writeMovedPage(
  settings: AddressSettings,
  { from, to }: Redirect,
  { title, language, dir }: Pick<ContentModel['site'], 'language' | 'dir'> & { readonly title: string },
): Promise<string[]> {
  const { siteUrl, basePath, hasPolicyInside } = settings;
  const content = movedPage({ canonical: siteUrl + to, href: basePath + to.slice(1), title, language, dir, hasPolicyInside });
  return writeNew(settings, filesOfAlias(from), { from, content });
}

/**
 * The data at an article's former address carries another build id, so that a page opened before the move loads the
 * address as a document, which leads to the new one.
 */
async function writeMovedData(settings: AddressSettings, { from, to }: Redirect): Promise<string[]> {
  const match = matchRoute(from);
  const dataPath = match?.id && !isFileAddress({ from, to }) ? dataPathOf(match.route.name, match.id) : null;
  if (dataPath === null) return [];
  return writeNew(settings, [dataPath.slice(1)], { from, content: encodeDataFile(`moved-${hashOf(from, to)}`, 'null') });
}

async function writeNew(settings: AddressSettings, names: readonly string[], { from, ...file }: OutputFile & Pick<Redirect, 'from'>): Promise<string[]> {
  const taken = names.map((name) => takenBy(settings.stagingDir, name)).find((file) => file !== undefined);
  if (taken !== undefined) throw new Error(`The alias ${from} would replace ${taken}, a file of the site. Remove it from the article's front matter.`);
  await writeWithForms(settings, names, file);
  return [...names];
}

/** The file that is already there, or that is where one of its folders would have to be. */
function takenBy(dir: string, name: string): string | undefined {
  if (existsSync(join(dir, name))) return name;
  for (let above = dirname(name); above !== '.'; above = dirname(above)) {
    if (existsSync(join(dir, above)) && statSync(join(dir, above)).isFile()) return above;
  }
  return undefined;
}
