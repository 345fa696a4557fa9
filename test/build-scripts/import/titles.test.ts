import { nameOf } from '../../../build-scripts/lib/import/page/titles';
import { importer } from './support';

const importFiles = importer();

/** The title of the page that a site makes of one file, and the report's lines. */
async function imported(name: string, path: string, text: string) {
  const { texts, report } = await importFiles(name, { [path]: text });
  const [page = ''] = texts.values();
  const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(page)?.[1];
  return { title: field('title'), description: field('description'), page, told: report.findings.map(({ what, line }) => `${line} ${what}`) };
}

describe('the title of an imported page', () => {
  const SOURCE = '---\ntitle: Harbour documentation\ndate: 2024-05-01\n---\n\n# Harbour in a box\n\nText.\n';

  it.each([
    ['mkdocs', 'docs/a.md'],
    ['vitepress', 'docs/a.md'],
    ['docusaurus', 'docs/a.md'],
  ])('is the heading of its text where the former page showed that one: %s', async (name, path) => {
    const { title, page, told } = await imported(name, path, SOURCE);
    expect(title).toBe('Harbour in a box');
    expect(page).not.toContain('# Harbour in a box');
    expect(told).toEqual(['2 Titles that only the browser’s tab showed, left out']);
  });

  it('is that of its front matter where the former page showed both', async () => {
    const { title, page, told } = await imported('hugo', 'content/docs/a.md', SOURCE);
    expect(title).toBe('Harbour documentation');
    expect(page).toContain('# Harbour in a box');
    expect(told).toEqual([]);
  });

  it.each([
    ['a comment above', 'Write-ahead logs', '<!-- markdownlint-disable -->\n\n# Write-ahead logs'],
    ['other letters and signs', 'Write ahead logs', '# Write-Ahead Logs'],
  ])('isn’t said twice, by a heading with %s', async (_, given, heading) => {
    const { title, page } = await imported('hugo', 'content/docs/a.md', `---\ntitle: ${given}\ndate: 2024-05-01\n---\n\n${heading}\n\nText.\n`);
    expect(title).toBe(given);
    expect(page).not.toContain('# Write');
  });

  it('has no signs around code, which readers would see; nor has the description', async () => {
    const source = '---\ntitle: Migrate from `loki` to ``a`b``\ndescription: Sets the `Content-Type`.\ndate: 2024-05-01\n---\n\nText.\n';
    expect(await imported('hugo', 'content/docs/a.md', source)).toMatchObject({
      title: 'Migrate from loki to ``a`b``',
      description: 'Sets the Content-Type.',
    });
  });

  it('isn’t its description, too', async () => {
    const source = '---\ntitle: Write-ahead logs\ndescription: Write-ahead logs\ndate: 2024-05-01\n---\n\nText.\n';
    expect((await imported('hugo', 'content/docs/a.md', source)).description).toBeUndefined();
  });
});

it.each([
  ['aws', 'AWS'],
  ['custom-ui', 'Custom UI'],
  ['04_restful-api', 'Restful API'],
  ['mysql', 'MySQL'],
  ['jq', 'jq'],
  ['integration quality scale', 'Integration quality scale'],
  ['2024-05-01', '2024-05-01'],
])('a folder or file %s is called %s', (name, expected) => {
  expect(nameOf(name)).toBe(expected);
});
