import { join } from 'node:path';
import type { Config } from '../page/item';
import type { Report } from '../page/report';
import { readSource } from '../page/sourceText';
import type { Generator } from './generator';
import { lineOf } from './namedRedirects';

interface Reading {
  readonly generator: Generator;
  /** The imported folder. */
  readonly dir: string;
  readonly config: Config;
  readonly report: Report;
}

const MARKUP = /\.(?:adoc|asciidoc|org|rst)$/i;
const HTML = /\.html?$/i;
/** Which the new site has itself. */
const NOT_FOUND = /(?:^|\/)404\.html?$/i;

/** Reports what isn't imported: files that only their generator shows, pages that aren't written in Markdown, and settings that can't be read. */
export function reportLeftOut(files: readonly string[], { generator, dir, config, report }: Reading): void {
  const [pattern, what = ''] = generator.leftOut ?? [];
  const tell = (kind: string, file: string) => report.add({ what: `${kind}, left out`, file, line: 1, text: '' });
  for (const text of generator.unreadIn?.(config) ?? [])
    report.add({ what: 'Settings of addresses that can’t be read, left out', file: config.file, line: lineOf(text, config), text });
  for (const file of files) {
    if (pattern?.test(file)) tell(what, file);
    else if (isOtherMarkup(file, dir) && isPlaced(file, generator, config)) tell('Texts in HTML, AsciiDoc, Org or reStructuredText', file);
  }
}

/** To generators, HTML is a page if it has front matter. */
function isOtherMarkup(file: string, dir: string): boolean {
  if (MARKUP.test(file)) return true;
  return HTML.test(file) && !NOT_FOUND.test(file) && /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n/.test(readSource(join(dir, file)).text);
}

/** Whether the file would be a page if it were written in Markdown. */
function isPlaced(file: string, generator: Generator, config: Config): boolean {
  const place = generator.placeOf(file.replace(/\.\w+$/, '.md'), config);
  return !('skipped' in place || place.isAboutFolder === true);
}
