import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import schema from '@jsonresume/schema/schema.json';
import { jsonResume } from '../../../build-scripts/lib/resume/jsonResume';
import { site } from '../../support/siteConstants';
import { claimsOf, foreignSource, longSource, SITE_URL, smallSource } from './support/sources';

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
const validate = ajv.compile(schema);

/** The schema allows any further field; ours must have none, or a misspelt one would go unnoticed. */
function unknownFields(value: unknown, described: Described, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownFields(item, described.items ?? {}, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const known = described.properties?.[key];
    return known ? unknownFields(part, known, `${path}.${key}`) : [`${path}.${key}`];
  });
}

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('jsonResume', () => {
  it.each([
    ['a sample’s', longSource],
    ['another owner’s', foreignSource],
    ['a small one', () => Promise.resolve(smallSource())],
    ['one without projects and certificates', () => Promise.resolve(smallSource({ projects: [], education: [], certifications: [] }))],
  ])('C2 makes of %s what the schema of JSON Resume allows, and nothing it doesn’t describe', async (_, makeSource) => {
    const resume = reread(jsonResume(await makeSource()));
    validate(resume);
    expect(validate.errors).toBeNull();
    expect(unknownFields(resume, schema as Described)).toEqual([]);
  });

  it('says who, where and how to reach them, under the given site', () => {
    expect(jsonResume(smallSource({ lastUpdated: '2025-08-10' }))).toMatchObject({
      basics: {
        name: site.author.name,
        label: 'Engineer: Linux, “clouds”',
        email: site.author.email,
        url: SITE_URL,
        location: { region: 'Zürich' },
        profiles: [
          { network: 'GitHub', username: 'jordan-doe', url: 'https://github.example.com/jordan-doe' },
          { network: 'GitLab', username: 'jordan-doe', url: 'https://gitlab.example.com/jordan-doe' },
          { network: 'LinkedIn', username: 'jordan-doe', url: 'https://linkedin.example.com/in/jordan-doe' },
        ],
      },
      meta: { canonical: `${SITE_URL}/resume.json`, version: 'v1.0.0', lastModified: '2025-08-10T00:00:00' },
    });
  });

  it('says of a present position no end, and what backs a highlight in its text', () => {
    expect(jsonResume(smallSource()).work).toEqual([
      {
        name: 'A provider',
        position: 'Engineer',
        location: 'Remote',
        startDate: '2022-04',
        highlights: [`Moved it. (Guide: ${SITE_URL}/wiki/ssh)`, 'Cut pages.'],
      },
      { name: 'A utility', position: 'Technician', location: 'On site', startDate: '2016-02', endDate: '2022-03', highlights: ['Closed tickets.'] },
    ]);
  });

  it('lists an achievement with the project that proves it, and any other after the summary', () => {
    const { basics, projects } = jsonResume(smallSource());
    expect(basics.summary).toBe('I keep things running.\n\n9+ years: Without a gap.');
    expect(projects).toEqual([
      {
        name: 'A cluster',
        description: 'Three nodes.',
        highlights: ['100% uptime: Every probe was answered.'],
        keywords: ['MySQL', 'HA'],
        url: `${SITE_URL}/projects/cluster`,
      },
    ]);
  });

  it('gives education and certificates what is known of them', () => {
    const { education, certificates, skills } = jsonResume(smallSource());
    expect(education).toEqual([
      { institution: 'A college', studyType: 'Diploma', startDate: '2010', endDate: '2015' },
      { institution: 'A university', studyType: 'Degree', startDate: '2024' },
    ]);
    expect(certificates).toEqual([
      { name: 'LFCS', date: '2017-06', issuer: 'The Linux Foundation' },
      { name: 'AZ-104', date: '2021-03', issuer: 'Microsoft', url: 'https://example.net/certificates/1' },
    ]);
    expect(skills).toEqual([{ name: 'Linux', keywords: ['Debian', 'systemd'] }]);
  });

  it('leaves out what the resume doesn’t say', () => {
    const nothing = { summary: undefined, achievements: [], expertise: [], projects: [], education: [], certifications: [] };
    const points = jsonResume(smallSource({ ...nothing, experience: [{ role: 'Engineer', organisation: 'A provider', start: '2022-04', points: [] }] }));
    expect(Object.keys(points)).toEqual(['$schema', 'basics', 'work', 'meta']);
    expect(points.work).toEqual([{ name: 'A provider', position: 'Engineer', startDate: '2022-04' }]);
    const { data, site: owner, siteUrl } = smallSource({ ...nothing, experience: [] });
    const empty = jsonResume({ data, site: { ...owner, social: [] }, siteUrl });
    expect(JSON.stringify(empty)).not.toContain('[]');
    expect(Object.keys(empty)).toEqual(['$schema', 'basics', 'meta']);
  });

  it('C2 loses no statement of a long resume', () => {
    const source = longSource();
    const whole = JSON.stringify(jsonResume(source));
    for (const { text } of claimsOf(source.data.resume)) expect(whole).toContain(JSON.stringify(text).slice(1, -1));
  });
});
