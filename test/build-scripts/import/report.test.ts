import { bodyOf, importer } from './support';

const importOf = importer();
const page = (title: string, body: string, more = '') => `---\ntitle: ${title}\ndate: 2024-05-01${more}\n---\n${body}`;

describe('the report of an import', () => {
  it('says nothing of a link to the heading that has become the title of its page', async () => {
    const { texts, report } = await importOf('docusaurus', {
      'docs/a.md': '---\nlast_update: { date: 2024-05-01 }\n---\n# Object Meta\n\n[top](#object-meta) and [the other](b.md#list-meta)',
      'docs/b.md': '---\nlast_update: { date: 2024-05-01 }\n---\n# List Meta {#list-meta}\n\nWords.',
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('[top](/wiki/a) and [the other](/wiki/b)');
    expect(report.findings).toEqual([]);
    expect(report.toString()).toContain('Nothing to look at.');
  });

  it('counts links to a part that is gone in one line, below what is to be looked at, with its places', async () => {
    const links = Array.from({ length: 5 }, (_, at) => [`content/docs/p${at}.md`, page(`Page ${at}`, '[x](/docs/target/#gone)')]);
    const { report } = await importOf('hugo', {
      'hugo.toml': 'title = "Site"',
      ...Object.fromEntries(links),
      'content/docs/target.md': page('Target', 'Words, and [y](#nowhere-here).\n\n[z](/docs/none/)', '\ncolour: red'),
      'content/docs/last.md': page('Last', 'Words.', '\ncolour: blue'),
    });
    expect(report.toString()).toBe(
      [
        'Converted: link 6.',
        '',
        'Links that lead nowhere, now text (1)',
        '  Write the address of a page, or leave the text.',
        '  content/docs/target.md:8  [z](/docs/none/)',
        '',
        'Front matter without a counterpart (2)',
        '  It is left out. Put what readers should know into the text.',
        '  colour  2 times: content/docs/last.md:4, content/docs/target.md:4',
        '',
        'Links to missing parts of their own page, now text (1)',
        '  Write the anchor of a heading on the page, or leave the text.',
        '  content/docs/target.md:6  [y](#nowhere-here)',
        '',
        'The rest needs no action:',
        '',
        'Links to missing parts of pages, now to the pages (5)',
        '  They lead to the pages. No heading there has that anchor, and none had it on the former site.',
        '  /wiki/target#gone  5 times: content/docs/p0.md:5, content/docs/p1.md:5, content/docs/p2.md:5 and 2 more',
        '',
        '4 places to look at.',
      ].join('\n'),
    );
  });

  it('says what to do about front matter and dates that can’t be read', async () => {
    const { report } = await importOf('hugo', {
      'content/a.md': '---\ntitle: "A\n---\nText.',
      'content/b.md': page('B', 'Text.').replace('2024-05-01', 'soon'),
    });
    const text = report.toString();
    expect(text).toMatch(/Front matter that can’t be read \(1\)\n {2}It is left out\. \S.*\n {2}content\/a\.md:2/);
    expect(text).toMatch(/Dates that can’t be read \(1\)\n {2}They are left out\. \S.*\n {2}content\/b\.md:3/);
  });

  it('shows five places of what nothing is to be done about, and says how many there are', async () => {
    const { report } = await importOf('obsidian', Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`note ${at}.md`, 'Words.'])));
    const text = report.toString();
    expect(text).toContain('Pages without a date, which have the date of their file (9)\n');
    expect(text.match(/note \d\.md:1/g)).toHaveLength(5);
    expect(text).toContain('  … and 4 more\n\nNothing to look at.');
  });

  it.each([
    ['---\ntitle: A\nsummary: b: c\n---\n', 'content/docs/a.md:3  Lines 1 to 4 left out: Nested mappings are not allowed in compact mappings'],
    ['+++\ntitle = "A"\ndate = \n+++\n', 'content/docs/a.md:3  Lines 1 to 4 left out: Invalid TOML document: invalid value'],
  ])('has the line of the file at which front matter is at fault: %j', async (frontMatter, told) => {
    const { report } = await importOf('hugo', { 'hugo.toml': 'title = "Site"', 'content/docs/a.md': `${frontMatter}Words.` });
    expect(report.toString().split('\n')).toContain(`  ${told}`);
  });
});
