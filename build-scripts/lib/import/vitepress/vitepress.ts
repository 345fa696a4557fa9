import { githubAlerts } from '../syntax/callouts';
import { DIRECTIVES } from '../syntax/directives';
import { convertComponents, maskHtmlCode } from '../syntax/html';
import { textOf } from '../page/frontMatter';
import type { Page } from '../page/page';
import { isAboutFolder, placeOfPath } from '../page/places';
import { withAuthors } from '../syntax/shownFields';
import type { Generator } from '../generator/generator';
import { FIELD } from '../page/titles';
import { block, renderTags, type Renderer } from '../syntax/tags';
import { idOfHeading } from './idOfHeading';
import { belowLocale, belowSource, isExcludedInVitepress, rewritten, unreadRewrites } from './vitepressConfig';
import { markedLines, withFiles, withGroups } from './code';

const COMPONENTS: Readonly<Record<string, Renderer>> = {
  Badge: ({ named }, body) => `**${(named['text'] ?? body).trim()}**`,
  ClientOnly: (_, body) => body,
  Content: () => '',
  // A part of a component, by its name.
  template: (_, body) => block(body),
};

/** VitePress: Markdown beside `.vitepress/`, or in the folder that `srcDir` names. */
export const vitepress: Generator = {
  configFiles: ['', 'docs/'].flatMap((folder) =>
    ['config', 'config/index'].flatMap((name) => ['ts', 'mts', 'js', 'mjs'].map((ending) => `${folder}.vitepress/${name}.${ending}`)),
  ),
  ignored: /(?:^|\/)node_modules\//,
  roots: ['public', 'docs/public', 'src/public', 'docs', 'src', 'docs/src'],
  findsByName: false,
  hasIndentedCode: true,
  hasGrayMatter: true,
  idOfHeading,
  titledByHeading: ['wiki', 'blog', 'projects'],
  splitsAtSpaces: false,
  looks: [
    'outline',
    'head',
    'layout',
    'hero',
    'features',
    'aside',
    'sidebar',
    'sidebarDepth',
    'navbar',
    'footer',
    'editLink',
    'pageClass',
    'titleTemplate',
    'prev',
    'next',
    'page',
    'home',
    'markdownStyles',
    'isHome',
  ],
  placeOf: (path, config) => {
    const below = belowSource(path, config);
    if (below === null) return { skipped: 'Files outside of the documents' };
    if (isExcludedInVitepress(below, config)) return { skipped: 'Files that the configuration excludes' };
    const own = belowLocale(below, config);
    if (own === null) return { skipped: 'Pages in other languages' };
    const parts = own.replace(/\.\w+$/, '').split('/');
    const base = parts.at(-1) ?? '';
    if (parts.length === 1 && isAboutFolder(base)) return { skipped: 'Files about the folder' };
    return placeOfPath(parts, base === 'index');
  },
  addressesOf: ({ path }, config) => {
    const bare = rewritten(belowSource(path, config) ?? path, config)
      .replace(/\.\w+$/, '')
      .replace(/(^|\/)index$/, '$1');
    return [`/${bare}${bare === '' || bare.endsWith('/') || /\bcleanUrls:\s*true/.test(config.text) ? '' : '.html'}`];
  },
  unreadIn: unreadRewrites,
  assemble: (text, page) => withAuthors(withGroups(withFiles(text, page)), page),
  fence: (fence, page) => {
    const language = fence.language.replace(/^\[.*|:(?:no-)?line-numbers.*$/, '').replace(/-vue$/, '');
    if (language === 'mermaid') page.addFinding('Diagrams, shown as code', fence.text);
    const { text, marks } = markedLines(fence.text);
    const [, label] = /\[([^\]\n]+)\]/.exec(`${fence.language} ${fence.meta}`) ?? [];
    const [, tab] = /\btab="([^"]*)"/.exec(fence.meta) ?? [];
    const [, ranges = ''] = /\{([\d,\s-]+)\}/.exec(fence.meta) ?? [];
    const lines = [ranges.replace(/\s/g, ''), ...marks.highlight].filter(Boolean).join(',');
    const meta = [
      tab ? `tab="${tab}"` : label && `title="${label.replaceAll('"', '')}"`,
      lines && `{${lines}}`,
      marks.ins.length > 0 && `ins={${marks.ins.join(',')}}`,
      marks.del.length > 0 && `del={${marks.del.join(',')}}`,
    ];
    return { language: language === 'mermaid' ? 'text' : language, text, meta: meta.filter(Boolean).join(' ') };
  },
  code: (text, page) => maskHtmlCode(text, page),
  text: (text, page) =>
    renderTags(convertComponents(values(githubAlerts(text, page).replace(/^[ \t]*\[\[toc\]\][ \t]*$/gim, ''), page), COMPONENTS, page), DIRECTIVES, page),
};

/** What Vue would fill in. */
function values(text: string, page: Page): string {
  const filled = text.replace(FIELD, (raw, key: string) => textOf(page.item.data[key]) || raw);
  return filled.replace(/\{\{\s*[^{}\n]+\}\}/g, (raw) => page.asCode('Code expressions, shown as code', raw));
}
