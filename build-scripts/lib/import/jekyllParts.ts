import type { Page } from './page';
import { outsideOfCode, partOf } from './parts';
import { readAttributes } from './tags';

const CAPTURE = /\{%-?\s*capture\s+([\w-]+)\s*-?%\}([^]*?)\{%-?\s*endcapture\s*-?%\}\n?/g;
const ASSIGN = /\{%-?\s*assign\s+([\w-]+)\s*=\s*(?:"([^"{}\n]*)"|'([^'{}\n]*)'|(\d+))\s*-?%\}\n?/g;
const INCLUDE = /\{%-?\s*(include|include_relative)\s+([\w./-]+)((?:\s+(?:"[^"]*"|'[^']*'|[^"'%])*?)?)\s*-?%\}/g;
const VALUE = /\{\{-?\s*([\w-]+)\s*(?:\|\s*(?:markdownify|strip|strip_newlines|escape)\s*)*-?\}\}/g;

/** Puts texts that a page names in their places: captured and assigned ones, and included files without a program in them. */
export function withNamedTexts(body: string, page: Page): string {
  const values = new Map<string, string>();
  const named = outsideOfCode(body, (text) =>
    text
      .replace(CAPTURE, (_, name: string, value: string) => noted(name, value.trim()))
      .replace(ASSIGN, (_, name: string, ...given: (string | undefined)[]) => noted(name, given.slice(0, 3).find((each) => each !== undefined) ?? '')),
  );
  return outsideOfCode(named, (text) =>
    text
      .replace(VALUE, (raw, name: string) => values.get(name) ?? raw)
      .replace(INCLUDE, (...[raw = '', kind = '', file = '', attributes = '']: string[]) => included({ kind, file, attributes }, page) ?? raw),
  );

  function noted(name: string, value: string): string {
    values.set(name, value);
    page.right('Liquid tag');
    return '';
  }
}

interface Include {
  readonly kind: string;
  readonly file: string;
  readonly attributes: string;
}

function included({ kind, file, attributes }: Include, page: Page): string | undefined {
  if (/^(?:toc|figure|video|youtube|gallery)(?:\.html)?$/.test(file)) return undefined;
  const part = partOf(kind === 'include' ? `/_includes/${file}` : file, page);
  if (part === undefined) return undefined;
  const { named } = readAttributes(attributes);
  const text = part.replace(/\{\{-?\s*include\.(\w+)\s*(?:\|\s*(?:markdownify|escape)\s*)?-?\}\}/g, (raw, key: string) => named[key] ?? raw);
  if (/\{[{%]/.test(text)) return undefined;
  page.right('Liquid tag');
  return text;
}
