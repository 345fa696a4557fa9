import { bodyOf, importer } from './support';

const imported = importer();
const CONFIG = { '_config.yml': 'title: Ferry\nurl: https://old.example\nurl: https://ferry.example\npermalink: /:title/\n' };
const post = (fields: string, body = 'Some text.') => `---\ntitle: A page\n${fields}---\n${body}\n`;

describe('YAML as Ruby and Python read it', () => {
  it.each(['published: no', 'published: Off', "published: 'false'", 'draft: yes', 'draft: On', "draft: 'true'"])(
    'publishes no page that its front matter hides, and no link to it: %s',
    async (field) => {
      const { texts, report } = await imported('jekyll', {
        ...CONFIG,
        '_posts/2024-01-02-hidden.md': post(`${field}\n`),
        '_posts/2024-01-03-open.md': post('published: yes\ndraft: no\n', 'See [the other](/hidden/).'),
      });
      expect(texts.get('blog/hidden.md')).toContain('\ndraft: true\n');
      expect(texts.get('blog/open.md')).not.toContain('draft: true');
      expect(texts.get('blog/open.md')).toContain('See the other.');
      expect(report.findings.map(({ what, text }) => `${what}: ${text}`)).toEqual([
        'Links to drafts and to pages that aren’t always published, now text: [the other](/hidden/)',
      ]);
    },
  );

  it('has the last value of a key that front matter or the configuration repeats', async () => {
    const { texts, report } = await imported('jekyll', {
      ...CONFIG,
      '_posts/2024-01-02-a.md': post('tags: [old]\ntags: [ssh]\n', '[Home](https://ferry.example/a/)'),
    });
    const text = texts.get('blog/a.md') ?? '';
    expect([text.includes('\ntitle: A page\n'), text.includes('\ntags: [ssh]\n'), text.includes('\naliases: [/a]\n')]).toEqual([true, true, true]);
    expect(bodyOf(text)).toBe('[Home](/blog/a)');
    expect(report.findings).toEqual([]);
  });

  it('has pages as files where MkDocs was told so by a word', async () => {
    const { texts } = await imported('mkdocs', { 'mkdocs.yml': 'site_name: Ferry\nuse_directory_urls: no\n', 'docs/a.md': post('date: 2024-01-02\n') });
    expect(texts.get('wiki/a.md')).toContain('/a.html');
  });
});
