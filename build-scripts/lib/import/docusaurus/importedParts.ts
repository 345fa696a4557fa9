import { dirname, join } from 'node:path/posix';
import { fenceText, languageOf } from '../syntax/fences';
import type { Page } from '../page/page';
import { outsideOfCode, partOf } from '../syntax/parts';
import { block, readAttributes } from '../syntax/tags';
import { textOfLiteral } from './literals';

const PART = /^import\s+([A-Z]\w*)\s+from\s+['"]([^'"\n]+\.mdx?)['"];?[ \t]*\n?/gm;
const RAW = /^import\s+([A-Z]\w*)\s+from\s+['"]!!raw-loader!([^'"\n]+)['"];?[ \t]*\n?/gm;
const MAX_DEPTH = 4;

/** The importing file, and the depth of the import chain that led to it. */
interface Position {
  readonly path: string;
  readonly depth: number;
}

/** Replaces components by the files that a page imports for them: parts of text with their values, and files of code. */
export function withParts(body: string, page: Page, { path: from, depth }: Position = { path: page.item.path, depth: 0 }): string {
  const parts = new Map<string, string>();
  const codes = new Map<string, string>();
  const rest = outsideOfCode(body, (text) =>
    text
      .replace(PART, (raw, name: string, source: string) => remember({ raw, name, text: depth < MAX_DEPTH ? readPart(source) : undefined, into: parts }))
      .replace(RAW, (raw, name: string, source: string) => remember({ raw, name, text: page.site.textOf(resolved(source), page.item), into: codes })),
  );
  if (parts.size + codes.size === 0) return body;
  return outsideOfCode(rest, (text) => withCode(withText(text)));

  function remember({ raw, name, text, into }: { raw: string; name: string; text: string | undefined; into: Map<string, string> }): string {
    if (text === undefined) return raw;
    into.set(name, text);
    return '';
  }

  function resolved(written: string): string {
    const source = textOfLiteral(written);
    return source.startsWith('.') ? `/${join(dirname(from), source)}` : source;
  }

  function readPart(source: string): string | undefined {
    const text = partOf(resolved(source), page);
    return text === undefined ? undefined : withParts(text, page, { path: resolved(source).replace(/^\/|^@site\//, ''), depth: depth + 1 });
  }

  function withText(text: string): string {
    return text.replace(/^([ \t]*)<([A-Z]\w*)((?:\s[^<>]*)?)\s*\/>|<([A-Z]\w*)((?:\s[^<>]*)?)\s*\/>/gm, (raw, ...found: (string | undefined)[]) => {
      const [indent = '', name = found[3] ?? '', attributes = found[4] ?? ''] = found;
      const part = parts.get(name);
      if (part === undefined) return raw;
      page.addConverted('part of a page');
      const { named } = readAttributes(attributes);
      const filled = part.replace(/\{props\.(\w+)\}/g, (value, key: string) => named[key] ?? value);
      return indent ? filled.replace(/^(?=[^\n])/gm, indent) : filled;
    });
  }

  function withCode(text: string): string {
    return text.replace(/<CodeBlock((?:\s[^<>]*)?)>\s*\{(\w+)\}\s*<\/CodeBlock>/g, (raw, attributes: string, name: string) => {
      const code = codes.get(name);
      if (code === undefined) return raw;
      const { named } = readAttributes(attributes);
      const { language } = languageOf(named['language'] ?? /language-(\w+)/.exec(named['className'] ?? '')?.[1] ?? '');
      return block(fenceText({ language: language || 'text', meta: named['title'] ? `title="${named['title']}"` : '', text: code.trimEnd() }));
    });
  }
}

const CONSTANT = /^export const (\w+) = (?:'([^'\n]*)'|"([^"\n]*)"|`([^`$]*)`|(\d[\d.]*));?[ \t]*\n?/gm;

/** Puts the texts and numbers that a page exports where it uses them. */
export function withConstants(body: string, page: Page): string {
  const values = new Map<string, string>();
  const rest = outsideOfCode(body, (text) =>
    text.replace(CONSTANT, (_, name: string, ...given: (string | undefined)[]) => {
      page.addConverted('constant');
      values.set(name, given.slice(0, 4).find((each) => each !== undefined) ?? '');
      return '';
    }),
  );
  return values.size === 0 ? body : outsideOfCode(rest, (text) => text.replace(/\{(\w+)\}/g, (raw, name: string) => values.get(name) ?? raw));
}
