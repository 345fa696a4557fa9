import { resumeNote } from '../../../../src/core/content/evidence';
import type { Claim, Resume } from '../../../../src/core/content/resume';
import { monthPeriod, shortMonth, yearPeriod } from '../../../../src/core/site/periods';
import { pathOf } from '../../../../src/core/site/routes';
import { evidenceOf, shortAddress, type ResumeSource } from '../resumeSource';
import { BULLET_INDENT, GAPS, type STYLES } from './look';

/** A stretch of text in one style, which may be a link; `about` is what a screen reader says for the link. */
export interface Run {
  readonly text: string;
  readonly style: keyof typeof STYLES;
  readonly link?: { readonly url: string; readonly about: string };
  /** Goes to the next line with the word before it, never alone. */
  readonly isGlued?: true;
  /** A separator, so never at the end of a line. */
  readonly isSeparator?: true;
}

/** What is laid out as a unit: a heading, a paragraph or a list item. It never breaks across pages. */
export interface Block {
  /** An H2 is in the rail, beside the block after it, and takes up no height of its own. */
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI';
  readonly runs: readonly Run[];
  readonly gap: number;
  /** To the left of a list item's text: its bullet. */
  readonly label?: Run;
  /** Set flush right on the first line. */
  readonly right?: Run;
  readonly indent?: number;
  /** Stays on one page with the block after it. */
  readonly keep?: boolean;
}

const DOT: Run = { text: '  ·  ', style: 'muted', isSeparator: true };

/**
 * The resume's blocks in reading order. Labels (figures, categories) lead their lines and dates end them: programs that
 * read a PDF by the positions of its words would take a column of labels for a text of its own. Empty sections are
 * left out.
 */
export function resumeBlocks(source: ResumeSource): Block[] {
  const { resume, featuredProjects } = source.data;
  return [
    ...headerBlocks(source),
    ...section('Summary', summaryBlocks(source)),
    ...section('Key achievements', together(resume.achievements.map((item) => achievementBlock(item, source)))),
    ...section(
      'Experience',
      resume.experience.flatMap((position) => positionBlocks(position, source)),
    ),
    ...section('Technical expertise', together(resume.expertise.map(expertiseBlock))),
    ...section(
      'Featured projects',
      featuredProjects.flatMap((project) => projectBlocks(project, source)),
    ),
    ...section('Education and certifications', together(educationBlocks(resume))),
  ];
}

function section(title: string, [first, ...rest]: readonly Block[]): Block[] {
  const heading: Block = { tag: 'H2', runs: [run(title, 'section')], gap: GAPS.section, keep: true };
  return first ? [heading, { ...first, gap: GAPS.none }, ...rest] : [];
}

function headerBlocks({ data, site, siteUrl }: ResumeSource): Block[] {
  const { headline, location } = data.resume;
  const { name, email } = site.author;
  const contact = [
    ...(location ? [run(location, 'muted')] : []),
    ...(email ? [{ text: email, style: 'contact', link: { url: `mailto:${email}`, about: `E-mail to ${name}` } } as const] : []),
    address(siteUrl, 'Portfolio'),
  ];
  return [
    { tag: 'H1', runs: [run(name, 'name')], gap: GAPS.none },
    ...(headline ? [paragraph([run(headline, 'headline')], GAPS.none)] : []),
    paragraph(withDots(contact), GAPS.text),
    ...(site.social.length > 0 ? [paragraph(withDots(site.social.map((profile) => address(profile.url, profile.name))), GAPS.none)] : []),
  ];
}

function withDots(runs: readonly Run[]): Run[] {
  return runs.flatMap((each, index) => (index > 0 ? [DOT, each] : [each]));
}

/** The note about statements follows the summary; a resume without one has no note. */
function summaryBlocks({ data, site }: ResumeSource): Block[] {
  const { summary } = data.resume;
  return summary ? [paragraph([run(summary.trim())], GAPS.text), paragraph([run(resumeNote(site), 'mark')], GAPS.none)] : [];
}

function achievementBlock({ value, label, ...claim }: Resume['achievements'][number], source: ResumeSource): Block {
  return { tag: 'LI', runs: [run(`${value} `, 'figure'), run(`${label}: `, 'strong'), ...claimRuns(claim, source)], gap: GAPS.figure };
}

function expertiseBlock({ category, skills }: Resume['expertise'][number]): Block {
  return { tag: 'LI', runs: [run(`${category}: `, 'strong'), run(skills.join(', '))], gap: GAPS.row };
}

function positionBlocks({ role, organisation, location, start, end, points }: Resume['experience'][number], source: ResumeSource): Block[] {
  const items = points.map((point): Block => ({ tag: 'LI', label: run('•', 'accent'), runs: claimRuns(point, source), indent: BULLET_INDENT, gap: GAPS.row }));
  return [
    { tag: 'H3', runs: [run(`${role} `, 'strong')], right: run(monthPeriod(start, end), 'muted'), gap: GAPS.entry, keep: true },
    { ...paragraph([run([organisation, location].filter(Boolean).join(' · '), 'muted')], GAPS.none), keep: items.length > 0 },
    ...withoutStragglers(items),
  ];
}

/** A page neither ends after the first point of several nor begins with the last one. */
function withoutStragglers(items: readonly Block[]): Block[] {
  const last = items.length - 1;
  return items.map((item, index) => ({ ...item, keep: index < last && (index === 0 || index === last - 1) }));
}

function projectBlocks({ id, title, description }: ResumeSource['data']['featuredProjects'][number], { siteUrl }: ResumeSource): Block[] {
  const link = address(siteUrl + pathOf('project', id), `Case study: ${title}`);
  return [{ tag: 'H3', runs: [run(title, 'strong')], gap: GAPS.project, keep: true }, paragraph([run(`${description} `), link], GAPS.none)];
}

function educationBlocks({ education, certifications }: Resume): Block[] {
  const entry = (when: string, [what, where]: readonly [string, string], ...proof: readonly Run[]): Block => ({
    tag: 'LI',
    runs: [run(`${what}, `, 'strong'), run(`${where} `), ...proof, run(' ')],
    right: run(when, 'muted'),
    gap: GAPS.row,
  });
  return [
    ...education.map(({ title, place, start, end }) => entry(yearPeriod(start, end), [title, place])),
    ...certifications.map(({ title, issuer, date, url }) => entry(shortMonth(date), [title, issuer], ...(url ? [linkTo(url, 'Certificate', title)] : []))),
  ];
}

/** A claim's text, and the link to the page that backs it. */
function claimRuns(claim: Claim, source: ResumeSource): Run[] {
  const evidence = evidenceOf(claim, source);
  return evidence ? [run(`${claim.text} `), linkTo(evidence.url, evidence.kind, evidence.title)] : [run(claim.text)];
}

function run(text: string, style: Run['style'] = 'body'): Run {
  return { text, style };
}

function linkTo(url: string, kind: string, title: string): Run {
  return { text: kind, style: 'accent', link: { url, about: `${kind}: ${title}` }, isGlued: true };
}

/** A link that reads well on paper too: its text is the address. */
function address(url: string, about: string, style: Run['style'] = 'contact'): Run {
  return { text: shortAddress(url), style, link: { url, about } };
}

function paragraph(runs: readonly Run[], gap: number): Block {
  return { tag: 'P', runs, gap };
}

function together(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => ({ ...block, keep: index < blocks.length - 1 }));
}
