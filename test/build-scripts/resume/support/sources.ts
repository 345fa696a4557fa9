import { join } from 'node:path';
import type { ContentModel } from '../../../../build-scripts/lib/content/model/model';
import { resumeData } from '../../../../build-scripts/lib/content/pages/resumePage';
import type { ResumeSource } from '../../../../build-scripts/lib/resume/resumeSource';
import { site } from '../../../support/siteConstants';
import type { Resume } from '../../../../src/core/content/resume';
import { FIXTURES } from '../../support/folder';
import { modelOf } from '../../support/model';

/** With a path below the origin, so that an address made without it shows up. */
export const SITE_URL = 'https://docs.example.org/portfolio';

async function sourceOf(loading: Promise<ContentModel>): Promise<ResumeSource> {
  const model = await loading;
  if (!model.resume) throw new Error('the content has no resume');
  return { data: resumeData(model.resume, model), site, siteUrl: SITE_URL };
}

/** What the build makes the resume's files from, with another owner's content. */
export const foreignSource = (): Promise<ResumeSource> => sourceOf(modelOf(join(FIXTURES, 'foreign')));

const SMALL: Resume = {
  headline: 'Engineer: Linux, “clouds”',
  location: 'Zürich',
  summary: 'I keep things running.\n',
  achievements: [
    { value: '100%', label: 'uptime', text: 'Every probe was answered.', evidence: '/projects/cluster#result' },
    { value: '9+', label: 'years', text: 'Without a gap.' },
  ],
  experience: [
    {
      role: 'Engineer',
      organisation: 'A provider',
      location: 'Remote',
      start: '2022-04',
      points: [{ text: 'Moved it.', evidence: '/wiki/ssh' }, { text: 'Cut pages.' }],
    },
    { role: 'Technician', organisation: 'A utility', location: 'On site', start: '2016-02', end: '2022-03', points: [{ text: 'Closed tickets.' }] },
  ],
  expertise: [{ category: 'Linux', skills: ['Debian', 'systemd'] }],
  projects: ['cluster'],
  education: [
    { title: 'Diploma', place: 'A college', start: 2010, end: 2015 },
    { title: 'Degree', place: 'A university', start: 2024 },
  ],
  certifications: [
    { title: 'LFCS', issuer: 'The Linux Foundation', date: '2017-06' },
    { title: 'AZ-104', issuer: 'Microsoft', date: '2021-03', url: 'https://example.net/certificates/1' },
  ],
};

/** A real owner's resume with one of everything. */
export function smallSource(changes: Partial<Resume> = {}): ResumeSource {
  const resume = { ...SMALL, ...changes };
  const project = { id: 'cluster', title: 'A cluster', description: 'Three nodes.', date: '2024-03-15', category: 'Database' as const, tags: ['MySQL', 'HA'] };
  const featuredProjects = resume.projects.map(() => ({
    ...project,
    image: { src: '/images/cluster.svg', size: [960, 540] as const },
    imageAlt: 'Three boxes',
  }));
  const evidenceTitles = { '/projects/cluster#result': 'A cluster', '/wiki/ssh': 'Secure SSH logins' };
  return { data: { resume, featuredProjects, evidenceTitles }, site: { ...site, isSample: false }, siteUrl: SITE_URL };
}

const EMPLOYERS = ['an insurer', 'a clinic', 'a bakery', 'a library', 'a ferry line', 'a school'];

/** A sample's resume of two pages. */
export function longSource(): ResumeSource {
  const experience = EMPLOYERS.map((organisation, index) => ({
    role: `Engineer ${index + 1}`,
    organisation,
    location: 'Remote',
    start: `${2020 - index}-01`,
    end: `${2020 - index}-12`,
    points: Array.from({ length: 4 }, (_, number) => ({
      text: `Result ${number + 1} for ${organisation}: one hundred hosts were moved to a new release without an alert, and the way back was tried before.`,
      ...(number === 0 ? { evidence: '/wiki/ssh' } : {}),
    })),
  }));
  const education = [{ title: 'Diploma', place: 'A college', start: 2010, end: 2014 }];
  return { ...smallSource({ lastUpdated: '2026-05-04', experience, education }), site };
}

/** Every statement that the resume makes. */
export function claimsOf({ achievements, experience }: Resume) {
  return [...achievements, ...experience.flatMap(({ points }) => points)];
}
