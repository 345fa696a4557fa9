import { renderResumePdf } from '../../../build-scripts/lib/resume/resumePdf';
import type { ResumeSource } from '../../../build-scripts/lib/resume/resumeSource';
import { siteOf } from '../../../build-scripts/lib/content/site/siteFile';
import { jsonResume } from '../../../build-scripts/lib/resume/jsonResume';
import { textResume } from '../../../build-scripts/lib/resume/textResume';
import { sample } from '../../support/propertyRuns';
import { site } from '../../support/siteConstants';
import { SAMPLE_NOTE } from '../../../src/core/site/sample';
import type { Resume } from '../../../src/core/content/resume';
import { monthPeriod } from '../../../src/core/site/periods';
import { readPdf, readPdfs, type PdfContents, type PdfElement } from './support/readPdfs';
import { claimsOf, foreignSource, longSource, SITE_URL, smallSource } from './support/sources';

const A4 = [595.28, 841.89];

const elementsOf = ({ pages }: PdfContents): PdfElement[] => pages.flatMap(({ elements }) => elements);
const textsOf = (contents: PdfContents, role: string) => elementsOf(contents).flatMap((element) => (element.role === role ? [element.text] : []));
const linksOf = ({ pages }: PdfContents) => pages.flatMap(({ links }) => links);

/** The source with the given number of points in its first position. */
function withPoints(source: ResumeSource, count: number): ResumeSource {
  const points = Array.from({ length: count }, (_, index) => ({ text: `Point ${index + 1} that takes up a line of its own.` }));
  const [first, ...rest] = source.data.resume.experience;
  return withResume(source, { experience: first ? [{ ...first, points }, ...rest] : [] });
}

function withResume(source: ResumeSource, changes: Partial<Resume>): ResumeSource {
  return { ...source, data: { ...source.data, resume: { ...source.data.resume, ...changes } } };
}

describe('renderResumePdf: a sample’s resume', () => {
  let source: ResumeSource;
  let bytes: Buffer;
  let pdf: PdfContents;

  beforeAll(async () => {
    source = longSource();
    bytes = await renderResumePdf(source);
    pdf = readPdf(bytes);
  });

  it('C1 fits two A4 pages and says whose it is, in which language and of which day', () => {
    expect(pdf.pages.map(({ size }) => size)).toEqual([A4, A4]);
    expect(pdf).toMatchObject({ title: `${site.author.name} – Resume`, author: site.author.name, language: site.language });
    expect(pdf.date).toBe(`D:${source.data.resume.lastUpdated?.replaceAll('-', '') ?? ''}000000Z`);
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
  });

  it('C2 has every section, in reading order', () => {
    expect(textsOf(pdf, 'H1')).toEqual([site.author.name]);
    expect(textsOf(pdf, 'H2')).toEqual([
      'Summary',
      'Key achievements',
      'Experience',
      'Technical expertise',
      'Featured projects',
      'Education and certifications',
    ]);
  });

  it('C2 heads each position with its role and dates, then names the organisation, then what was done', () => {
    const elements = elementsOf(pdf);
    for (const { role, organisation, location, start, end, points } of source.data.resume.experience) {
      const at = elements.findIndex(({ text }) => text === `${role} ${monthPeriod(start, end)}`);
      expect(elements[at]?.role).toBe('H3');
      expect(elements[at + 1]).toMatchObject({ role: 'P', text: `${organisation} · ${location}` });
      const items = elements.slice(at + 2, at + 2 + points.length);
      expect(items.map(({ role: tag }) => tag)).toEqual(points.map(() => 'LI'));
      points.forEach((point, index) => expect(items[index]?.text.startsWith(`• ${point.text}`)).toBe(true));
    }
  });

  it('C2 says everything of the resume', () => {
    const whole = elementsOf(pdf)
      .map(({ text }) => text)
      .join('\n');
    const { resume, featuredProjects } = source.data;
    const statements = [
      resume.headline ?? '',
      resume.location ?? '',
      resume.summary?.trim() ?? '',
      ...resume.achievements.map(({ value, label, text }) => `${value} ${label}: ${text}`),
      ...resume.expertise.map(({ category, skills }) => `${category}: ${skills.join(', ')}`),
      ...featuredProjects.flatMap(({ title, description }) => [title, description]),
      ...resume.education.map(({ title, place, start, end }) => `${title}, ${place} ${start}–${end ?? ''}`),
      ...resume.certifications.map(({ title, issuer }) => `${title}, ${issuer}`),
    ];
    expect(statements.filter((statement) => !whole.includes(statement))).toEqual([]);
  });

  it('C2 links each statement to the page that backs it, and says once what the others rest on', () => {
    const items = elementsOf(pdf).filter(({ role }) => role === 'LI');
    for (const { text, evidence } of claimsOf(source.data.resume)) {
      const item = items.find((candidate) => candidate.text.includes(text));
      expect(item).toBeDefined();
      expect(item?.inner.includes('Link')).toBe(evidence !== undefined);
    }
    expect(
      elementsOf(pdf)
        .filter(({ text }) => /self-reported|is a sample/i.test(text))
        .map(({ text }) => text),
    ).toEqual([SAMPLE_NOTE]);
  });

  it('C2 leads to mail, portfolio, profiles, project pages and evidence, under the given site, and says where each link leads', () => {
    const { resume, evidenceTitles } = source.data;
    const paths = [...claimsOf(resume).flatMap(({ evidence }) => evidence ?? []), ...resume.projects.map((id) => `/projects/${id}`)];
    const urls = linksOf(pdf).map(({ url }) => url);
    const elsewhere = [...site.social.map(({ url }) => new URL(url).href), ...resume.certifications.flatMap(({ url = '' }) => url || [])];
    const wanted = [`mailto:${site.author.email}`, SITE_URL, ...elsewhere, ...paths.map((path) => SITE_URL + path)];
    expect([...urls].sort()).toEqual([...wanted].sort());
    const backing = linksOf(pdf).find(({ url }) => url.endsWith('/wiki/ssh'));
    expect(backing?.about).toBe(`Related page: ${evidenceTitles['/wiki/ssh'] ?? ''}`);
    expect(linksOf(pdf).filter(({ about }) => !about)).toEqual([]);
  });

  it('C1 is tagged throughout: each link an element of the structure, each bullet a label, pages read in that order', () => {
    expect(pdf.isMarked).toBe(true);
    const inner = elementsOf(pdf).flatMap((element) => element.inner);
    expect(inner.filter((role) => role === 'Link')).toHaveLength(linksOf(pdf).length);
    expect(inner.filter((role) => role === 'Lbl')).toHaveLength(source.data.resume.experience.flatMap(({ points }) => points).length);
    expect(bytes.toString('latin1').match(/\/Tabs \/S/g)).toHaveLength(pdf.pages.length);
  });

  it('C1 embeds each of its fonts, cut down to what is used', () => {
    const objects = bytes.toString('latin1');
    const fonts = objects.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !/\/[A-Z]{6}\+HankenGrotesk-/.test(font))).toEqual([]);
    expect(objects.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(new Set(fonts).size);
    expect(objects.match(/\/ToUnicode \d+ 0 R/g)).toHaveLength(new Set(fonts).size);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it('C1 gives identical bytes for identical content', async () => {
    expect((await renderResumePdf(source)).equals(bytes)).toBe(true);
  });

  it('C2 never ends a page with a heading, however long the parts before it are', async () => {
    const { resume, featuredProjects } = source.data;
    const terse = { ...source, data: { ...source.data, featuredProjects: featuredProjects.map((project) => ({ ...project, description: 'Short.' })) } };
    const files = await Promise.all(sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.3).map((points) => renderResumePdf(withPoints(terse, points))));
    const organisations = resume.experience.map(({ organisation, location }) => `${organisation} · ${location}`);
    for (const { pages } of readPdfs(files)) {
      const last = pages[0]?.elements.at(-1);
      expect(last?.role).not.toMatch(/^H/);
      expect(organisations).not.toContain(last?.text);
    }
  });

  it('C1 refuses a resume of more than two pages', async () => {
    await expect(renderResumePdf(withPoints(source, 70))).rejects.toThrow(/^needs more than 2 pages as a PDF$/);
    await expect(renderResumePdf(withResume(source, { summary: 'A long word. '.repeat(700) }))).rejects.toThrow(/more than 2 pages/);
  });
});

describe('renderResumePdf', () => {
  it('C2 keeps characters as they are written, whatever the language', async () => {
    const headline = 'It’s “99.9 %” – née Müller, Łódź… €5 • ok';
    expect(textsOf(readPdf(await renderResumePdf(smallSource({ headline }))), 'P')).toContain(headline);
  });

  it('C1 refuses a character that would come out as an empty box', async () => {
    await expect(renderResumePdf(smallSource({ location: '東京' }))).rejects.toThrow(/have no "東" \(in "東京"\)/);
  });

  it('leaves out a section without anything in it', async () => {
    const pdf = readPdf(await renderResumePdf(smallSource({ projects: [], education: [], certifications: [] })));
    expect(textsOf(pdf, 'H2')).toEqual(['Summary', 'Key achievements', 'Experience', 'Technical expertise']);
  });

  it('links a certificate that its issuer confirms', async () => {
    const pdf = readPdf(await renderResumePdf(smallSource()));
    expect(linksOf(pdf)).toContainEqual({ url: 'https://example.net/certificates/1', about: 'Certificate: AZ-104' });
  });

  it('makes the PDF of a resume that has little: a name, or one position', async () => {
    const { data, siteUrl } = await foreignSource();
    const nobody = siteOf({ name: 'Kim Example' });
    const nothing = { headline: undefined, location: undefined, summary: undefined, achievements: [], experience: [], projects: [] };
    for (const experience of [[], [{ role: 'Engineer', organisation: 'A provider', start: '2022-04', points: [] }]]) {
      const little: ResumeSource = { site: nobody, siteUrl, data: { ...data, resume: { ...data.resume, ...nothing, experience }, featuredProjects: [] } };
      const texts = elementsOf(readPdf(await renderResumePdf(little))).map(({ text }) => text.trim());
      expect(texts).toContain('Kim Example');
      expect(texts.includes('Experience')).toBe(experience.length > 0);
      expect(textResume(little)).toMatch(experience.length > 0 ? /^KIM EXAMPLE\n[^]*Engineer\nA provider\n/ : /^KIM EXAMPLE\n\nPortfolio:[^\n]*\n$/);
      expect(jsonResume(little)).toMatchObject({ basics: { name: 'Kim Example' } });
    }
  });
});
