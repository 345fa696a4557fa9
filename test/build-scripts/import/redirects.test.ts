import { bodyOf, importer } from './support';

const importOf = importer();
const page = (fields: string, body = '') => `---\ntitle: A page\ndate: 2024-05-01\n${fields}\n---\n${body}`;

describe('pages that only lead elsewhere', () => {
  const FILES = {
    'hugo.toml': 'title = "Site"\nbaseURL = "https://example.org/"',
    'content/docs/new.md': page('aliases: [/first]', 'Words.'),
    'content/docs/old.md': page('redirect: /docs/new/'),
    'content/docs/older.md': page('type: redirect\ntarget: old.md'),
    'content/docs/whole.md': page('redirect_to: https://example.org/docs/new/#part', '\n<!-- moved -->\n'),
    'content/docs/moved.md': page('url: /docs/new/\naliases: [/long-ago]'),
    'content/docs/away.md': page('redirect: https://other.example.org/x'),
    'content/docs/gone.md': page('weight: 3\nredirect_to: /nowhere/'),
    'content/docs/round.md': page('redirect: /docs/trip/'),
    'content/docs/trip.md': page('redirect: /docs/round/'),
    'content/docs/window.md': page('target: _blank'),
    'content/docs/kept.md': page('redirect: /docs/new/', 'Words of its own.'),
    'content/docs/links.md': page('', '[a](/docs/old/) [b](older.md) [c](/long-ago) {{< ref "whole" >}}'),
  };

  it('are former addresses of the page at their end, links to them lead there, and they are no drafts', async () => {
    const { texts } = await importOf('hugo', FILES);
    expect([...texts.keys()].sort()).toEqual(['wiki/kept.md', 'wiki/links.md', 'wiki/new.md', 'wiki/window.md']);
    expect(texts.get('wiki/new.md')).toContain('aliases: [/docs/new, /first, /long-ago, /docs/old, /docs/older, /docs/whole]');
    expect(bodyOf(texts.get('wiki/links.md'))).toBe('[a](/wiki/new) [b](/wiki/new) [c](/wiki/new) [A page](/wiki/new)');
  });

  it('come over as drafts where they are drafts, and no visitor is led from them', async () => {
    const { texts } = await importOf('hugo', { ...FILES, 'content/docs/planned.md': page('draft: true\nredirect: /docs/new/') });
    expect(texts.get('wiki/planned.md')).toContain('draft: true');
    expect(texts.get('wiki/new.md')).not.toContain('planned');
  });

  it('are told with their place where they lead to another site, to nothing or in a circle', async () => {
    const { report } = await importOf('hugo', FILES);
    expect(report.findings.filter(({ what }) => what === 'Pages that only lead elsewhere, left out')).toEqual([
      expect.objectContaining({ file: 'content/docs/away.md', line: 4, text: 'https://other.example.org/x' }),
      expect.objectContaining({ file: 'content/docs/gone.md', line: 5, text: '/nowhere/' }),
      expect.objectContaining({ file: 'content/docs/round.md', line: 4 }),
      expect.objectContaining({ file: 'content/docs/trip.md', line: 4 }),
    ]);
  });
});

describe('links of Docusaurus to a version', () => {
  const FILES = {
    'docusaurus.config.js': "module.exports = { title: 'Site', url: 'https://example.org', baseUrl: '/' }",
    'docs/install.md': '---\ntitle: Install\n---\n## Step one\n\nWords.',
    'docs/guides/setup.md': '---\ntitle: Set up\n---\nWords.',
    'docs/tools/tools.md': '---\ntitle: Tools\n---\nWords.',
    'docs/v2-changes.md': '---\ntitle: Changes\n---\nWords.',
    'versioned_docs/version-1.0/install.md': 'Old words.',
  };

  it.each([
    ['/docs/next/install', '/wiki/install'],
    ['/docs/next/install/#step-one', '/wiki/install#step-one'],
    ['https://example.org/docs/next/guides/setup', '/wiki/setup'],
    ['/docs/1.0/install', '/wiki/install'],
    ['/docs/v1.2.x/guides/setup/', '/wiki/setup'],
    ['../versioned_docs/version-1.0/install.md', '/wiki/install'],
    ['/docs/v2-changes', '/wiki/v2-changes'],
    ['/docs/next/tools/', '/wiki/tools'],
  ])('lead to the page that comes over: %s', async (link, address) => {
    const { texts } = await importOf('docusaurus', { ...FILES, 'docs/links.md': `---\ntitle: Links\n---\n[there](${link})` });
    expect(bodyOf(texts.get('wiki/links.md'))).toBe(`[there](${address})`);
  });

  it('are text where no version has the page', async () => {
    const { texts, report } = await importOf('docusaurus', { ...FILES, 'docs/links.md': `---\ntitle: Links\n---\n[there](/docs/next/gone)` });
    expect(bodyOf(texts.get('wiki/links.md'))).toBe('there');
    expect(report.findings).toContainEqual(expect.objectContaining({ what: 'Links that lead nowhere, now text', text: '[there](/docs/next/gone)' }));
  });
});
