import type { Claim, Resume } from '../../../src/core/content/resume';
import type { SiteConstants } from '../../../src/core/site/siteConstants';
import { GAPS, INDENTS, type STYLES } from './look';

/** A stretch of text in one style; with a `url` it is a link, and `about` is what a screen reader says of it. */
export interface Run {
  readonly text: string;
  readonly style: keyof typeof STYLES;
  readonly link?: { readonly url: string; readonly about: string };
}

/** What is laid out as one: a heading, a paragraph or a list item. It never breaks across pages. */
export interface Block {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI';
  readonly runs: readonly Run[];
  readonly gap: number;
  /** What stands left of a list item's text: a bullet, a figure, a date. */
  readonly label?: Run;
  /** Set flush right on the first line. */
  readonly right?: Run;
  readonly indent?: number;
  /** Stays on one page with the block after it. */
  readonly keep?: boolean;
}

export interface ResumePdfContent {
  readonly resume: Resume;
  readonly site: SiteConstants;
  /** Origin and base path without a final slash. */
  readonly siteUrl: string;
  /** At least the projects that the resume names. */
  readonly projects: readonly { readonly id: string; readonly title: string; readonly description: string }[];
}

const DOT: Run = { text: '  ·  ', style: 'muted' };
const EVIDENCE_KINDS: ReadonlyMap<string, string> = new Map([
  ['projects', 'Case study'],
  ['wiki', 'Guide'],
  ['blog', 'Article'],
]);

/**
 * The resume's blocks in reading order.
 * @throws Error when the resume names a project that isn't in `projects`.
 */
export function resumeBlocks(content: ResumePdfContent): Block[] {
  const { resume } = content;
  return [
    ...headerBlocks(content),
    heading('Summary'),
    paragraph([run(resume.summary.trim())], GAPS.text),
    heading('Key achievements'),
    ...together(resume.achievements.map((item) => achievementBlock(item, content))),
    heading('Experience'),
    ...resume.experience.flatMap((position) => positionBlocks(position, content)),
    heading('Technical expertise'),
    ...together(resume.expertise.map(expertiseBlock)),
    heading('Featured projects'),
    ...resume.projects.flatMap((id) => projectBlocks(id, content)),
    heading('Education and certifications'),
    ...together(educationBlocks(resume)),
    heading('Links'),
    ...together(linkBlocks(content)),
  ];
}

function headerBlocks({ resume, site, siteUrl }: ResumePdfContent): Block[] {
  return [
    { tag: 'H1', runs: [run(site.author.name, 'name')], gap: GAPS.none },
    paragraph([run(resume.headline, 'headline')], GAPS.row),
    paragraph([run(resume.location, 'muted'), DOT, mail(site), DOT, address(siteUrl, 'Portfolio')], GAPS.none),
  ];
}

function achievementBlock({ value, label, ...claim }: Resume['achievements'][number], content: ResumePdfContent): Block {
  const name = run(`${label.charAt(0).toUpperCase()}${label.slice(1)}. `, 'strong');
  return { ...row(run(value, 'figure'), [name, ...claimRuns(claim, content)], INDENTS.figure), gap: GAPS.figure };
}

function expertiseBlock({ category, skills }: Resume['expertise'][number]): Block {
  return row(run(category, 'strong'), [run(skills.join(', '))], INDENTS.category);
}

function positionBlocks(position: Resume['experience'][number], content: ResumePdfContent): Block[] {
  const { role, organisation, location, start, end, points } = position;
  const months = `${monthName(start)} – ${end === undefined ? 'present' : monthName(end)}`;
  const items = points.map((point) => row(run('•', 'accent'), claimRuns(point, content), INDENTS.bullet));
  return [
    { tag: 'H3', runs: [run(`${role} `, 'strong')], right: run(months, 'muted'), gap: GAPS.entry, keep: true },
    { ...paragraph([run(`${organisation} · ${location}`, 'muted')], GAPS.none), keep: true },
    ...withoutStragglers(items),
  ];
}

/** A page neither ends after the first point of several nor begins with the last one. */
function withoutStragglers(items: readonly Block[]): Block[] {
  const last = items.length - 1;
  return items.map((item, index) => ({ ...item, keep: index < last && (index === 0 || index === last - 1) }));
}

function projectBlocks(id: string, { projects, siteUrl }: ResumePdfContent): Block[] {
  const project = projects.find((candidate) => candidate.id === id);
  if (!project) throw new Error(`Resume PDF: "projects" names "${id}", but there is no such project; correct the id in resume.yml.`);
  const link = address(`${siteUrl}/projects/${id}`, `Case study: ${project.title}`);
  return [
    { tag: 'H3', runs: [run(`${project.title} `, 'strong')], right: link, gap: GAPS.project, keep: true },
    paragraph([run(project.description)], GAPS.none),
  ];
}

function educationBlocks({ education, certifications }: Resume): Block[] {
  const entry = (when: string, what: string, where: string): Block => row(run(when, 'muted'), [run(`${what}, `, 'strong'), run(where)], INDENTS.date);
  return [
    ...education.map(({ title, place, start, end }) => entry(end === undefined ? `since ${start}` : `${start}–${end}`, title, place)),
    ...certifications.map(({ title, issuer, date }) => entry(monthName(date), title, issuer)),
  ];
}

function linkBlocks({ site, siteUrl }: ResumePdfContent): Block[] {
  const { github, gitlab, linkedin } = site.social;
  const entry = (name: string, links: readonly Run[]): Block => row(run(name, 'strong'), links, INDENTS.date);
  return [
    entry('Portfolio', [address(siteUrl, 'Portfolio'), DOT, address(site.links.personalBlog, 'Blog')]),
    entry('Contact', [mail(site)]),
    entry('Profiles', [address(github, 'GitHub'), DOT, address(gitlab, 'GitLab'), DOT, address(linkedin, 'LinkedIn')]),
  ];
}

/** A claim's text, and the link to the page that backs it. */
function claimRuns({ text, evidence }: Claim, { siteUrl, projects }: ResumePdfContent): Run[] {
  if (evidence === undefined) return [run(text)];
  const [, folder = '', id = ''] = evidence.split(/[/#]/);
  const kind = EVIDENCE_KINDS.get(folder) ?? 'Details';
  const project = projects.find((candidate) => folder === 'projects' && candidate.id === id);
  const about = `${kind}: ${project?.title ?? id.replaceAll('-', ' ')}`;
  return [run(`${text} `), { text: kind, style: 'accent', link: { url: siteUrl + evidence, about } }];
}

function run(text: string, style: Run['style'] = 'body'): Run {
  return { text, style };
}

function mail({ author }: SiteConstants): Run {
  return { text: author.email, style: 'accent', link: { url: `mailto:${author.email}`, about: `E-mail to ${author.name}` } };
}

/** A link that reads well on paper too: its text is the address. */
function address(url: string, about: string): Run {
  return { text: url.replace(/^https?:\/\//, ''), style: 'accent', link: { url, about } };
}

function heading(text: string): Block {
  return { tag: 'H2', runs: [run(text, 'section')], gap: GAPS.section, keep: true };
}

function paragraph(runs: readonly Run[], gap: number): Block {
  return { tag: 'P', runs, gap };
}

function row(label: Run, runs: readonly Run[], indent: number): Block {
  return { tag: 'LI', label, runs, indent, gap: GAPS.row };
}

function together(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => ({ ...block, keep: index < blocks.length - 1 }));
}

/** `2021-04` → `Apr 2021`. */
function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
}
