import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { resumeFile } from '../../build-scripts/lib/content/schema';
import { renderResumePdf, type ResumePdfInput } from '../../build-scripts/lib/resumePdf';
import { site } from '../../src/content/site';
import type { Resume } from '../../src/core/content/resume';

const CONTENT = join(__dirname, '../../src/content');
const SITE_URL = 'https://docs.example.org/portfolio';
const resume: Resume = resumeFile.parse(parse(readFileSync(join(CONTENT, 'resume.yml'), 'utf8')));
const [position] = resume.experience;

/** Projects with descriptions of the length that project pages have. */
const projects = resume.projects.map((id) => ({
  id,
  title: `Title of ${id}`,
  description: `What ${id} was about, in one or two sentences: the situation, what was built, and the figure that came out of it, measured for half a year.`,
}));

const terseProjects = projects.map((project) => ({ ...project, description: 'Short.' }));

function input(changes: Partial<ResumePdfInput> = {}): ResumePdfInput {
  return { resume, site, siteUrl: SITE_URL, projects, compress: false, ...changes };
}

async function render(changes?: Partial<ResumePdfInput>): Promise<string> {
  return (await renderResumePdf(input(changes))).toString('latin1');
}

/** The bytes 0x80 to 0x9f of WinAnsi; the others mean what they mean in Latin-1. (Node 20's TextDecoder gets these wrong.) */
const WIN_ANSI_80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

function decode(hex: string): string {
  return Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (char) => WIN_ANSI_80.charAt(char.charCodeAt(0) - 0x80));
}

/** The text of every page in the order it is drawn, without page numbers; the page streams must be uncompressed. */
function textOf(pdf: string): string {
  const withoutArtifacts = pdf.replace(/\/Artifact <<[\s\S]*?\nEMC/g, '');
  const lines = [...withoutArtifacts.matchAll(/\[(.*)\] TJ/g)].map(([, operands = '']) =>
    [...operands.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decode(hex)).join(''),
  );
  return lines.join('');
}

function pageStreams(pdf: string): string[] {
  return [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => stream).filter((stream) => stream.includes(' TJ'));
}

/** Every structure element's type, in the order the elements were made. */
function tagsOf(pdf: string): string[] {
  return [...pdf.matchAll(/\/S \/([A-Z][A-Za-z0-9]*)\n\/P \d/g)].map(([, tag = '']) => tag);
}

function urlsOf(pdf: string): string[] {
  return [...pdf.matchAll(/\/URI \((.*)\)/g)].map(([, url = '']) => url);
}

function withExtraPoints(count: number): Resume {
  const points = Array.from({ length: count }, (_, index) => ({ text: `Point ${index + 1} that takes up a line of its own.` }));
  const first = position ? [{ ...position, points }] : [];
  return { ...resume, experience: [...first, ...resume.experience.slice(1)] };
}

describe('resume.yml', () => {
  it('E13 states the four figures, in their order', () => {
    expect(resume.achievements.map(({ value }) => value)).toEqual(['9+', '100%', '40%', '95%']);
  });

  it('C2 has a summary of 50 to 80 words', () => {
    const words = resume.summary.trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(50);
    expect(words).toBeLessThanOrEqual(80);
  });
});

describe('renderResumePdf', () => {
  it('C2 puts the parts into reading order', async () => {
    const text = textOf(await render());
    const parts = [
      site.author.name,
      resume.headline,
      site.author.email,
      'Summary',
      'Key achievements',
      'Experience',
      'Technical expertise',
      'Featured projects',
      'Education and certifications',
      'Links',
      site.social.linkedin.replace('https://', ''),
    ];
    const places = parts.map((part, index) => text.indexOf(part, index === 0 ? 0 : text.indexOf(parts[index - 1] ?? '')));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('C2 prints every word of the resume, whatever its characters', async () => {
    const text = textOf(await render()).replace(/ +/g, ' ');
    const { achievements, experience, expertise, certifications } = resume;
    const statements = [
      resume.summary.trim(),
      ...achievements.flatMap((item) => [item.value, item.text]),
      ...experience.flatMap(({ role, organisation, points }) => [role, organisation, ...points.map((point) => point.text)]),
      ...expertise.flatMap(({ category, skills }) => [category, skills.join(', ')]),
      ...certifications.map(({ title }) => title),
      ...projects.flatMap(({ title, description }) => [title, description]),
    ];
    expect(statements.filter((statement) => !text.includes(statement))).toEqual([]);
  });

  it('C2 keeps typographic characters as they are written', async () => {
    const text = textOf(await render({ resume: { ...resume, headline: 'It’s “99.9 %” – née Müller… €5 • ok' } }));
    expect(text).toContain('It’s “99.9 %” – née Müller… €5 • ok');
  });

  it('C1 C2 fits two A4 pages', async () => {
    const pdf = await render();
    expect(pageStreams(pdf)).toHaveLength(2);
    expect(pdf.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(2);
  });

  it('C2 links to mail, portfolio, profiles, project pages and evidence, under the given site', async () => {
    const claims = [...resume.achievements, ...resume.experience.flatMap(({ points }) => points)];
    const paths = [...claims.flatMap(({ evidence }) => evidence ?? []), ...resume.projects.map((id) => `/projects/${id}`)];
    const urls = urlsOf(await render());
    expect(urls).toEqual(
      expect.arrayContaining([`mailto:${site.author.email}`, SITE_URL, ...Object.values(site.social), ...paths.map((path) => SITE_URL + path)]),
    );
    expect(urls.filter((url) => !/^(https:|mailto:)/.test(url))).toEqual([]);
  });

  it('C2 says of each evidence link what it leads to', async () => {
    expect(await render()).toContain('/Contents (Case study: Title of azure-migration)');
  });

  it('C1 is tagged, with headings, lists and links, and says its language and title', async () => {
    const pdf = await render();
    expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain(`/Lang (${site.language})`);
    expect(pdf).toContain('/DisplayDocTitle true');
    const tags = tagsOf(pdf);
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(7);
    expect(tags.filter((tag) => tag === 'H3')).toHaveLength(resume.experience.length + resume.projects.length);
    expect(tags.filter((tag) => tag === 'Link')).toHaveLength(urlsOf(pdf).length);
    expect(tags).toEqual(expect.arrayContaining(['Document', 'P', 'L', 'LI', 'Lbl', 'LBody']));
  });

  it('C1 gives identical bytes for identical content', async () => {
    const [first, second] = [await renderResumePdf(input({ compress: true })), await renderResumePdf(input({ compress: true }))];
    expect(first.equals(second)).toBe(true);
    expect(first.toString('latin1')).not.toContain(`D:${new Date().getUTCFullYear()}`);
  });

  it('C2 never ends a page with a heading, however long the parts before it are', async () => {
    const headings = ['Experience', 'Technical expertise', 'Featured projects', 'Education and certifications', 'Links'];
    const titles = [...headings, ...resume.experience.map(({ organisation, location }) => `${organisation} · ${location}`)];
    for (let count = 1; count <= 14; count += 1) {
      const [firstPage = ''] = pageStreams(await render({ resume: withExtraPoints(count), projects: terseProjects }));
      const end = textOf(firstPage).trimEnd();
      expect(titles.filter((title) => end.endsWith(title))).toEqual([]);
    }
  });

  it('C1 refuses a resume of more than two pages', async () => {
    await expect(render({ resume: withExtraPoints(70) })).rejects.toThrow(/more than 2 pages; shorten resume\.yml/);
    await expect(render({ resume: { ...resume, summary: 'A long word. '.repeat(700) } })).rejects.toThrow(/more than 2 pages/);
  });

  it('C2 refuses a project that there is none of, and names it', async () => {
    await expect(render({ resume: { ...resume, projects: ['no-such-project'] } })).rejects.toThrow(/"no-such-project"/);
  });

  it('C1 refuses a character that would come out as another one', async () => {
    await expect(render({ resume: { ...resume, location: 'Łódź' } })).rejects.toThrow(/have no "Ł"/);
  });
});
