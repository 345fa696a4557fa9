import { textResume } from '../../../build-scripts/lib/resume/textResume';
import { typewritten } from '../../../build-scripts/lib/resume/typewritten';
import { site } from '../../support/siteConstants';
import { claimsOf, foreignSource, longSource, SITE_URL, smallSource } from './support/sources';

/** A text on one line, however it was wrapped. */
const inOneLine = (text: string) => typewritten(text).replace(/\s+/g, ' ').trim();
const isAddress = (line: string) => /^\s*(?:[A-Za-z]+:\s+)?https?:\S+$/.test(line);

describe('textResume', () => {
  it('C2 writes a small resume as it should be read', () => {
    expect(textResume(smallSource())).toBe(
      [
        'JORDAN DOE',
        'Engineer: Linux, "clouds"',
        'Zürich',
        '',
        'E-mail:    jordan@example.com',
        `Portfolio: ${SITE_URL}`,
        'GitHub:    https://github.example.com/jordan-doe',
        'GitLab:    https://gitlab.example.com/jordan-doe',
        'LinkedIn:  https://linkedin.example.com/in/jordan-doe',
        '',
        'SUMMARY',
        '',
        'I keep things running.',
        '',
        '* marks a statement that no page of the site backs yet.',
        '',
        'KEY ACHIEVEMENTS',
        '',
        '- 100% uptime: Every probe was answered.',
        `  ${SITE_URL}/projects/cluster#result`,
        '- 9+ years: Without a gap. *',
        '',
        'EXPERIENCE',
        '',
        'Engineer',
        'A provider, Remote',
        'Apr 2022 - present',
        '- Moved it.',
        `  ${SITE_URL}/wiki/ssh`,
        '- Cut pages. *',
        '',
        'Technician',
        'A utility, On site',
        'Feb 2016 - Mar 2022',
        '- Closed tickets. *',
        '',
        'TECHNICAL EXPERTISE',
        '',
        '- Linux: Debian, systemd',
        '',
        'FEATURED PROJECTS',
        '',
        'A cluster',
        'Three nodes.',
        `${SITE_URL}/projects/cluster`,
        '',
        'EDUCATION AND CERTIFICATIONS',
        '',
        '- Diploma, A college (2010-2015) *',
        '- Degree, A university (since 2024) *',
        '- LFCS, The Linux Foundation (Jun 2017) *',
        '- AZ-104, Microsoft (Mar 2021)',
        '  https://example.net/certificates/1',
        '',
      ].join('\n'),
    );
  });

  it('leaves out a section without anything in it, and says how old it is', () => {
    const text = textResume(smallSource({ projects: [], education: [], certifications: [], lastUpdated: '2025-08-10' }));
    expect(text).not.toMatch(/FEATURED|EDUCATION/);
    expect(text).toContain('\n\nLast updated 10 August 2025\n\n');
  });

  it('has no heading over the note on marks where there is no summary, and no note where nothing can be marked', () => {
    const text = textResume(smallSource({ summary: undefined }));
    expect(text).not.toContain('SUMMARY');
    expect(text).toContain('\n\n* marks a statement that no page of the site backs yet.\n\nKEY ACHIEVEMENTS');
    const experience = [{ role: 'Engineer', organisation: 'A provider', start: '2022-04', points: [] }];
    expect(textResume(smallSource({ summary: undefined, achievements: [], experience, education: [], certifications: [] }))).not.toContain('*');
  });

  it('keeps a mark with the word before it', () => {
    const lines = Array.from({ length: 40 }, (_, length) =>
      textResume(smallSource({ summary: 'S.', certifications: [{ title: 'x'.repeat(length + 20), issuer: 'An issuer', date: '2017-06' }] })),
    );
    expect(lines.flatMap((text) => text.split('\n')).filter((line) => line.trim() === '*')).toEqual([]);
  });

  it.each([
    ['a sample’s', longSource],
    ['another owner’s', foreignSource],
  ])('C2 says everything of %s in lines of 72 characters, with the page that backs a statement under it', async (_, makeSource) => {
    const source = await makeSource();
    const { resume, featuredProjects } = source.data;
    const text = textResume(source);
    const lines = text.split('\n');
    expect(lines.filter((line) => line.length > 72 && !isAddress(line))).toEqual([]);
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
    expect(text).not.toMatch(/[‘’“”–—…·\u00a0]/);
    const whole = inOneLine(text);
    for (const { text: claim, evidence } of claimsOf(resume)) expect(whole).toContain(`${inOneLine(claim)} ${evidence ? SITE_URL + evidence : '*'}`);
    for (const { role, organisation } of resume.experience) expect(whole).toContain(`${inOneLine(role)} ${inOneLine(organisation)}`);
    for (const { title, id } of featuredProjects) expect(whole).toMatch(new RegExp(`${title}.*${SITE_URL}/projects/${id}`));
    for (const part of [site.author.email, ...site.social.map(({ url }) => url), ...resume.certifications.map(({ title }) => title)])
      expect(whole).toContain(part);
  });
});
