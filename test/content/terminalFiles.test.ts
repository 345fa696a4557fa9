import { fixedPages, pagesOf } from '../../build-scripts/lib/content/pages/pagesOf';
import type { Page } from '../../build-scripts/lib/content/pages/page';
import { searchDocuments } from '../../build-scripts/lib/content/search/searchDocuments';
import { textSections } from '../../build-scripts/lib/content/search/textOffsets';
import type { PageData } from '../../src/core/content/pages';
import type { SearchDocument } from '../../src/core/search';
import { straightQuotes } from '../../src/core/search/text/foldCase';
import { plainText } from '../../src/core/content/textOf';
import { blockLines } from '../../src/core/terminal/blockLines';
import { COMMANDS } from '../../src/core/terminal/commands/commandTable';
import { buildFileTree, type FileNode, type FolderNode } from '../../src/core/terminal/fileTree';
import { pageText, plainPageText, repositoryText, resumeText, type FileText } from '../../src/core/terminal/fileText';
import { textOfLine } from '../../src/core/terminal/line';
import { prepareLine, runStages } from '../../src/core/terminal/prepareLine';
import { quoteWord } from '../../src/core/terminal/quoteWord';
import { ownModel } from '../build-scripts/support/ownContent';

interface Shell {
  readonly pages: readonly Page[];
  readonly documents: readonly SearchDocument[];
  readonly tree: FolderNode;
  readonly run: (input: string) => ReturnType<typeof runStages>;
  readonly printed: (input: string) => string[];
}

function dataAt<N extends Page['name']>(pages: readonly Page[], path: string): PageData[N] | undefined {
  return pages.find((page) => page.path === path)?.data as PageData[N] | undefined;
}

/** The terminal over our own content, with every file read from the data of its page. */
async function ownShell(): Promise<Shell> {
  const model = await ownModel();
  const pages = pagesOf(model);
  const documents = searchDocuments(model);
  const tree = buildFileTree(dataAt<'tags'>(pages, '/tags/SSH')?.records ?? [], { site: model.site, pages: fixedPages(pages) });
  const facts = dataAt<'home'>(pages, '/')?.terminal;
  const resume = dataAt<'resume'>(pages, '/resume')?.resume;
  if (!facts || !resume) throw new Error('the home page or the resume is missing');
  const textOfFile = ({ content, href }: FileNode): FileText => {
    if (content.kind === 'repository') return repositoryText(content.record);
    if (content.kind === 'page') return pageText(content.record, blockLines(dataAt<'wiki-article'>(pages, href)?.blocks ?? [], href));
    return resumeText(resume, model.site);
  };
  // As in the browser, each file is laid out once.
  const texts = new Map<FileNode, FileText>();
  const read = (file: FileNode) => {
    const text = texts.get(file) ?? textOfFile(file);
    texts.set(file, text);
    return text;
  };
  const run = (input: string) => {
    const prepared = prepareLine(input);
    if (!prepared.isReady) return { lines: prepared.lines };
    return runStages(prepared.stages, {
      facts,
      site: model.site,
      pages: fixedPages(pages),
      tree,
      read,
      commands: COMMANDS,
      folder: '/',
      lastFolder: null,
      history: [],
      theme: 'system',
    });
  };
  return { pages, documents, tree, run, printed: (input) => run(input).lines.map(textOfLine) };
}

describe('the terminal over our own content', () => {
  let shell: Shell;
  beforeAll(async () => {
    shell = await ownShell();
  });

  it('T1 can go to every page of the site', () => {
    const opened = (path: string) => {
      const { effect } = shell.run(`open ${quoteWord(path.replace(/^\//, '') || '/')}`);
      return effect?.type === 'pageOpened' ? effect.href : null;
    };
    expect(shell.pages.map(({ path }) => [path, opened(path)])).toEqual(shell.pages.map(({ path }) => [path, path]));
  });

  it('T1 can read every guide, post and project as a file, with the whole text of its page', () => {
    const articles = shell.pages.filter(({ name }) => ['wiki-article', 'blog-post', 'project'].includes(name));
    expect(articles.length).toBeGreaterThan(30);
    for (const { path, data } of articles) {
      const { blocks, title } = data as PageData['wiki-article'];
      const [first, , ...body] = shell.printed(`cat ${path.slice(1)}.md`);
      expect(first).toBe(title);
      expect(body.join('\n')).toBe(plainText(blocks));
    }
  });

  it('T1 can print or open every path that ls, tree and find list', () => {
    const found = shell.printed('find | head -n 1000').filter((path) => !path.startsWith('…'));
    expect(found.length).toBeGreaterThan(100);
    const shownByTree = shell.printed('tree -L 9 | head -n 1000').length;
    // The root is drawn, too, and the count is below it.
    expect(shownByTree).toBe(found.length + 1);
    for (const path of found) {
      const lines = shell.run(`cat ${quoteWord(path)}`).lines;
      const isFolder = lines[0] && textOfLine(lines[0]).endsWith('Is a directory');
      const listed = isFolder ? shell.run(`ls ${quoteWord(path)}`).lines : lines;
      expect([path, listed.length > 0, /No such|Not a/.test(textOfLine(listed[0] ?? { spans: [] }))]).toEqual([path, true, false]);
    }
  });

  it('S3 has the same lines in a file whether it comes from the page or from the texts of the search', () => {
    const articles = shell.documents.filter(({ type }) => type === 'wiki' || type === 'blog');
    for (const document of articles) {
      const { blocks } = dataAt<'wiki-article'>(shell.pages, document.url) ?? { blocks: [] };
      const fromPage = pageText(document, blockLines(blocks, document.url));
      const fromTexts = plainPageText(document, document.body, textSections(blocks));
      expect(fromTexts.text).toBe(fromPage.text);
      expect(fromTexts.lines().map(({ section }) => section)).toEqual(fromPage.lines().map(({ section }) => section));
    }
  });

  it.each(['PermitRootLogin', 'sshd_config', '--now', 'RootLogin', 'nft', '2>&1', 'zzzz', "don't", 'a | b', 'don’t', '/etc/', 'Restart=on-failure', ' '])(
    'S3 finds "%s" on the lines on which a naive scan finds it',
    (needle) => {
      const articles = shell.documents.filter(({ type }) => type === 'wiki');
      const naive = articles
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .flatMap(({ id, title, date, category, tags, body }) =>
          [title, `${date ?? ''}  ${category}  ${tags.join(', ')}`, ...body.split('\n')].flatMap((text, place) =>
            straightQuotes(text).includes(straightQuotes(needle)) ? [`wiki/${id}.md:${place + 1}: ${text}`] : [],
          ),
        );
      const found = shell.printed(`grep -rn -- ${quoteWord(needle)} wiki | head -n 100000`);
      expect(shell.printed(`grep -rn -- ${quoteWord(needle)} wiki | wc -l`)).toEqual([String(naive.length)]);
      expect(found.slice(0, 500)).toEqual(naive.slice(0, 500));
    },
  );

  it('T1 prints the resume whole: every role, point, skill and certificate', () => {
    const resume = dataAt<'resume'>(shell.pages, '/resume')?.resume;
    const text = shell.printed('cat resume.txt').join('\n');
    const statements = [
      resume?.summary,
      ...(resume?.experience ?? []).flatMap(({ role, points }) => [role, ...points.map((point) => point.text)]),
      ...(resume?.expertise ?? []).flatMap(({ skills }) => skills),
      ...(resume?.certifications ?? []).map(({ title }) => title),
    ];
    expect(statements.filter((statement) => !statement || !text.includes(statement))).toEqual([]);
  });
});
