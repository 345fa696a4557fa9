import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from '../../lib/files/paths';

/** A site generator that builds the same folder of articles. */
interface Peer {
  readonly name: string;
  /** What it makes, for the report. */
  readonly makes: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Its project's files other than the articles. */
  readonly files: Readonly<Record<string, string>>;
  /** Where the articles go. */
  readonly articles: string;
  /** A build's output, and what else it leaves that the next one could use. */
  readonly left: readonly string[];
}

const PACKAGES = join(import.meta.dirname, '../node_modules');

export const PEERS: readonly Peer[] = [
  {
    name: 'Starlight',
    makes: 'pages with highlighted code, navigation and a Pagefind search',
    program: process.execPath,
    args: ['node_modules/astro/astro.js', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    files: {
      'package.json': '{"type":"module"}',
      'astro.config.mjs': [
        "import starlight from '@astrojs/starlight';",
        "import { defineConfig } from 'astro/config';",
        "const sidebar = [{ label: 'Wiki', autogenerate: { directory: 'wiki' } }];",
        "export default defineConfig({ site: 'https://example.org', integrations: [starlight({ title: 'Bench', sidebar })] });",
      ].join('\n'),
      'src/content.config.mjs': [
        "import { defineCollection } from 'astro:content';",
        "import { docsLoader } from '@astrojs/starlight/loaders';",
        "import { docsSchema } from '@astrojs/starlight/schema';",
        'export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };',
      ].join('\n'),
      'src/content/docs/index.md': '---\ntitle: Home\n---\n\nArticles.\n',
    },
    articles: 'src/content/docs/wiki',
    left: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  {
    name: 'Eleventy',
    makes: 'pages without highlighting or search: the cost of Markdown alone',
    program: process.execPath,
    args: ['node_modules/@11ty/eleventy/cmd.cjs', '--input=content', '--output=dist', '--quiet'],
    env: {},
    files: {
      'package.json': '{"type":"module"}',
      'eleventy.config.js': 'export const config = { markdownTemplateEngine: false, htmlTemplateEngine: false };\nexport default () => {};\n',
      'content/_includes/page.njk': '<!doctype html><html lang="en"><title>{{ title }}</title><h1>{{ title }}</h1>{{ content | safe }}</html>\n',
      'content/content.json': '{"layout":"page.njk"}',
    },
    articles: 'content/wiki',
    left: ['dist'],
  },
];

/** Makes a peer's project from a content folder; returns the project's folder. */
export function makeProject({ name, files, articles }: Peer, contentDir: string): string {
  const folder = join(CACHE_DIR, 'bench-build', name.toLowerCase());
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  cpSync(join(contentDir, 'wiki'), join(folder, articles), { recursive: true });
  symlinkSync(PACKAGES, join(folder, 'node_modules'));
  return folder;
}
