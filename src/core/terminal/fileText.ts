import type { Resume } from '../content/resume';
import { sectionOf, type TextSections } from '../search/text/ranges';
import type { DocumentRecord } from '../search/types';
import { monthRange } from '../site/periods';
import { tagPath } from '../site/routes';
import { sampleNotes } from '../site/sample';
import type { SiteIdentity } from '../site/siteConstants';
import type { FileLine } from './blockLines';
import { line, textOfLine, type TerminalLine, type TerminalSpan } from './line';

/** A file's content: its whole text, and the lines to show, created on demand. */
export interface FileText {
  readonly text: string;
  readonly lines: () => readonly FileLine[];
}

/** The first two lines of every page's file: its title, and its date, category and tags. */
function headLines({ title, url, date, category, tags }: DocumentRecord): FileLine[] {
  const about: TerminalSpan[] = [[date, category].filter(Boolean).join('  ')];
  for (const tag of tags) about.push(about.length === 1 ? '  ' : ', ', { text: tag, href: tagPath(tag) });
  return [
    { line: { spans: [{ text: title, href: url }], look: 'title' }, section: null },
    { line: { spans: about, look: 'quiet' }, section: null },
  ];
}

function fileText(lines: readonly FileLine[]): FileText {
  return { text: lines.map((drawn) => textOfLine(drawn.line)).join('\n'), lines: () => lines };
}

/** A page's file from its block tree. */
export function pageText(record: DocumentRecord, body: readonly FileLine[]): FileText {
  return fileText([...headLines(record), ...body]);
}

/** The same file from the search texts: the same lines, without links and styles. */
export function plainPageText(record: DocumentRecord, body: string, sections: TextSections): FileText {
  const head = headLines(record);
  const text = [...head.map((drawn) => textOfLine(drawn.line)), ...(body === '' ? [] : [body])].join('\n');
  return { text, lines: () => [...head, ...plainLines(body, sections)] };
}

function plainLines(body: string, sections: TextSections): FileLine[] {
  if (body === '') return [];
  let offset = 0;
  return body.split('\n').map((text) => {
    const section = sectionOf(sections, offset);
    offset += text.length + 1;
    return { line: { spans: text === '' ? [] : [text] }, section };
  });
}

/** The file of a recommended repository. */
export function repositoryText(record: DocumentRecord): FileText {
  const body = [line(record.description), line({ text: record.url, href: record.url })];
  return fileText([...headLines(record), ...body.map((drawn) => ({ line: drawn, section: null }))]);
}

/** The resume as text; statements link to the page that backs them. */
export function resumeText(resume: Resume, site: SiteIdentity): FileText {
  const part = (title: string, lines: readonly TerminalLine[]): TerminalLine[] =>
    lines.length === 0
      ? []
      : [{ spans: [title], look: 'heading', gap: true }, ...lines.map((drawn, index): TerminalLine => (index === 0 ? { ...drawn, gap: true } : drawn))];
  const claim = (text: string, evidence: string | undefined): TerminalLine => ({
    spans: evidence ? [text, ' ', { text: site.isSample ? '(related page)' : '(evidence)', href: evidence }] : [text],
    prefix: '- ',
    hang: 2,
  });
  const lines: TerminalLine[] = [
    { spans: [{ text: site.author.name, href: '/resume' }], look: 'title' },
    ...(resume.headline ? [{ spans: [resume.headline], look: 'quiet' } as const] : []),
    ...(resume.location ? [line(resume.location)] : []),
    ...(site.author.email ? [line({ text: site.author.email, href: `mailto:${site.author.email}` })] : []),
    ...sampleNotes(site).map((note) => line(note)),
    ...part('Summary', resume.summary ? [line(resume.summary)] : []),
    ...part(
      'Key achievements',
      resume.achievements.map(({ value, label, text, evidence }) => claim(`${value} ${label}: ${text}`, evidence)),
    ),
    ...part(
      'Experience',
      resume.experience.flatMap(({ role, organisation, location, start, end, points }) => [
        {
          spans: [{ text: `${monthRange(start, end ?? null)}  ${role}`, look: 'strong' }, `, ${[organisation, location].filter(Boolean).join(', ')}`],
          gap: true,
        } as const,
        ...points.map(({ text, evidence }) => claim(text, evidence)),
      ]),
    ),
    ...part(
      'Expertise',
      resume.expertise.map(({ category, skills }) => line({ text: category, look: 'strong' }, `: ${skills.join(', ')}`)),
    ),
    ...part(
      'Education',
      resume.education.map(({ title, place, start, end }) => line(`${start}–${end ?? 'today'}  ${title}, ${place}`)),
    ),
    ...part(
      'Certifications',
      resume.certifications.map(({ title, issuer, date }): TerminalLine => ({ spans: [`${date.slice(0, 4)}  ${title} (${issuer})`], hang: 6 })),
    ),
  ];
  return fileText(lines.map((drawn) => ({ line: drawn, section: null })));
}
