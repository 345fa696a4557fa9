import { join } from 'node:path';
import { checkContent } from '../../../build-scripts/lib/building/checkContent';
import { loadModel } from '../../../build-scripts/lib/compiling/loadModel';
import { resumeFiles } from '../../../build-scripts/lib/resume/resumeFiles';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { publishedUrls } from '../../../build-scripts/lib/urls/publishedUrls';
import { writeLock } from '../../../build-scripts/lib/urls/checkUrls';
import { temporaryFolder, writeFiles } from '../support/folder';
import { problemLines } from '../support/model';
import { post, project, RESUME } from '../support/texts';

const folder = temporaryFolder();
let count = 0;

const SITE = 'name: Kim\nurl: https://kim.example\n';

/** What a site with such files makes of its resume, and what its owner is told. */
async function madeFrom(texts: Readonly<Record<string, string>>) {
  count += 1;
  const dir = join(folder, String(count));
  writeFiles(dir, { 'site.yml': SITE, 'resume.yml': RESUME, ...texts });
  const settings = await readSettings({ CONTENT_DIR: dir });
  const { model } = await loadModel(settings);
  const { urls } = publishedUrls(model, settings);
  return {
    files: [...(await resumeFiles(settings, model)).keys()],
    offered: model.site.resumePdf,
    urls: urls.filter((url) => url.endsWith('.pdf')),
    told: model.warnings.replaceAll(`${dir}/`, ''),
    checked: (await checkContent(settings)).replaceAll(`${dir}/`, ''),
  };
}

const WITHOUT_PDF = ['/resume.txt', '/resume.json'];

describe('a resume whose letters the PDF’s fonts lack', () => {
  it('C1 is on the site in its other forms, and build and check tell where the first such letter is and what to do', async () => {
    const { files, offered, urls, told, checked } = await madeFrom({ 'site.yml': 'url: https://noor.example\nlanguage: ar\nname: نور الخطيب\n' });
    expect([files, offered, urls]).toEqual([WITHOUT_PDF, false, []]);
    expect(told).toContain(
      `site.yml:3:7 warning: the resume's PDF is left out: its fonts have no "ن" (U+0646), as in "نور الخطيب"\n  Write it another way, put a PDF of your own at public/resume.pdf, or set resumePdf: false in site.yml.`,
    );
    expect(told).toMatch(/1 warning in the content\.$/);
    expect(checked).toContain(told);
  });

  it.each([
    { of: 'a skill', texts: { 'resume.yml': RESUME.replace('systemd', '✓ systemd') }, place: 'resume.yml:6:42', letter: '✓' },
    {
      of: 'a point',
      texts: { 'resume.yml': RESUME.replace('2022-04 }', '2022-04, points: [{ text: Shipped 🚀 }] }') },
      place: 'resume.yml:4:82',
      letter: '🚀',
    },
    {
      of: 'the summary, with quotes made curly',
      texts: { 'resume.yml': RESUME.replace('I keep', `"It's 東京: I keep`).replace('running.', 'running."') },
      place: 'resume.yml:2:10',
      letter: '東',
    },
    { of: 'a profile’s address', texts: { 'site.yml': `${SITE}social: [{ name: A, url: 'https://a.example/ناس' }]\n` }, place: 'site.yml:3:26', letter: 'ن' },
    {
      of: 'a project that it names',
      texts: { 'resume.yml': `${RESUME}projects: [a]\n`, 'projects/a.md': project({ title: 'A日' }).replace(/^image.*\n/gm, '') },
      place: 'projects/a.md:2:9',
      letter: '日',
    },
  ])('C1 has its place told: $of', async ({ texts, place, letter }) => {
    const { told, offered } = await madeFrom(texts);
    expect([told.split(' warning: ')[0], offered]).toEqual([place, false]);
    expect(told).toContain(`no "${letter}" (U+`);
  });

  it('C1 R5 fails the build where something leads to the PDF: a link, or an address that was published', async () => {
    const dir = join(folder, 'lost');
    writeFiles(dir, { 'site.yml': SITE, 'resume.yml': RESUME, 'blog/a.md': post({ body: 'My [resume](/resume.pdf).' }) });
    const settings = await readSettings({ CONTENT_DIR: dir });
    writeLock(dir, publishedUrls((await loadModel(settings)).model, settings));
    writeFiles(dir, { 'resume.yml': RESUME.replace('systemd', '✓') });
    const linked = await problemLines(loadModel(settings));
    expect(linked.map((line) => line.slice(dir.length + 1))).toEqual([
      expect.stringMatching(/^resume\.yml:6:42 the resume's PDF is left out/),
      expect.stringMatching(/^blog\/a\.md:8:4 links to \/resume\.pdf, which isn't a page of this site/),
    ]);
    writeFiles(dir, { 'blog/a.md': post() });
    const lost = await problemLines(checkContent(settings));
    expect(lost.map((line) => line.replaceAll(`${dir}/`, ''))).toEqual([
      expect.stringMatching(
        /^urls\.lock:\d+:1 lists \/resume\.pdf, but there is no such file any more → resume\.yml:6:42: the resume's PDF is left out: .* To give up the address, delete its lines here\.$/,
      ),
    ]);
  });

  it('C1 may be in a PDF of the owner’s own in public/, which is linked, whatever the letters', async () => {
    for (const name of ['Kim', 'Ким']) {
      const { files, offered, urls, told } = await madeFrom({ 'site.yml': `name: ${name}\nurl: https://kim.example\n`, 'public/resume.pdf': '%PDF' });
      expect([files, offered, urls, told]).toEqual([WITHOUT_PDF, '/resume.pdf', ['/resume.pdf'], '']);
    }
  });

  it('C1 needs no note where the owner wants no PDF', async () => {
    const { files, offered, told } = await madeFrom({ 'site.yml': 'name: Ким\nurl: https://kim.example\nresumePdf: false\n' });
    expect([files, offered, told]).toEqual([WITHOUT_PDF, false, '']);
  });
});

it('C1 a resume that is too long for a PDF is told of at its file', async () => {
  const points = Array.from({ length: 90 }, () => `{ text: ${'Kept things running. '.repeat(6)} }`).join(', ');
  const made = madeFrom({ 'resume.yml': RESUME.replace('2022-04 }', `2022-04, points: [${points}] }`) });
  expect((await problemLines(made)).map((line) => line.replace(/^.*\//, ''))).toEqual([
    'resume.yml:1:1 needs more than 2 pages as a PDF → Shorten it, for instance the points of older positions, or set resumePdf: false in site.yml.',
  ]);
});

it('C1 a resume that the fonts can draw is a PDF, and nothing is told', async () => {
  const { files, offered, urls, told } = await madeFrom({ 'site.yml': 'name: Łucja Ağaoğlu\nurl: https://kim.example\n' });
  expect([files, offered, urls, told]).toEqual([['/resume.pdf', ...WITHOUT_PDF], '/resume.pdf', ['/resume.pdf'], '']);
});
