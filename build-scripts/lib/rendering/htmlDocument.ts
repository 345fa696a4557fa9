import { BOOT_ID, BOOT_NOTICE_ID, type Boot } from '../../../src/core/site/boot';
import type { PrerenderedPage } from '../../../src/app/prerender';
import type { ClientAssets } from '../bundling/clientBundle';
import { LLMS_TXT } from '../http/fullTextPaths';
import { policyMeta } from '../http/headers';
import { HEAD_SCRIPT, LOADER_SCRIPT } from '../http/inlineScripts';
import { documentStart, type TextLanguage } from '../http/documentStart';

/** What all documents of a build share. */
export interface DocumentFrame {
  readonly basePath: string;
  readonly site: TextLanguage;
  /** The id of the client's code (`buildIdOf`). */
  readonly build: string;
  readonly assets: ClientAssets;
  /** What is in every head: bitmap icons, feeds, the colours of the browser's own frame. */
  readonly headLinks: string;
  /** The text of each style sheet, by its address; they are inlined. */
  readonly styles: Readonly<Record<string, string>>;
  /**
   * What the search page starts to fetch along with its scripts: the index, or its first part; none if a worker fetches it.
   * A failed preload is remembered until the file is requested, so only what is requested at once is preloaded.
   */
  readonly searchData: readonly string[];
  /** Whether the site is so large that its search runs in a worker. */
  readonly searchesInWorker: boolean;
  /** Whether that worker fetches shards. */
  readonly searchesInShards?: boolean;
  /** Whether each document has the Content Security Policy inside, too (CSP_IN_PAGES). */
  readonly hasPolicyInside?: boolean;
}

/** What the loader shows when the scripts can't be loaded; its last child is the button. */
const BOOT_NOTICE = [
  `<p id="${BOOT_NOTICE_ID}" class="load-error notice" role="alert" hidden>The interactive parts of this page could not be loaded. `,
  '<button type="button" class="button">Retry</button></p>',
].join('');

/** For programs that read a page's text and fetch no other file by themselves; nobody sees or hears it. */
const pointer = (llmsTxt: string) => `<p hidden>For AI agents: ${llmsTxt}</p>`;

const PLAIN_CHARACTERS: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&gt;': '>' };

/** React escapes text as it does attributes. In text these three have no special meaning, and code is full of them. */
function withPlainText(html: string): string {
  return html.replace(/<script[^]*?<\/script>|>[^<]+/g, (part) =>
    part.startsWith('<') ? part : part.replace(/&(?:quot|#x27|gt);/g, (escaped) => PLAIN_CHARACTERS[escaped] ?? escaped),
  );
}

/** Puts a rendered page into its document: styles of the screen inline, scripts only as names for the loader. */
export function htmlDocument(
  page: PrerenderedPage,
  frame: DocumentFrame,
  boot: { path: string; isShell: boolean; dataPath: string | null; isUnlisted?: boolean },
): string {
  const { assets, basePath, build } = frame;
  const section = page.section === null ? undefined : assets.sections[page.section];
  const address = (path: string) => basePath + path.slice(1);
  const info: Boot = {
    path: boot.path,
    build,
    isShell: boot.isShell,
    // A section names shared chunks, too; each is asked for once.
    scripts: [...new Set([...(section?.scripts ?? []), ...assets.scripts])].map(address),
    data: [...(boot.dataPath === null ? [] : [boot.dataPath]), ...(page.section === 'search' ? frame.searchData : [])].map(address),
    ...(frame.searchesInWorker ? { searchesInWorker: true } : {}),
    ...(frame.searchesInShards ? { searchesInShards: true } : {}),
  };
  // The bundler's runtime finds an inlined sheet by this attribute and doesn't load it again.
  const styles = [...assets.styles, ...(section?.styles ?? [])].map((path) => frame.styles[path] ?? '');
  const inlined = (paths: readonly string[]) => paths.map((path) => `<style data-href="${address(path)}">${frame.styles[path] ?? ''}</style>`);
  return [
    documentStart(frame.site),
    ...(frame.hasPolicyInside ? [policyMeta({ scripts: [HEAD_SCRIPT, LOADER_SCRIPT], styles })] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content"><meta name="color-scheme" content="light dark">',
    frame.headLinks,
    `<script>${HEAD_SCRIPT}</script>`,
    page.head,
    // Only here: a search engine loads each page by its address, never by a click on another page.
    ...(boot.isUnlisted ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="icon" href="${address('/favicon.svg')}" type="image/svg+xml">`,
    ...inlined(assets.styles),
    // Fetched last, and nothing waits for it. A section's own rules for paper come after it.
    ...assets.printStyles.map((path) => `<link rel="stylesheet" href="${address(path)}" media="print">`),
    ...inlined(section?.styles ?? []),
    `</head><body>${pointer(address(LLMS_TXT))}<div id="root">${withPlainText(page.body)}</div>`,
    // Requested here and not in the head: a slow connection paints the text at once, in the reader's own typeface, instead of
    // waiting for this one; a fast one has it before the first paint.
    ...assets.fonts.map((path) => `<link rel="preload" href="${address(path)}" as="font" type="font/woff2" crossorigin>`),
    BOOT_NOTICE,
    `<script id="${BOOT_ID}" type="application/json">${JSON.stringify(info).replaceAll('<', '\\u003c')}</script>`,
    `<script>${LOADER_SCRIPT}</script></body></html>`,
  ].join('');
}
