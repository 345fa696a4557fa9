import { escapeRegExp } from '../../../src/core/escapeRegExp';
import { importer } from './support';

const importFiles = importer();

async function imported(name: string, files: Readonly<Record<string, string>>) {
  const { texts, copies, report } = await importFiles(name, files);
  const [text = ''] = texts.values();
  return {
    text,
    copies: [...copies.keys()],
    told: report.findings.map(({ what, line, text: found }) => `${line} ${what}: ${found}`),
    report: report.toString(),
  };
}

describe('E7 a description in Markdown is plain text', () => {
  it.each([
    ['How **we** moved _all_ of [the DNS](https://a.example/) to `bind`', 'How we moved all of the DNS to bind'],
    ['Use snake_case, 2 * 3 and <name>', 'Use snake_case, 2 * 3 and <name>'],
    ['What __init__ does, why 2*3*4 is 24, and what &lt;div&gt; means', 'What __init__ does, why 2*3*4 is 24, and what &lt;div&gt; means'],
    ['1. First', '1. First'],
    ['- With `code`', '- With code'],
  ])('%s', async (written, shown) => {
    const head = `---\ntitle: A\ndate: 2024-05-01\ndescription: ${JSON.stringify(written)}\n---\n\nText.\n`;
    expect((await imported('hugo', { 'content/posts/a.md': head })).text).toMatch(new RegExp(`\\nexcerpt: ["']?${escapeRegExp(shown)}["']?\\n`));
    expect((await imported('hugo', { 'content/docs/a.md': head })).text).toMatch(new RegExp(`\\ndescription: ["']?${escapeRegExp(shown)}["']?\\n`));
  });
});

describe('E7 the day of a change', () => {
  it.each([
    ['hugo', 'content/posts/a.md', 'lastmod'],
    ['jekyll', '_posts/2024-05-01-a.md', 'last_modified_at'],
    ['hugo', 'content/projects/a.md', 'updated'],
  ])('is told where it isn’t shown: %s %s %s', async (name, path, key) => {
    const { told, report } = await imported(name, { [path]: `---\ntitle: A\ndate: 2024-05-01\n${key}: 2024-06-02\n---\nText.\n` });
    expect(told).toEqual([`4 Dates of changes, which only guides show: ${key}: 2024-06-02`]);
    expect(report).toMatch(/(?:^|\n\n)The rest needs no action:\n\n[^]*\n\nNothing to look at\.$/);
  });

  it.each([
    ['of a guide', 'content/docs/a.md', 'date: 2024-05-01\nlastmod: 2024-06-02'],
    ['of a post without another', 'content/posts/a.md', 'lastmod: 2024-06-02'],
    ['of a post on the same day', 'content/posts/a.md', 'date: 2024-06-02\nlastmod: 2024-06-02'],
  ])('isn’t told where it is shown: %s', async (_, path, fields) => {
    const { text, told } = await imported('hugo', { [path]: `---\ntitle: A\n${fields}\n---\nText.\n` });
    expect([text, told]).toEqual([expect.stringMatching(/\n(?:date|lastUpdated): 2024-06-02\n/), []]);
  });
});

describe('E7 a video or recording of the site itself', () => {
  const HEAD = '---\ntitle: A\ndate: 2024-05-01\n---\n\n';
  it.each([
    ['jekyll', 'a.md', 'media/v.mp4', '<video src="/media/v.mp4" controls></video>', '[Video](/media/v.mp4)', 'public/media/v.mp4'],
    ['hugo', 'content/docs/a.md', 'static/r.mp3', '<audio src="/r.mp3" title="The talk"></audio>', '[The talk](/r.mp3)', 'public/r.mp3'],
  ])('is a link, and is copied: %s', async (...[name, path, file, element, link, copy]) => {
    const { text, copies, told } = await imported(name, { [path]: `${HEAD}${element}\n`, [file]: 'x' });
    expect([text, copies, told]).toEqual([expect.stringContaining(`\n\n${link}\n`), [copy], []]);
  });

  it('stays a comment where it is missing, and is told', async () => {
    const { text, told } = await imported('jekyll', { 'a.md': `${HEAD}<video src="/none.mp4"></video>\n\nText.\n` });
    expect(text).toContain('<!-- <video src="/none.mp4"&gt; -->');
    expect(told).toEqual(['6 HTML without a counterpart, kept as comments: <video src="/none.mp4">']);
  });
});
