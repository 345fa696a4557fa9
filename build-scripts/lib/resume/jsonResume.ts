import type { Claim, Resume } from '../../../src/core/content/resume';
import { pathOf } from '../../../src/core/site/routes';
import { RESUME_JSON } from '../../../src/core/site/resumeFiles';
import { sampleNotes } from '../../../src/core/site/sample';
import { evidenceOf, type ResumeSource } from './resumeSource';

/** The version of the schema, and where it is published (jsonresume.org). */
const SCHEMA_VERSION = 'v1.0.0';
const SCHEMA_URL = `https://raw.githubusercontent.com/jsonresume/resume-schema/${SCHEMA_VERSION}/schema.json`;

/**
 * The resume as JSON Resume. What the schema has no field for goes where its readers show it: an achievement among
 * the highlights of the project that proves it, or after the summary.
 *
 * @returns an object with the schema's keys; what the resume doesn't say is left out
 */
export function jsonResume(source: ResumeSource) {
  const { resume } = source.data;
  return {
    $schema: SCHEMA_URL,
    basics: basicsOf(source),
    ...filled({
      work: resume.experience.map((position) => workOf(position, source)),
      education: resume.education.map(({ title, place, start, end }) => ({
        institution: place,
        studyType: title,
        startDate: String(start),
        ...(end === undefined ? {} : { endDate: String(end) }),
      })),
      certificates: resume.certifications.map(({ title, issuer, date, url }) => ({ name: title, date, issuer, ...(url ? { url } : {}) })),
      skills: resume.expertise.map(({ category, skills }) => ({ name: category, keywords: skills })),
      projects: projectsOf(source),
    }),
    meta: metaOf(source),
  };
}

/** The lists that have something in them. */
function filled<T extends Readonly<Record<string, readonly unknown[]>>>(lists: T): Partial<T> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<T>;
}

function basicsOf(source: ResumeSource) {
  const { data, site, siteUrl } = source;
  const { summary, achievements, location } = data.resume;
  const others = achievements.filter((item) => !data.featuredProjects.some(({ id }) => isProvedBy(item, id)));
  const text = [
    ...sampleNotes(site),
    ...(summary ? [summary.trim()] : []),
    ...others.map((item) => `${item.value} ${item.label}: ${withEvidence(item, source)}`),
  ];
  return {
    name: site.author.name,
    ...(data.resume.headline ? { label: data.resume.headline } : {}),
    ...(site.author.email ? { email: site.author.email } : {}),
    url: siteUrl,
    ...(text.length > 0 ? { summary: text.join('\n\n') } : {}),
    ...(location ? { location: { region: location } } : {}),
    ...filled({ profiles: site.social.map(({ name, url }) => ({ network: name, username: userName(url), url })) }),
  };
}

/** `https://host/in/jordan-doe` → `jordan-doe`. */
function userName(url: string): string {
  return new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
}

function workOf({ role, organisation, location, start, end, points }: Resume['experience'][number], source: ResumeSource) {
  return {
    name: organisation,
    position: role,
    ...(location ? { location } : {}),
    startDate: start,
    ...(end === undefined ? {} : { endDate: end }),
    ...filled({ highlights: points.map((point) => withEvidence(point, source)) }),
  };
}

function projectsOf(source: ResumeSource) {
  const { resume, featuredProjects } = source.data;
  return featuredProjects.map(({ id, title, description, tags }) => ({
    name: title,
    description,
    ...filled({ highlights: resume.achievements.filter((item) => isProvedBy(item, id)).map((item) => `${item.value} ${item.label}: ${item.text}`) }),
    keywords: tags,
    url: source.siteUrl + pathOf('project', id),
  }));
}

function isProvedBy({ evidence }: Claim, projectId: string): boolean {
  return evidence?.split('#')[0] === pathOf('project', projectId);
}

/** The schema has no field for what backs a highlight, but everything that reads it shows the text. */
function withEvidence(claim: Claim, source: ResumeSource): string {
  const evidence = evidenceOf(claim, source);
  return evidence ? `${claim.text} (${evidence.kind}: ${evidence.url})` : claim.text;
}

function metaOf({ data, siteUrl }: ResumeSource) {
  const { lastUpdated } = data.resume;
  return { canonical: siteUrl + RESUME_JSON, version: SCHEMA_VERSION, ...(lastUpdated ? { lastModified: `${lastUpdated}T00:00:00` } : {}) };
}
