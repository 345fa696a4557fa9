import type { CompiledDocument } from '../../../build-scripts/lib/content/articles/document';
import type { Problem } from '../../../build-scripts/lib/content/source/problem';
import { checkBounds } from '../../../build-scripts/lib/guides/bounds';
import { figuresOfAll, figuresTable } from '../../../build-scripts/lib/guides/figures';
import { isListed, readLinkHosts, type LinkHosts } from '../../../build-scripts/lib/guides/linkHosts';
import { countBacklinks, externalLinks, pagesLinked } from '../../../build-scripts/lib/content/articles/pageLinks';
import { rulesFor } from '../../../build-scripts/lib/guides/rulesFor';
import type { SiteRules } from '../../../src/core/site/siteConstants';
import { site as owner } from '../../support/siteConstants';
import { compile } from '../support/compile';
import { temporaryFolder, writeFiles } from '../support/folder';
import { modelFrom, problemLines } from '../support/model';
import { post, wiki } from '../support/texts';

const HOSTS: LinkHosts = { 'man.openbsd.org': 'manual of OpenSSH', 'github.com/restic': 'repositories of restic' };

const RULES = {
  guideWords: { least: 1200, most: 2500 },
  postWords: { least: 900, most: 1800 },
  guideLinks: 3,
  backlinks: true,
  listedHosts: true,
} as const satisfies SiteRules;

/** Text of a given number of words, in sentences of ten. */
function prose(words: number): string {
  return Array.from({ length: words }, (_, index) => (index % 10 === 9 ? 'word.' : 'Word')).join(' ');
}

/** A guide of a given name and number of words, which include those of its links; at least three links are to other pages. */
function guide(name: string, words: number = RULES.guideWords.least, links = '[a](/wiki/a) [b](/wiki/b) [c](/blog/c) [d](/blog/d)'): CompiledDocument {
  return compile(`${prose(words - (links.match(/\[/g)?.length ?? 0))}\n\n${links}`, { name });
}

const reported = (problems: readonly Problem[]) => problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
const boundsOf = (...documents: readonly CompiledDocument[]) => reported(checkBounds(documents, RULES, HOSTS));
const linksOf = (body: string) => externalLinks(compile(body)).map(({ href }) => href);

describe('pagesLinked and countBacklinks', () => {
  it('count each other page once, whatever the anchor, and the page itself never', () => {
    const body = '[a](/wiki/ssh#x) [b](ssh.md) [c](/wiki/ssh) [d](#own) [e](/wiki/sample#own) [f](../blog/x.md) [g](https://man.openbsd.org/ssh)';
    expect([...pagesLinked(compile(body))]).toEqual(['/wiki/ssh', '/blog/x']);
  });

  it('count a linking document once', () => {
    const counts = countBacklinks([
      compile('[x](/wiki/b) [x](/wiki/b#y)', { name: 'a' }),
      compile('[x](/wiki/b) [x](/wiki/a)', { name: 'b' }),
      compile('[x](/wiki/b)', { folder: 'projects', name: 'c' }),
    ]);
    expect([...counts]).toEqual([
      ['/wiki/b', 2],
      ['/wiki/a', 1],
    ]);
  });
});

describe('externalLinks', () => {
  it('finds links to other sites, in every form that Markdown has', () => {
    const body = 'See <https://a.org/x>, [b](HTTPS://B.org), https://c.org/ and [d][d].\n\n[d]: https://d.org/y\n\n[mail](mailto:a@b.org) [own](/wiki/ssh)';
    expect(linksOf(body)).toEqual(['https://a.org/x', expect.stringMatching(/^https:\/\/b\.org/i), 'https://c.org/', 'https://d.org/y']);
  });

  it('takes no documentation address for a link', () => {
    const hosts = 'example.com a.example.org b.example c.test localhost:8080 localhost x.invalid 192.0.2.7:3000 198.51.100.1 203.0.113.9 127.0.0.1'.split(' ');
    expect(linksOf([...hosts, '[2001:db8::1]:8443', '[::1]'].map((host) => `<https://${host}/x>`).join(' '))).toEqual([]);
  });

  it('takes names and addresses that only look like them for links', () => {
    const links = ['https://example.com.evil.org/', 'https://notexample.com/', 'https://192.0.20.1/', 'https://latest/'];
    expect(linksOf(links.map((link) => `<${link}>`).join(' '))).toEqual(links);
  });
});

describe('isListed', () => {
  it('finds a host, and the beginning of a path by whole parts', () => {
    expect(isListed('https://man.openbsd.org/ssh?x#y', HOSTS)).toBe(true);
    expect(isListed('https://github.com/restic/rest-server', HOSTS)).toBe(true);
    expect(isListed('https://github.com/restic', HOSTS)).toBe(true);
  });

  it.each([
    'https://github.com/',
    'https://github.com/restic-fork/x',
    'https://github.com/x/restic',
    'https://openbsd.org/',
    'https://x.man.openbsd.org/',
    'https://man.openbsd.org:8443/',
    'https://man.openbsd.org@evil.org/',
    'https://constructor/',
    'https://__proto__/',
  ])('doesn’t find %s', (href) => {
    expect(isListed(href, HOSTS)).toBe(false);
  });
});

describe('readLinkHosts', () => {
  it('reports a key that isn’t a host, and a host without a description', () => {
    const problems: Problem[] = [];
    expect(readLinkHosts({ file: 'link-hosts.yml', text: 'a.org: documentation\nhttps://b.org: page\nc.org:\n' }, problems)).toBeUndefined();
    expect(reported(problems)).toEqual([expect.stringMatching(/^link-hosts\.yml:2:\d+ /), expect.stringMatching(/^link-hosts\.yml:3:\d+ /)]);
  });
});

describe('checkBounds', () => {
  const [a, b] = [guide('a'), guide('b')];

  it('is content with guides and posts on the bounds', () => {
    const { least, most } = RULES.postWords;
    expect(boundsOf(a, b, guide('a', RULES.guideWords.most))).toEqual([]);
    expect(boundsOf(compile(prose(least), { folder: 'blog' }), compile(prose(most), { folder: 'blog' }))).toEqual([]);
  });

  it('reports each article that is a word too short or too long', () => {
    const { guideWords: guides, postWords: posts } = RULES;
    expect(boundsOf(guide('a', guides.least - 1), guide('b', guides.most + 1))).toEqual([
      'wiki/a.md:2:1 has 1199 words of prose',
      'wiki/b.md:2:1 has 2501 words of prose',
    ]);
    expect(boundsOf(compile(prose(posts.least - 1), { folder: 'blog' }), compile(prose(posts.most + 1), { folder: 'blog' }))).toEqual([
      'blog/sample.md:2:1 has 899 words of prose',
      'blog/sample.md:2:1 has 1801 words of prose',
    ]);
  });

  it('counts no code, wherever it is', () => {
    const code = `\`\`\`text\n${prose(3000)}\n\`\`\``;
    const { words } = compile(`One two.\n\n${code}\n\n- three\n\n${code.replace(/^/gm, '  ')}\n\n> four\n>\n${code.replace(/^/gm, '> ')}`);
    expect(words).toBe(4);
  });

  it('reports a guide that links to fewer than three other pages', () => {
    expect(boundsOf(a, b, guide('a', 1200, '[b](/wiki/b) [c](/wiki/b#again) [d](#own) [e](/blog/c)'))).toEqual([
      'wiki/a.md:2:1 links to 2 other pages of the site',
    ]);
    expect(boundsOf(a, b, guide('a', 1200, ''))).toEqual(['wiki/a.md:2:1 links to no other page of the site']);
  });

  it('reports a guide that only it itself links to', () => {
    expect(boundsOf(a, b, guide('lonely', 1200, '[a](/wiki/lonely) [a](/wiki/a) [b](/wiki/b) [c](/blog/c)'))).toEqual([
      'wiki/lonely.md:2:1 is linked to by no other article',
    ]);
  });

  it('reports each link to a host that isn’t listed, at its position, in projects, too', () => {
    const body = `${prose(1000)}\n\nGo [there](https://man.openbsd.org/ssh), <https://man.openbsd.com/ssh>\nor to https://github.com/x/y.`;
    expect(checkBounds([compile(body, { folder: 'blog' })], RULES, HOSTS)).toMatchObject([
      { line: 10, column: 42, message: "links to man.openbsd.com/ssh, which link-hosts.yml doesn't list", hint: 'Did you mean "man.openbsd.org"?' },
      { line: 11, column: 7, message: "links to github.com/x/y, which link-hosts.yml doesn't list" },
    ]);
    expect(boundsOf(compile('<https://a.org/>', { folder: 'projects' }))).toEqual([expect.stringContaining(' links to a.org/, which')]);
  });

  it('asks neither for links of posts nor for lengths of projects', () => {
    expect(boundsOf(compile(prose(1000), { folder: 'blog' }), compile('Short.', { folder: 'projects' }))).toEqual([]);
  });
});

describe('rulesFor', () => {
  const contentDir = temporaryFolder();
  const short = [compile('Short. <https://unlisted.org/>'), compile('First post.', { folder: 'blog', name: 'post' })];
  const messagesBy = (rules: SiteRules) => rulesFor({ contentDir, site: { ...owner, rules } })(short).map(({ message }) => message);

  it('holds a content folder to the rules that it has chosen, one by one, and to nothing else', () => {
    expect(messagesBy({})).toEqual([]);
    expect(messagesBy({ postWords: { least: 3, most: 9 } })).toEqual(['has 2 words of prose']);
    expect(messagesBy({ guideLinks: 1 })).toEqual(['links to no other page of the site']);
    expect(messagesBy({ backlinks: true })).toEqual(['is linked to by no other article']);
    expect(messagesBy({ listedHosts: true })).toEqual(["links to unlisted.org/, which link-hosts.yml doesn't list"]);
    expect(messagesBy(RULES)).toHaveLength(5);
    writeFiles(contentDir, { 'link-hosts.yml': 'unlisted.org: A vendor\n' });
    expect(messagesBy({ listedHosts: true })).toEqual([]);
  });

  it('are reported in the same run as everything else that is wrong, for what is shown', async () => {
    const lines = await problemLines(
      modelFrom(
        { 'wiki/a.md': wiki({ body: '[gone](/wiki/gone)' }), 'blog/b.md': post({ more: 'category: Notes\ndraft: true' }) },
        { rules: (documents) => checkBounds(documents, RULES, HOSTS) },
      ),
    );
    expect(lines.map((line) => line.split(' → ')[0])).toEqual([
      'wiki/a.md:2:1 has 1 words of prose',
      'wiki/a.md:2:1 links to 1 other page of the site',
      'wiki/a.md:2:1 is linked to by no other article',
      expect.stringMatching(/^wiki\/a\.md:\d+:1 links to \/wiki\/gone/),
    ]);
  });
});

describe('figuresOfAll', () => {
  const body =
    'Read it well.\n\n```bash\nls\n```\n\n```bash\nls\n```\n\n## Troubleshooting: what goes wrong\n\n[b](/blog/b), [c](https://man.openbsd.org/ssh)\n\n![Two boxes](/images/a.svg)';
  const document = compile(body, { name: 'a' });
  const ledger = {
    'wiki/a': {
      blocks: document.fences.map(({ hash, ordinal }, index) => ({
        hash,
        ordinal,
        state: 'linted' as const,
        date: '2026-11-20',
        ...(index === 0 ? { runs: { 'Debian 12': { state: 'executed' as const, date: '2026-11-20' } } } : {}),
      })),
    },
  };
  const others = [compile('[a](/wiki/a)', { folder: 'blog', name: 'b' }), compile('[a](/wiki/a)', { folder: 'projects', name: 'p' })];
  const figures = figuresOfAll([...others, document], ledger);

  it('counts prose, links and blocks of guides and then posts, projects linking only', () => {
    expect(figures).toMatchObject([
      { key: 'wiki/a', words: 9, linksOut: 1, linksIn: 2, external: 1, blocks: 2, executed: 1, executedOn: [0, 1], pictures: 1, hasTroubleshooting: true },
      { key: 'blog/b', words: 1, linksOut: 1, linksIn: 1, external: 0, blocks: 0, executed: 0, executedOn: [0, 0], pictures: 0, hasTroubleshooting: false },
    ]);
  });

  it('counts no block as executed that has changed since', () => {
    const changed = compile(body.replaceAll('ls\n', 'ls -l\n'), { name: 'a' });
    expect(figuresOfAll([changed], ledger)).toMatchObject([{ blocks: 2, executed: 0, executedOn: [0, 0] }]);
  });

  it('makes a table with a row each', () => {
    expect(figuresTable(figures).split('\n').slice(2)).toEqual([
      expect.stringMatching(/^\| `wiki\/a` \| 9 \| -?\d+\.\d \| 1 \| 2 \| 1 \| 2 \| 1 \| 0 \| 1 \| 1 \| yes \|$/),
      expect.stringMatching(/^\| `blog\/b` \|.*\| – \|$/),
    ]);
    expect(figuresTable(figuresOfAll([compile('`x`')], {}))).toContain('| `wiki/sample` | 1 | – |');
  });
});
