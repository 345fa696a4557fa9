import { parse } from 'yaml';
import type { ContentModel } from '../../../../build-scripts/lib/content/model/model';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import { llmsFull } from '../../../../build-scripts/lib/sharing/llmsFull';
import { textFiles } from '../../../../build-scripts/lib/sharing/textFiles';
import type { Block } from '../../../../src/core/content/blocks';
import { markdownPath } from '../../../../src/core/site/markdownPath';
import { compileCached } from '../../support/ownContent';

export const SITE_URL = 'https://docs.example.org/sub';

/** The line under an article's heading that has its address. */
const URL_LINE = new RegExp(`^<(${SITE_URL}\\S+)>$`, 'gm');

/** What holds for the Markdown files of any content. */
export function describeMarkdown(name: string, load: () => Promise<ContentModel>): void {
  describe(`the Markdown of ${name}`, () => {
    it('is there for every article, post and project, and says the same as its page', async () => {
      const model = await load();
      const files = textFiles(model, { siteUrl: SITE_URL });
      const documents = [...model.wiki.all, ...model.blog.all, ...model.projects.all];
      const sources = documents.map((document) => {
        const written = files.get(`/${document.folder}/${document.id}.md`)?.() ?? '';
        const [, yaml = '', title = '', body = ''] = /^---\n([^]*?)---\n\n> .*\[llms\.txt\]\(\S+\/llms\.txt\)\n\n# (.*)\n\n([^]*)$/.exec(written) ?? [];
        expect(parse(yaml)).toMatchObject({ title: document.meta.title, url: `${SITE_URL}/${document.folder}/${document.id}`, tags: document.meta.tags });
        expect(title.replaceAll('\\', '')).toBe(document.meta.title);
        return { folder: document.folder, file: 'a.md', name: document.id, text: `---\n---\n${withoutTabNames(body, document.blocks)}` };
      });
      // Read back by our own compiler, it is the same text.
      const again = await compileCached(sources);
      documents.forEach(({ id, text }, place) => expect([id, wordsOf(again[place]?.text ?? '')]).toEqual([id, wordsOf(text)]));
      // The Markdown of other pages is made from what they show; see test/site/markdown.test.ts.
      expect([...files.keys()].filter((path) => path.endsWith('.md')).sort()).toEqual(documents.map(({ folder, id }) => `/${folder}/${id}.md`).sort());
    });

    it('is what llms.txt leads to', async () => {
      const model = await load();
      const files = textFiles(model, { siteUrl: SITE_URL });
      const text = files.get('/llms.txt')?.() ?? '';
      const lines = text.split('\n');
      // llmstxt.org: one title, a summary, then sections of links.
      expect(lines[0]).toBe(`# ${model.site.title}`);
      expect(lines[2]).toBe(`> ${model.site.description}`);
      const links = [...text.matchAll(/^- \[(?:[^\]\\]|\\.)+\]\(([^)]+)\)(?:: .+)?$/gm)].map(([, url = '']) => url.slice(SITE_URL.length));
      expect(links).toHaveLength(lines.filter((line) => line.startsWith('- ')).length);
      const pages = pagesOf(model).flatMap(({ path, isContinuation, isUnlisted }) => (isContinuation || isUnlisted ? [] : (markdownPath(path) ?? [])));
      expect([...links].sort()).toEqual([...pages, ...[...files.keys()].filter((path) => path.endsWith('llms-full.txt'))].sort());
    });

    it('is there in full, too: of the whole site and of each section, which llms.txt names', async () => {
      const model = await load();
      const files = textFiles(model, { siteUrl: SITE_URL });
      const sections = (['wiki', 'blog', 'projects'] as const).filter((section) => model[section].all.length > 0);
      const paths = ['/llms-full.txt', ...sections.map((section) => `/${section}/llms-full.txt`)];
      expect([...files.keys()].filter((path) => path.endsWith('llms-full.txt'))).toEqual(paths);
      const list = files.get('/llms.txt')?.() ?? '';
      expect(paths.filter((path) => !list.includes(`](${SITE_URL}${path})`))).toEqual([]);
      const articlesIn = (path: string) => [...(files.get(path)?.() ?? '').matchAll(URL_LINE)].map(([, url = '']) => url.slice(SITE_URL.length));
      const ofSection = (section: 'wiki' | 'blog' | 'projects') => model[section].all.map(({ id }) => `/${section}/${id}`);
      sections.forEach((section) => expect(articlesIn(`/${section}/llms-full.txt`)).toEqual(ofSection(section)));
      expect(articlesIn('/llms-full.txt')).toEqual(sections.flatMap(ofSection));
      const [first] = sections.flatMap(ofSection);
      // Without its front matter, which would be text in the middle of a file.
      const [heading = '', ...paragraphs] = (files.get(`${first}.md`)?.() ?? '').replace(/^---\n[^]*?\n---\n\n> .*\n\n/, '').split('\n');
      expect(files.get('/llms-full.txt')?.()).toContain(`${heading}\n\n<${SITE_URL}${first}>\n`);
      expect(files.get('/llms-full.txt')?.()).toContain(paragraphs.join('\n').trim());
    });

    it('stays within a limit, and names what finds no room', async () => {
      const model = await load();
      const limit = 20_000;
      const text = llmsFull(model, SITE_URL, { limit });
      const articles = [...text.matchAll(URL_LINE)].map(([, url = '']) => url);
      const [read = '', left = ''] = text.split('\n## Not in this file\n');
      expect(read.length).toBeLessThan(limit + 1_000);
      const named = [...left.matchAll(/^- \[.*?\]\((\S+?)\.md\)/gm)].map(([, url = '']) => url);
      expect([...articles, ...named]).toEqual(
        ['wiki', 'blog', 'projects'].flatMap((folder) => model[folder as 'wiki'].all.map(({ id }) => `${SITE_URL}/${folder}/${id}`)),
      );
    });
  });
}

/** A page shows tabs by their names, which aren't part of its text; the Markdown has them on lines of their own. */
function withoutTabNames(body: string, blocks: readonly Block[]): string {
  const names = new Set(blocks.flatMap((block) => (block.type === 'tabs' ? block.tabs.map(({ label }) => `**${label}**`) : [])));
  return body
    .split('\n')
    .filter((line) => !names.has(line))
    .join('\n');
}

/** The words of a text, which two spellings of it share. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
