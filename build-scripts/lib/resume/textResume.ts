import type { Claim, Resume } from '../../../src/core/content/resume';
import { longDate } from '../../../src/core/site/dates';
import { monthPeriod, shortMonth, yearPeriod } from '../../../src/core/site/periods';
import { pathOf } from '../../../src/core/site/routes';
import { sampleNotes } from '../../../src/core/site/sample';
import { evidenceOf, type ResumeSource } from './resumeSource';
import { typewritten } from './typewritten';
import { wrapText, type Indents } from '../text/wrapText';

/** A width at which no program that shows plain text breaks the lines again. */
const WIDTH = 72;
const POINT = { first: '- ', rest: '  ' };
/** Marks a statement that no page backs. */
const MARK = '*';
const NO_BREAK = '\u00a0';

function wrap(text: string, indents?: Indents): string[] {
  return wrapText(typewritten(text), WIDTH, indents).map((line) => line.replaceAll(NO_BREAK, ' '));
}

/** A part of the text, as lines; an empty line separates paragraphs. */
type Paragraph = readonly string[];

/**
 * The resume as plain text that can be pasted into a form: no line but an address is longer than 72 characters, and
 * typographic marks become ASCII; letters stay as they are.
 */
export function textResume(source: ResumeSource): string {
  const { resume } = source.data;
  const parts: readonly Paragraph[] = [
    ...header(source),
    ...section('Summary', resume.summary ? [wrap(resume.summary)] : []),
    ...sampleNotes(source.site).map((note) => wrap(note)),
    ...markNote(source),
    ...section('Key achievements', [resume.achievements.flatMap((item) => claimLines({ ...item, text: `${item.value} ${item.label}: ${item.text}` }, source))]),
    ...section(
      'Experience',
      resume.experience.map((position) => positionLines(position, source)),
    ),
    ...section('Technical expertise', [resume.expertise.flatMap(({ category, skills }) => wrap(`${category}: ${skills.join(', ')}`, POINT))]),
    ...section('Featured projects', projects(source)),
    ...section('Education and certifications', [education(resume)]),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** What the mark means, if there is a statement that may have it. */
function markNote({ data: { resume }, site }: ResumeSource): Paragraph[] {
  const { achievements, experience, education: schools, certifications } = resume;
  const points = experience.flatMap((position) => position.points);
  if ([achievements, points, schools, certifications].every(({ length }) => length === 0)) return [];
  return [wrap(`${MARK} marks a statement ${site.isSample ? 'without a related page' : 'that no page of the site backs yet'}.`)];
}

function header({ data, site, siteUrl }: ResumeSource): Paragraph[] {
  const { headline, location, lastUpdated } = data.resume;
  return [
    [site.author.name.toUpperCase(), headline, location].flatMap((text) => (text ? wrap(text) : [])),
    inColumns([
      ...(site.author.email ? [['E-mail', site.author.email] as const] : []),
      ['Portfolio', siteUrl],
      ...site.social.map(({ name, url }) => [name, url] as const),
    ]),
    ...(lastUpdated ? [[`Last updated ${longDate(lastUpdated)}`]] : []),
  ];
}

/** Addresses below each other, each after its name. */
function inColumns(rows: readonly (readonly [name: string, address: string])[]): Paragraph {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, address]) => `${typewritten(name)}:`.padEnd(width + 2) + address);
}

/** A heading with its paragraphs; nothing if there are none. */
function section(title: string, paragraphs: readonly Paragraph[]): Paragraph[] {
  const [first, ...rest] = paragraphs.filter((lines) => lines.length > 0);
  return first ? [[title.toUpperCase(), '', ...first], ...rest] : [];
}

function claimLines(claim: Claim, source: ResumeSource): string[] {
  const evidence = evidenceOf(claim, source);
  const lines = wrap(evidence ? claim.text : `${claim.text}${NO_BREAK}${MARK}`, POINT);
  return evidence ? [...lines, `  ${evidence.url}`] : lines;
}

function positionLines({ role, organisation, location, start, end, points }: Resume['experience'][number], source: ResumeSource): string[] {
  return [
    ...wrap(role),
    ...wrap([organisation, location].filter(Boolean).join(', ')),
    ...wrap(monthPeriod(start, end)),
    ...points.flatMap((point) => claimLines(point, source)),
  ];
}

function projects({ data, siteUrl }: ResumeSource): string[][] {
  return data.featuredProjects.map(({ id, title, description }) => [...wrap(title), ...wrap(description), siteUrl + pathOf('project', id)]);
}

function education(resume: Resume): string[] {
  const entry = (text: string, url?: string) => [...wrap(url ? text : `${text}${NO_BREAK}${MARK}`, POINT), ...(url ? [`  ${url}`] : [])];
  return [
    ...resume.education.flatMap(({ title, place, start, end }) => entry(`${title}, ${place} (${yearPeriod(start, end)})`)),
    ...resume.certifications.flatMap(({ title, issuer, date, url }) => entry(`${title}, ${issuer} (${shortMonth(date)})`, url)),
  ];
}
