import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Boot } from '../../../src/core/site/boot';
import { BOOT_ID } from '../../../src/core/site/boot';
import { brotli } from '../files/compress';
import { transferredBytes } from './transferredBytes';

/** What a first visit to a page transfers, in KiB after brotli. */
interface PageSize {
  readonly path: string;
  /** With the styles in it. */
  readonly html: number;
  /** The styles alone. */
  readonly css: number;
  readonly js: number;
  /** The page's data, fetched after the first paint. */
  readonly data: number;
}

const KIB = 1024;

/** Measures a page of a built site from its document and the files that its loader names. */
export async function sizeOfPage(distDir: string, path: string): Promise<PageSize> {
  const inFolder = join(distDir, path, 'index.html');
  // Some hosts get a file for each page instead.
  const file = existsSync(inFolder) ? inFolder : join(distDir, `${path}.html`);
  const html = readFileSync(file, 'utf8');
  const boot = JSON.parse(new RegExp(`id="${BOOT_ID}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '{}') as Partial<Boot>;
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text ?? '').join('');
  // Their addresses begin with the folder that the site is in, if it is in one.
  const base = Math.max(boot.scripts?.[0]?.lastIndexOf('/assets/') ?? 0, 0);
  const kibOf = async (names: readonly string[] = []) => {
    const sizes = await Promise.all(names.map((name) => transferredBytes(join(distDir, name.slice(base)))));
    return sizes.reduce((sum, size) => sum + size, 0) / KIB;
  };
  return {
    path,
    html: (await transferredBytes(file)) / KIB,
    css: (await brotli(Buffer.from(styles), 'asset')).length / KIB,
    js: await kibOf(boot.scripts),
    data: await kibOf(boot.data),
  };
}

/** A Markdown table of pages. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const row = ({ path, html, css, js, data }: PageSize) => `| \`${path}\` | ${[html, css, js, data].map((size) => size.toFixed(1)).join(' | ')} |`;
  return ['| Route | HTML, styles inlined | of it CSS | JS | data |', '| --- | ---: | ---: | ---: | ---: |', ...sizes.map(row)].join('\n');
}
