import { parseMarkdown } from '../../build-scripts/lib/content/markdown/parseMarkdown';
import { serveForeignSite, serveOwnSite, sitemapPaths } from './support/builtSite';
import { LIST_KINDS } from './support/kinds';

describe.each([
  ['our own site', serveOwnSite()],
  ['a foreign site under a base path', serveForeignSite()],
])('the Markdown of %s', (_, site) => {
  const markdownOf = async (path: string) => (await site.get(`${path === '/' ? '/index' : path}.md`)).text;

  it('M1 is there for every page, says where it is from, and leads to llms.txt as the page does', async () => {
    for (const path of await sitemapPaths(site)) {
      const text = await markdownOf(path);
      expect([path, text.split('\n').slice(0, 12)]).toEqual([path, expect.arrayContaining([`url: ${site.origin}${path}`])]);
      expect([path, text]).toEqual([path, expect.stringContaining(`\n> All pages of this site as Markdown: [llms.txt](${site.origin}/llms.txt)\n`)]);
      const page = await site.page(path);
      expect([path, page.querySelector('body > p[hidden]')?.textContent]).toEqual([
        path,
        `For AI agents: ${new URL(site.origin).pathname.replace(/\/$/, '')}/llms.txt`,
      ]);
      expect(page.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href')).toBe(
        site.origin + (path === '/' ? '/index' : path) + '.md',
      );
    }
  });

  it('M1 of a page that isn’t written in Markdown has its headings, its links and its words, and no element of HTML', async () => {
    const listed = new Set(await sitemapPaths(site));
    for (const path of LIST_KINDS.filter((each) => listed.has(each))) {
      const text = await markdownOf(path);
      const main = (await site.page(path)).querySelector('main');
      main?.querySelectorAll('svg, form, label, button, noscript, script, style').forEach((element) => element.remove());
      expect(main?.querySelectorAll('h1, h2, h3').length).toBeGreaterThan(0);
      expect([path, main ? wordsOf(main).filter((word) => !text.includes(word)) : null]).toEqual([path, []]);
      const links = [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => new URL(link.getAttribute('href') ?? '', site.origin + path).href);
      expect([path, links.filter((link) => !text.includes(link) && !text.includes(link.replace('mailto:', '')))]).toEqual([path, []]);
      const rows = [...(main?.querySelectorAll('table') ?? [])].map((table) => table.rows.length);
      const tables = parseMarkdown(text).children.filter((node) => node.type === 'table');
      expect([path, tables.map(({ children }) => children.length)]).toEqual([path, rows]);
      expect([path, text.match(/(?<!\\)<(?!https?:|[^\s@>]+@)[a-z!/]/i)]).toEqual([path, null]);
    }
  });
});

/** The words of an element; text of two adjacent elements never makes one word. */
function wordsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(...(walker.currentNode.textContent?.match(/[\p{L}\p{N}]+/gu) ?? []));
  return words;
}
