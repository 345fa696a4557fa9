import { join, relative } from 'node:path';
import { formatProblems, nearest, suggest } from '../../../../build-scripts/lib/content/source/problem';
import { FIXTURES } from '../../support/folder';
import { errorOf, modelFrom, modelOf, problemLines } from '../../support/model';
import { openSource, post, repository, RESUME, wiki } from '../../support/texts';

const BROKEN = relative(process.cwd(), join(FIXTURES, 'broken'));

/** The problems of one file of the broken folder. */
async function brokenBy(file: string): Promise<string[]> {
  const lines = await problemLines(modelOf(join(FIXTURES, 'broken')));
  return lines.filter((line) => line.startsWith(`${BROKEN}/${file}:`)).map((line) => line.slice(BROKEN.length + 1));
}

describe('createModel: the broken folder', () => {
  it.each([
    ['wiki/Bad Name.md', ['1:1 is named "Bad Name", which can\'t be an id → Rename the file: lower-case letters, digits, and single - _ . between them.']],
    ['wiki/bad-category.md', ['3:11 "category" is "Basic" → Did you mean "Basics"?']],
    ['wiki/bad-date.md', [`5:14 "lastUpdated" is "2025-02-30", which isn't a date → Write a day that exists as YYYY-MM-DD, such as 2025-06-18.`]],
    [
      'wiki/broken-link.md',
      [
        '10:5 links to /wiki/tag-twim, which isn\'t a page of this site → Did you mean "/wiki/tag-twin"?',
        '10:32 links to #a-headin, but the page has no heading with that anchor → Did you mean "a-heading"?',
        '10:55 links to "javascript:alert(1)", whose scheme isn\'t allowed → Use one of: https, http, mailto, or a path of this site.',
      ],
    ],
    ['wiki/dangling-next.md', ['6:7 "next" is "broken-links", but there is no such wiki article → Did you mean "broken-link"?']],
    ['wiki/draft.md', []],
    ['wiki/links-to-draft.md', ["8:5 links to /wiki/draft, which isn't a page of this site → That page is a draft; publish it or remove the link."]],
    ['wiki/missing-field.md', ['2:1 lacks "title" → Add it; docs/writing.md lists the fields of each kind.']],
    [
      'wiki/missing-image.md',
      [
        '8:1 shows the image /images/chart.png, which does not exist → Put the file into the images folder of the content.',
        '8:31 shows the image https://cdn.example.net/x.png, which is on another site → Put a copy into the images folder: the site loads nothing from elsewhere.',
      ],
    ],
    ['wiki/no-front-matter.md', ['1:1 has no front matter → Begin the file with a line of three dashes, the fields, and three dashes again.']],
    [
      'wiki/other-id.md',
      [
        '2:5 has the id "bad-date" but is named "other-id" → Remove the id, or rename the file to bad-date.md.',
        '2:5 has the id "bad-date", which test/fixtures/broken/wiki/bad-date.md already has → Rename one of the two files.',
      ],
    ],
    ['wiki/tag-twin.md', ['4:8 has the tag "linux", but elsewhere it is written "Linux" → Did you mean "Linux"?']],
    [
      'wiki/unknown-key.md',
      ['2:1 lacks "category" → Add it; docs/writing.md lists the fields of each kind.', '3:1 has an unknown key "catgory" → Did you mean "category"?'],
    ],
    ['blog/no-excerpt.md', ['2:1 lacks "excerpt" → Add it; docs/writing.md lists the fields of each kind.']],
    ['open-source.yml', ['11:12 "repositories.0.stars" is "many", which isn\'t a number → Write a number, without quotes.']],
  ])('reports what is wrong with %s', async (file, expected) => {
    expect((await brokenBy(file)).map((line) => line.slice(file.length + 1)).sort()).toEqual([...expected].sort());
  });

  it('reports what is wrong with the front matter of projects/no-alt.md', async () => {
    expect(await brokenBy('projects/no-alt.md')).toEqual([
      'projects/no-alt.md:8:7 "live" is "not-a-url": Invalid URL → Change the value; docs/writing.md lists the fields of each kind.',
      'projects/no-alt.md:2:1 lacks "imageAlt" → Add it; docs/writing.md lists the fields of each kind.',
      'projects/no-alt.md:5:11 "category" is "Infrastucture" → Did you mean "Infrastructure"?',
    ]);
  });

  it('reports what is wrong with wiki/bad-yaml.md, on the lines where it is', async () => {
    const problems = await brokenBy('wiki/bad-yaml.md');
    expect(problems.map((line) => Number(line.split(':')[1]))).toEqual(expect.arrayContaining([2]));
    expect(problems.filter((line) => !/ is not valid YAML: .* needs quotes around it\.$/.test(line))).toEqual([]);
  });

  it('reports all problems of a run at once, in the order of files and lines, each with the lines around it', async () => {
    const { message, problems, name } = await errorOf(modelOf(join(FIXTURES, 'broken')));
    expect(name).toBe('ContentError');
    const places = [...message.matchAll(/^(\S.*?\.(?:md|yml)):(\d+):(\d+) /gm)].map(([, file = '', line, column]) => ({
      file,
      line: Number(line),
      column: Number(column),
    }));
    expect(places).toHaveLength(problems.length);
    const sorted = [...places].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column);
    expect(places).toEqual(sorted);
    expect(message).toContain('  Did you mean "Basics"?\n  2 | title: Bad category\n> 3 | category: Basic\n    |           ^\n  4 | tags: [Linux]');
    expect(message.endsWith(`\n\n${problems.length} problems in the content; nothing was written.`)).toBe(true);
  });
});

describe('createModel: what takes more than one file', () => {
  it('refuses tags spelled in two cases, for the spelling used less, in the open-source list too', async () => {
    const texts = {
      'wiki/a.md': wiki({ tags: '[Docker]' }),
      'wiki/b.md': wiki({ tags: '[SSH, docker]' }),
      'blog/c.md': post({ tags: '[Docker]' }),
      'open-source.yml': openSource('c', repository('d', '[DOCKER]')),
    };
    expect(await problemLines(modelFrom(texts))).toEqual([
      'wiki/b.md:4:13 has the tag "docker", but elsewhere it is written "Docker" → Did you mean "Docker"?',
      expect.stringMatching(/^open-source\.yml:4:\d+ has the tag "DOCKER", but elsewhere it is written "Docker"/),
    ]);
  });

  it('warns of tags that differ in their endings alone, once for each, and of no others', async () => {
    const { warnings } = await modelFrom({
      'wiki/a.md': wiki({ tags: '[Logs, SSH, MySQL, Docker, VPN]' }),
      'wiki/b.md': wiki({ tags: '[Logs, Networks, DevOps, MariaDB]' }),
      'blog/c.md': post({ tags: '[Logging, Networking, DNS, OpenVPN]' }),
    });
    const warned = warnings.split('\n').filter((line) => line.includes(' has the tag '));
    expect(warned).toEqual([
      expect.stringContaining('blog/c.md:4:8 warning: has the tag "Logging", and wiki/a.md has "Logs"'),
      expect.stringContaining('blog/c.md:4:17 warning: has the tag "Networking", and wiki/b.md has "Networks"'),
    ]);
  });

  it('refuses two files of one name in different folders', async () => {
    expect(await problemLines(modelFrom({ 'wiki/a.md': wiki(), 'wiki/deep/a.md': wiki() }))).toEqual([
      expect.stringMatching(/^wiki\/deep\/a\.md:.* has the id "a", which wiki\/a\.md already has/),
    ]);
  });

  it('refuses two repositories of one id, and a resume that names a project twice', async () => {
    const texts = {
      'blog/a.md': post(),
      'open-source.yml': openSource('a', repository('x'), repository('y'), repository('x')),
      'resume.yml': `${RESUME}projects: [p, p]\n`,
    };
    expect(await problemLines(modelFrom(texts))).toEqual([
      expect.stringMatching(/^open-source\.yml:6:11 "repositories\.2\.id" is "x": another repository has this id/),
      expect.stringMatching(/^resume\.yml:7:11 "projects" is \["p","p"\]: names a project twice/),
    ]);
  });

  it('refuses a next that points at its own article or at a draft', async () => {
    const texts = {
      'wiki/a.md': wiki({ more: 'category: Basics\nnext: a' }),
      'wiki/b.md': wiki({ more: 'category: Basics\ndraft: true' }),
      'wiki/c.md': wiki({ more: 'category: Basics\nnext: b' }),
    };
    expect(await problemLines(modelFrom(texts))).toEqual([
      expect.stringContaining('wiki/a.md:6:7 "next" points at the article itself'),
      expect.stringContaining(`wiki/c.md:6:7 "next" is "b", which isn't published → That page is a draft; publish it or remove the line.`),
    ]);
  });

  it('refuses links to pages, tags and anchors that are not there, and names near ones', async () => {
    const body = '## Here\n\n[1](/wiki/c) [2](/tags/Nothing) [3](b.md#ther) [4](/wik) [5](/blog/a)';
    const lines = await problemLines(modelFrom({ 'wiki/a.md': wiki({ body }), 'wiki/b.md': wiki({ body: '## There\n\nText.' }) }));
    expect(lines.map((line) => line.replace(/^wiki\/a\.md:9:\d+ links to /, ''))).toEqual([
      expect.stringMatching(/^\/wiki\/c, which isn't/),
      expect.stringMatching(/^\/tags\/Nothing, which isn't/),
      '/wiki/b#ther, but the page has no heading with that anchor → Did you mean "there"?',
      '/wik, which isn\'t a page of this site → Did you mean "/wiki"?',
      expect.stringMatching(/^\/blog\/a, which isn't/),
    ]);
  });

  it('allows links to every page, file and anchor that is there', async () => {
    const body =
      '## Über uns\n\n[1](#über-uns) [2](#%C3%BCber-uns) [3](/) [4](/search?q=ssh) [5](/tags/ci%2Fcd) [6](/tags/100%25) [7](/tags/C%23) [8](/images/profile.svg) [9](/jordan-doe-resume.pdf) [10](/resume) [11](https://example.net) [12](mailto:a@example.net) [13](/wiki/)';
    await expect(modelFrom({ 'wiki/a.md': wiki({ body, tags: '[CI/CD, 100%, C#]' }), 'resume.yml': RESUME })).resolves.toBeDefined();
  });

  it('allows a link to a tag that only the open-source list has', async () => {
    const texts = { 'blog/a.md': post({ body: '[Backups](/tags/Backup)' }), 'open-source.yml': openSource('a', repository('restic', '[Backup]')) };
    await expect(modelFrom(texts)).resolves.toBeDefined();
  });

  it('finds an image whose name has a blank in it, written as in an address', async () => {
    await expect(modelFrom({ 'wiki/a.md': wiki({ body: '![a](../images/my%20chart.png)' }) }, { images: ['/images/my chart.png'] })).resolves.toBeDefined();
  });

  it('refuses pointers of the open-source list that lead nowhere', async () => {
    expect(await problemLines(modelFrom({ 'blog/hello.md': post(), 'open-source.yml': openSource('helo', repository('x')) }))).toEqual([
      'open-source.yml:2:15 points at /blog/helo, which isn\'t a page of this site → Did you mean "/blog/hello"?',
    ]);
  });

  it('refuses evidence of the resume whose page is a draft or lacks the heading, at its line and column', async () => {
    const own = (await modelFrom({ 'wiki/a.md': wiki() })).resume;
    const achievements = ['/wiki/draft', '/wiki/a#ther', '/wiki/a#there', '/wiki'].map((evidence) => ({ value: '1', label: evidence, text: 't', evidence }));
    const experience = [{ role: 'R', organisation: 'O', location: 'L', start: '2020-01', points: [{ text: 'T' }] }];
    // The key under test comes first, so that its line numbers don't depend on our own resume.
    const resume = Object.assign({ achievements }, own, { achievements, experience, projects: [] });
    const texts = {
      'wiki/a.md': wiki({ body: '## There\n\nText.' }),
      'wiki/draft.md': wiki({ more: 'category: Basics\ndraft: true' }),
      'resume.yml': JSON.stringify(resume, null, 1),
    };
    expect(await problemLines(modelFrom(texts))).toEqual([
      "resume.yml:7:16 points at /wiki/draft, which isn't a page of this site → That page is a draft; publish it or remove the line.",
      'resume.yml:13:16 points at /wiki/a#ther, but the page has no heading with that anchor → Did you mean "there"?',
    ]);
  });

  it('refuses evidence of the resume that leads nowhere, but not that of the resume lent to other content', async () => {
    const own = (await modelFrom({ 'wiki/a.md': wiki() })).resume;
    const resume = JSON.stringify(
      {
        ...own,
        projects: ['gone'],
        experience: [{ role: 'R', organisation: 'O', location: 'L', start: '2020-01', points: [{ text: 'T', evidence: '/wiki/b' }] }],
        achievements: [{ value: '1', label: 'l', text: 't', evidence: '/wiki/a' }],
      },
      null,
      1,
    );
    const lines = await problemLines(modelFrom({ 'wiki/a.md': wiki(), 'resume.yml': resume }));
    expect(lines).toEqual([
      expect.stringMatching(/^resume\.yml:\d+:\d+ points at \/projects\/gone/),
      expect.stringMatching(/^resume\.yml:\d+:\d+ points at \/wiki\/b.*→ Did you mean "\/wiki\/a"\?$/),
    ]);
  });
});

describe('formatProblems', () => {
  const problem = { file: 'wiki/a.md', line: 2, column: 3, message: 'is wrong', hint: 'Mend it.' };

  it("counts one problem as one and shows no frame for a file that can't be read", () => {
    expect(formatProblems([problem], () => '')).toBe('wiki/a.md:2:3 is wrong\n  Mend it.\n\n1 problem in the content; nothing was written.');
  });

  it('shows the line that the problem is in, after other signs that end lines, too', () => {
    expect(formatProblems([problem], () => 'a\u2028b\u2029c\nthe line\nd')).toContain('> 2 | the line');
  });

  it('shows the part of a long line that the problem is in', () => {
    const source = `short\n${'x'.repeat(500)}HERE${'y'.repeat(500)}\nshort`;
    const lines = formatProblems([{ ...problem, column: 501 }], () => source).split('\n');
    const [line = '', pointer = ''] = lines.slice(lines.findIndex((each) => each.startsWith('> 2 |')));
    expect(line).toMatch(/^> 2 \| …x+HEREy+…$/);
    expect(line.indexOf('HERE')).toBe(pointer.indexOf('^'));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(180);
  });

  it('survives a position outside its file', () => {
    expect(formatProblems([{ ...problem, line: 99, column: 99 }], () => 'one line')).toContain('wiki/a.md:99:99 is wrong');
  });
});

describe('nearest', () => {
  it('finds the closest name, whatever its case, and none that is nothing like it', () => {
    expect(nearest('LASTUPDATE', ['title', 'lastUpdated', 'tags'])).toBe('lastUpdated');
    expect(nearest('category', ['title', 'tags'])).toBeUndefined();
    expect(nearest('', [])).toBeUndefined();
    expect(suggest('tittle', ['title'], 'else')).toBe('Did you mean "title"?');
    expect(suggest('xyz', ['category'], 'else')).toBe('else');
  });
});
