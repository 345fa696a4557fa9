import { join } from 'node:path';
import { readSite } from '../../../../build-scripts/lib/content/site/siteFile';
import type { Problem } from '../../../../build-scripts/lib/content/source/problem';
import { filesFrom, modelFrom, problemLines } from '../../support/model';
import { post } from '../../support/texts';
import { temporaryFolder, writeFiles } from '../../support/folder';

const folder = temporaryFolder();
let count = 0;

function siteOf(text: string, name = 'site.yml') {
  const dir = join(folder, String((count += 1)));
  writeFiles(dir, { [name]: text });
  return readSite(dir);
}

const shown = (problems: readonly Problem[]) => problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('site.yml', () => {
  it('E7 needs a name, and what it leaves out follows from that', () => {
    const { site, problems } = siteOf('name: Kim Example\n');
    expect(problems).toEqual([]);
    expect(site).toMatchObject({ name: 'Kim Example', title: 'Kim Example', language: 'en', author: { name: 'Kim Example' }, resumePdf: '/resume.pdf' });
    expect([site.social, site.links, site.coreTools, site.author.email, site.profileImage]).toEqual([[], [], [], undefined, undefined]);
    expect(JSON.stringify(site)).not.toMatch(/jordan|sample/i);
  });

  it('E7 takes the owner’s sentences one by one, and leaves the others as they fit anybody', () => {
    expect(siteOf('name: Kim\n').site.searchExamples).toBe('Words, --flags, /paths');
    expect(siteOf('name: Kim\nsearchExamples: sourdough, 78 %\n').site.searchExamples).toBe('sourdough, 78 %');
    const { site } = siteOf('name: Kim\nleads: { blog: "What I cook." }\n');
    expect(site.leads.blog).toBe('What I cook.');
    expect(site.leads.wiki).toBe('Guides by topic.');
  });

  it('E7 suggests the nearest icon', () => {
    const { problems } = siteOf('name: Kim\nsocial: [{ name: A, url: "https://a.example", icon: cloudd }]\n');
    expect(problems.map(({ message, hint }) => `${message} → ${hint}`)).toEqual(['"social.0.icon" is "cloudd" → Did you mean "cloud"?']);
  });

  it.each([
    ['https://github.com/kim/site', '/issues/new?title={title}', '/edit/main/{file}'],
    ['https://gitlab.example.org/team/kim/site/', '/-/issues/new?issue[title]={title}', '/-/edit/main/{file}'],
    ['https://codeberg.org/kim/site.git', '/issues/new?title={title}', '/_edit/main/{file}'],
    ['https://codeberg.org/kim/site.git/', '/issues/new?title={title}', '/_edit/main/{file}'],
  ])('E7 leads readers to the repository %s to report a mistake and to edit a page', (repository, report, edit) => {
    const address = repository.replace(/\/$/, '').replace(/\.git$/, '');
    expect(siteOf(`name: Kim\nrepository: ${repository}\n`).site.corrections).toEqual({ report: address + report, edit: address + edit });
    const { site } = siteOf(`name: Kim\nrepository: ${repository}\ncorrections: { report: "mailto:kim@example.org" }\n`);
    expect(site.corrections).toEqual({ report: 'mailto:kim@example.org', edit: address + edit });
  });

  it.each([
    ['name: Kim\nrepository: https://git.example.org/kim\n', [expect.stringContaining('2:13 "repository"')]],
    ['nmae: Kim\n', ['1:1 lacks "name"', '1:1 has an unknown key "nmae"']],
    ['name: Kim\nresumePdf: true\n', ['2:12 "resumePdf" is true: must be a .pdf file at the site root, or false']],
    ['name: Kim\nurl: kim.example\n', ['2:6 "url" is "kim.example": Invalid URL']],
    ['name: Kim\nurl: https://kim.example/?utm=x\n', ['2:6 "url" is "https://kim.example/?utm=x": an address that pages are below has neither ? nor #']],
    ['name: Kim\nurl: https://kim:pw@kim.example/a\n', [expect.stringMatching(/^2:6 "url" is .*: a site’s address has no name or password in it/)]],
    ['name: Kim\nauthor:\n  email: kim\n', ['3:10 "author.email" is "kim": Invalid email address']],
    [
      'name: Kim\nsocial: { GitHub: https://github.com/kim }\n',
      [`2:9 "social" is {"GitHub":"https://github.com/kim"}: is a list of profiles: write [{ name: 'GitHub', url: 'https://github.com/me' }]`],
    ],
    ['name: Kim\ncoreTools:\n  - { name: A, purpose: B, icon: gear }\n', [expect.stringMatching(/^3:34 "coreTools\.0\.icon" is "gear"$/)]],
    [`name: Kim\nlanguage: 'en" onload="alert(1)'\n`, ['2:11 "language" is "en\\" onload=\\"alert(1)": must be a language tag, such as en or pt-BR']],
    ['name: Kim\ntimeZone: Atlantis\n', [expect.stringMatching(/^2:11 "timeZone" is "Atlantis"/)]],
    ['name: "Kim\n', [expect.stringMatching(/^\d+:\d+ is not valid YAML/)]],
  ])('E7 names the place of what is wrong in %j', (text, expected) => {
    expect(shown(siteOf(text).problems)).toEqual(expected);
  });

  it.each([
    ['an unknown key', 'nam: Kim\ntimeZone: Europe/Berlin\n', 2],
    ['an unknown zone', 'name: Kim\ntimeZone: Europe/Berln\n', 1],
    ['a zone that is a number', 'name: Kim\ntimeZone: 1\n', 1],
    ['no valid YAML', 'name: "Kim\ntimeZone: Europe/Berlin\n', 1],
  ])('R5 of a mistake in it, no article’s dates are to blame: %s', async (_, text, count) => {
    const { site, ...siteForm } = siteOf(text);
    const texts = { 'blog/p.md': post({ more: 'category: Notes\npublishAt: 2126-12-24T08:00' }) };
    const lines = await problemLines(modelFrom(texts, { site, siteForm }));
    expect(lines.map((line) => line.replace(/:\d.*/, '').replace(/^.*\//, ''))).toEqual(Array(count).fill('site.yml'));
  });

  it('R5 reads articles’ dates in its zone whatever else is wrong in it', () => {
    expect(siteOf('nam: Kim\ntimeZone: Europe/Berlin\n').site.timeZone).toBe('Europe/Berlin');
    expect(siteOf('nam: Kim\n').site.timeZone).toBeUndefined();
  });

  it('E7 names the place of a picture that isn’t there, or that nobody described', async () => {
    const { site, ...siteForm } = siteOf('name: Kim\nprofileImage: /images/nobody.jpg\nsocialCard: /images/card.png\n');
    const lines = await problemLines(modelFrom({}, { files: filesFrom({}, ['/images/nobody.jpg']), site, siteForm }));
    expect(lines.map((line) => line.replace(/^.*site\.yml:/, ''))).toEqual([
      '3:13 names /images/card.png, which does not exist → Put the file into the images folder of the content.',
      '2:15 lacks "profileImageAlt" → Add it: what the picture shows, for readers who can’t see it.',
    ]);
  });

  it('says what to do with the form of former days, and that a folder has none', () => {
    const former = siteOf('export const site = {};', 'site.ts');
    expect(former.problems[0]).toMatchObject({ message: 'is no longer read', hint: expect.stringContaining('site.yml') });
    const { site, problems, notices } = siteOf('', 'README.md');
    expect([site.name, problems]).toEqual(['My site', []]);
    expect(notices[0]).toMatch(/has no site\.yml, so the site is called "My site"\.$/);
  });
});
