import { bodyOf, importer } from './support';

const imported = importer();
const page = (title: string, text: string) => `---\ntitle: ${title}\ndate: 2024-01-02\n---\n\n${text}\n`;

/** The new pages, and what is left out with the reason. */
async function split(name: string, files: Readonly<Record<string, string>>) {
  const { texts, report } = await imported(name, files);
  return { texts, pages: [...texts.keys()].sort(), told: report.findings.map(({ what, file }) => `${file} ${what}`).sort() };
}

const LISTS = 'List pages, which are generated from their contents, left out';
const ABOUT = 'Files about the folder, left out';

describe('E7 a site’s home page', () => {
  it.each([
    ['jekyll', 'index.md', '_docs/a.md'],
    ['hugo', 'content/_index.md', 'content/docs/a.md'],
    ['hugo', 'content/index.md', 'content/docs/a.md'],
    ['mkdocs', 'docs/index.md', 'docs/a.md'],
    ['vitepress', 'index.md', 'a.md'],
  ])('becomes a guide with its text, and links to it lead there: %s, %s', async (name, home, other) => {
    const { texts, pages, told } = await split(name, { [home]: page('Ferry', 'Welcome aboard.'), [other]: page('A', 'Back to [the start](/).') });
    expect(pages).toEqual(['wiki/a.md', 'wiki/home.md']);
    expect(bodyOf(texts.get('wiki/home.md'))).toBe('Welcome aboard.');
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Back to [the start](/wiki/home).');
    expect(told).toEqual([]);
  });

  it.each([
    ['jekyll', 'index.md', '# Posts\n{: .no_toc }\n\n{% for post in site.posts %}\n- [{{ post.title }}]({{ post.url }})\n{% endfor %}'],
    ['hugo', 'content/_index.md', '{{< cards >}}'],
  ])('is left out where it only lists pages: %s', async (name, home, text) => {
    const { pages, told } = await split(name, { [home]: page('Ferry', text) });
    expect([pages, told]).toEqual([[], [`${home} ${LISTS}`]]);
  });
});

describe('E7 the text above Hugo’s list of posts', () => {
  it('is left to the owner, with its line and where it goes, and links to the list lead to the posts', async () => {
    const { texts, report } = await imported('hugo', {
      'content/posts/_index.md': page('Logbook', '<!-- Short. -->\n# Logbook\n\nWhat went *wrong*.'),
      'content/posts/a.md': page('A', 'See [all](/posts/).'),
    });
    expect([...texts.keys()]).toEqual(['blog/a.md']);
    expect(bodyOf(texts.get('blog/a.md'))).toBe('See [all](/blog).');
    const told =
      'Texts above lists, left out (1)\n  The lists here have their own: write it into leads in site.yml.\n  content/posts/_index.md:9  What went *wrong*.';
    expect(report.toString()).toContain(told);
    expect(report.toString()).toMatch(/\n1 place to look at\.$/);
  });

  it('is left out without a text', async () => {
    const { pages, told } = await split('hugo', { 'content/posts/_index.md': page('Logbook', ''), 'content/posts/a.md': page('A', 'Text.') });
    expect([pages, told]).toEqual([['blog/a.md'], [`content/posts/_index.md ${LISTS}`]]);
  });
});

it('E7 a file of Jekyll with a name such as CHANGELOG is a page if it has front matter', async () => {
  const { texts, pages, told } = await split('jekyll', {
    'CHANGELOG.md': page('Changes', 'All of them.'),
    'README.md': '# The source\n\nText.\n',
    '_docs/a.md': page('A', 'See [changes](/CHANGELOG.md).'),
  });
  expect(pages).toEqual(['wiki/a.md', 'wiki/changelog.md']);
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('See [changes](/wiki/changelog).');
  expect(told).toEqual([`README.md ${ABOUT}`]);
});
