/*
 * Measures the search engine against a naive scan: `npm run bench:search -- [sizes...]`, 41, 1,000 and 10,000 generated
 * documents unless told; CORPUS_DIR reads a folder of Markdown files instead. Every answer is compared with the scan's
 * on the way. Times are milliseconds, medians of repeats; they move with the machine, the ratios less.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generateCorpus, readCorpus } from './corpus';
import type { measureAll } from './measure';

const DEFAULT_SIZES = [41, 1_000, 10_000];

async function main(): Promise<void> {
  const folder = process.env['CORPUS_DIR'];
  const sizes = process.argv.slice(2).map(Number);
  const measure = await bundled();
  for (const size of folder ? [0] : sizes.length > 0 ? sizes : DEFAULT_SIZES) {
    const figures = measure([folder ? readCorpus(folder) : generateCorpus(size)]);
    for (const [name, row] of Object.entries(figures)) console.table({ [name]: row });
  }
}

/** measure.ts and the engine in one file, as webpack would hand them to a browser. */
async function bundled(): Promise<typeof measureAll> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const outfile = join(folder, 'measure.mjs');
  try {
    await build({ entryPoints: [join(import.meta.dirname, 'measure.ts')], outfile, bundle: true, platform: 'node', format: 'esm', target: 'es2022' });
    const module: { measureAll: typeof measureAll } = await import(pathToFileURL(outfile).href);
    return module.measureAll;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
