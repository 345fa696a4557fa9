import { join } from 'node:path';
import { compileDocument, type DocumentSource } from '../../../build-scripts/lib/content/articles/document';
import { Bodies, bodySource, compileHere, type BodySource } from '../../../build-scripts/lib/import/bodies';
import { importSite } from '../../../build-scripts/lib/import/importSite';
import { hugo } from '../../../build-scripts/lib/import/hugo/hugo';
import { presentIn } from '../../../build-scripts/lib/import/present';
import { Progress } from '../../../build-scripts/lib/running/progress';
import { temporaryFolder, writeFiles } from '../support/folder';

const FRONT = 'title: A\ncategory: Basics\ntags: [a]\nlastUpdated: 2024-01-01';
const BODY = '# Part one\n\nWords with [a link](/wiki/b#there), {{< raw >}} and ![a picture](/images/a.png).\n\n---\n\n## Part two\n\n```bash {9}\nls\n```';

/** What a model's checks read of a document. */
const checked = (source: DocumentSource, document = compileDocument(source)) => {
  const { id, meta, headings, links, images, problems, positions, words, path } = document;
  return { id, meta, headings, links, images, problems, positions, words, path };
};

async function known(source: DocumentSource, front = ''): Promise<{ readonly bodies: Bodies; readonly asked: readonly BodySource[] }> {
  const asked: BodySource[] = [];
  const bodies = new Bodies((sources) => {
    asked.push(...sources);
    return compileHere(sources);
  });
  await bodies.add([bodySource({ ...source, text: `---\n${front}---\n${BODY}` })]);
  return { bodies, asked };
}

describe('texts that were compiled before their front matter was known', () => {
  it.each([
    ['without anchors', FRONT],
    ['with a former anchor', `${FRONT}\nanchors: { first: part-one }`],
    ['with a former anchor that is taken, or leads nowhere', `${FRONT}\nanchors: { part-two: part-one, root: part-one, gone: nowhere }`],
    ['with a field that isn’t known', `${FRONT}\nlayout: wide`],
  ])('make the documents, with the places of what is wrong, that compiling them whole makes: %s', async (_, front) => {
    const source: DocumentSource = { folder: 'wiki', file: 'wiki/a.md', name: 'a', text: `---\n${front}\n---\n\n${BODY}\n` };
    const { bodies, asked } = await known(source);
    const [document] = await bodies.documentsOf([source]);
    expect(checked(source, document)).toEqual(checked(source));
    expect(checked(source).problems.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
  });

  it('are compiled again when they were mended, and other files are not', async () => {
    const source: DocumentSource = { folder: 'wiki', file: 'wiki/a.md', name: 'a', text: `---\n${FRONT}\n---\n\n${BODY}\n` };
    const { bodies, asked } = await known(source);
    await bodies.documentsOf([source]);
    const mended = { ...source, text: source.text.replace('{{< raw >}}', '`raw`') };
    const [document] = await bodies.documentsOf([mended]);
    expect(checked(mended, document)).toEqual(checked(mended));
    expect(asked.map(({ text }) => text.includes('{{<'))).toEqual([true, false]);
  });
});

describe('an import of many pages', () => {
  const dir = temporaryFolder();
  const COUNT = 40;

  it('compiles each page once, though all are checked together until nothing is wrong any more, and shows its progress', async () => {
    const pages = Array.from({ length: COUNT }, (_, at) => [
      `content/docs/page-${at}.md`,
      `---\ntitle: Page ${at}\ndate: 2024-01-01\n---\nSome words, and [the next](/docs/page-${(at + 1) % COUNT}/).\n${at === 7 ? '\nA formula that fails: $$\\frac{$$\n\n@{{< x >}}@' : ''}`,
    ]);
    writeFiles(dir, { 'hugo.toml': 'title = "Many"', ...Object.fromEntries(pages) });
    const counts = new Map<string, number>();
    const progress = new Progress({ write: () => undefined });
    const during = jest.spyOn(progress, 'during');
    const imported = await importSite(hugo, dir, {
      ...(await presentIn(join(dir, 'nowhere'))),
      progress,
      compile: (sources) => {
        for (const { file } of sources) counts.set(file, (counts.get(file) ?? 0) + 1);
        return compileHere(sources);
      },
    });
    progress.end();
    expect(during.mock.calls.map(([phase]) => phase)).toEqual([{ name: 'Converting pages:', total: COUNT }, { name: 'Checking pages' }]);
    expect(imported.texts.size).toBe(COUNT);
    expect(imported.texts.get('wiki/page-3.md')).toContain('[the next](/wiki/page-4)');
    const once = [...counts].filter(([file]) => file !== 'wiki/page-7.md').map(([, count]) => count);
    expect(once).toEqual(Array.from({ length: COUNT - 1 }, () => 1));
  });
});
