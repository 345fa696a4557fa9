import { partsOf, record, textOf } from '../page/frontMatter';
import type { Config } from '../page/item';
import { pluginOf } from './plugins';
import type { Page } from '../page/page';
import { missingFile, outsideOfCode } from '../syntax/parts';
import { readAttributes } from '../syntax/tags';

/** Lines that include a file: PyMdown's, and those of two extensions that do the same. */
const NAMED = [
  /^([ \t]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/gm,
  /^([ \t]*)\{!>?[ \t]*([^!\n]+?)[ \t]*!\}(?:\{[^}\n]*\})?[ \t]*$/gm,
  /^([ \t]*)\{\*[ \t]*(\S+)[^*\n]*\*\}[ \t]*$/gm,
];
const BLOCK = /^([ \t]*)-+8<-+[ \t]*\n([^]*?)\n[ \t]*-+8<-+[ \t]*$/gm;
const ESCAPED = /^([ \t]*);(?=-+8<-+)/gm;
/** `{% include-markdown "part.md" start="…" end="…" %}` and `{% include "code.py" %}` of the plugin, often over several lines. */
const PLUGIN = /^([ \t]*)\{%-?\s*include(?:-markdown)?\s+(?:"([^"\n]+)"|'([^'\n]+)')((?:[^%]|%(?!\}))*?)-?%\}[ \t]*$/gm;
const MAX_DEPTH = 4;

/** Includes the files that a page names, whole or some of their lines; those that aren't in the imported folder are reported. */
export function withSnippets(text: string, page: Page, depth = 0): string {
  const partIn = (raw: string, indent: string, part: string | undefined) => {
    if (part === undefined || depth >= MAX_DEPTH) return missingFile(raw, page);
    page.addConverted('part of a page');
    return withSnippets(part, page, depth + 1).replace(/^(?=[^\n])/gm, indent);
  };
  const fileIn = (raw: string, indent: string, name: string) => partIn(raw, indent, snippet(name, page));
  const named = NAMED.reduce(
    (changed, pattern) =>
      changed.replace(pattern, (...[raw = '', indent = '', name, other]: (string | undefined)[]) => fileIn(raw, indent, name ?? other ?? '')),
    text.replace(BLOCK, (raw, indent: string, names: string) =>
      names
        .split('\n')
        .filter((name) => name.trim() !== '' && !name.trim().startsWith(';'))
        .map((name) => fileIn(raw, indent, name.trim()))
        .join('\n'),
    ),
  );
  const escaped = named.replace(ESCAPED, '$1');
  if (!pluginOf('include-markdown', page.site.config)) return escaped;
  return escaped.replace(PLUGIN, (raw, indent: string, ...[name, other, options = '']: (string | undefined)[]) =>
    partIn(raw, indent, included(name ?? other ?? '', options, page)),
  );
}

/** The file that the plugin includes, between two texts in it if it names them, and with deeper headings if it says so. */
function included(path: string, options: string, page: Page): string | undefined {
  const text = textAt(path, page);
  if (text === undefined) return undefined;
  const { start, end, 'heading-offset': offset = '0' } = readAttributes(options).named;
  const after = start !== undefined && text.includes(start) ? text.slice(text.indexOf(start) + start.length) : partsOf(text).body;
  const between = end !== undefined && after.includes(end) ? after.slice(0, after.indexOf(end)) : after;
  const deepened = (signs: string) => '#'.repeat(Math.min(Math.max(signs.length + Number(offset), 1), 6));
  return outsideOfCode(between.trim(), (prose) => prose.replace(/^#+(?=[ \t])/gm, deepened));
}

/** A file beside the page, in a folder of parts, in that of the documents, or at a path from the root. */
function textAt(path: string, page: Page): string | undefined {
  const { item, site } = page;
  const docs = textOf(site.config.data['docs_dir']) || 'docs';
  const folders = ['', ...partFolders(site.config), docs].map((folder) => folder.replace(/^(?:\.?\/)+|\/+$/g, ''));
  const places = [path, ...folders.map((folder) => `${folder && `/${folder}`}/${path}`)];
  const [text] = places.flatMap((place) => site.textOf(place, item) ?? []);
  if (text !== undefined) page.parts.set(path, text);
  return text;
}

/** Where the configuration says that files to include are: `pymdownx.snippets: { base_path: [parts, "."] }`. */
function partFolders({ data }: Config): readonly string[] {
  const extensions = [data['markdown_extensions']].flat().map((extension) => record(record(extension)['pymdownx.snippets']));
  return extensions.flatMap(({ base_path: paths }) => [paths].flat().map(textOf).filter(Boolean));
}

/** `file.md`, `file.py:2:5` or `file.py:name`. */
function snippet(name: string, page: Page): string | undefined {
  const [, path = '', from, to] = /^([^:]+)(?::([\w-]*))?(?::(\d*))?$/.exec(name) ?? [];
  const text = textAt(path, page);
  if (text === undefined) return undefined;
  const lines = text.replace(/\n$/, '').split('\n');
  if (from === undefined) return lines.filter((line) => !/-+8<-+[ \t]*\[(?:start|end):/.test(line)).join('\n');
  if (/^\d*$/.test(from)) return lines.slice(Math.max(Number(from || 1) - 1, 0), to ? Number(to) : undefined).join('\n');
  const start = lines.findIndex((line) => line.includes(`[start:${from}]`));
  const end = lines.findIndex((line, index) => index > start && line.includes(`[end:${from}]`));
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}
