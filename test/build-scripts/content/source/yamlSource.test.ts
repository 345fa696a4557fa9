import type { z } from 'zod';
import { lifecycleFile } from '../../../../build-scripts/lib/content/reading/lifecycle';
import type { Problem } from '../../../../build-scripts/lib/content/source/problem';
import { blogFrontMatter, resumeFile, wikiFrontMatter } from '../../../../build-scripts/lib/content/source/schema';
import { siteFile } from '../../../../build-scripts/lib/content/site/siteSchema';
import { validateYaml } from '../../../../build-scripts/lib/content/source/yamlSource';
import { FIELDS } from '../../support/compile';

/** What is wrong with a file, as `line:column message → hint`. */
function faultsIn(text: string, schema: z.ZodType): string[] {
  const problems: Problem[] = [];
  validateYaml({ text, file: 'a.yml', firstLine: 1 }, schema, problems);
  return problems.map(({ line, column, message, hint }) => `${line}:${column} ${message} → ${hint}`);
}

describe('an unknown key', () => {
  it.each<[text: string, schema: z.ZodType, fault: string]>([
    ['name: A\nauthor: { jobtitle: B }', siteFile, '2:11 has an unknown key "jobtitle" → Did you mean "jobTitle"?'],
    ['name: A\nrules: { guideLink: 3 }', siteFile, '2:10 has an unknown key "guideLink" → Did you mean "guideLinks"?'],
    ['name: A\nrules: { postWords: { lest: 1, least: 1, most: 2 } }', siteFile, '2:23 has an unknown key "lest" → Did you mean "least"?'],
    ["name: A\ntheme: { colors: { acent: { light: '#000000', dark: '#ffffff' } } }", siteFile, '2:20 has an unknown key "acent" → Did you mean "accent"?'],
    [
      'experience: [{ role: A, organisation: B, organization: B, start: 2020-01 }]',
      resumeFile,
      '1:42 has an unknown key "organization" → Did you mean "organisation"?',
    ],
    ['achievements: [{ value: A, label: B, text: C, evidnce: /wiki/a }]', resumeFile, '1:47 has an unknown key "evidnce" → Did you mean "evidence"?'],
    [
      `${FIELDS.wiki}\nvariables: { HOST: { type: port, value: 1, about: x, abut: x } }`,
      wikiFrontMatter,
      '5:54 has an unknown key "abut" → Did you mean "about"?',
    ],
  ])('deep in a file is told with the nearest that is valid there: %j', (text, schema, fault) => expect(faultsIn(text, schema)).toEqual([fault]));

  it('that is like no other is told with those that are valid there', () => {
    expect(faultsIn('name: A\nauthor: { telephone: 1 }', siteFile)).toEqual(['2:11 has an unknown key "telephone" → Known keys: name, jobTitle, email.']);
  });
});

describe('a date', () => {
  const certificate = (date: string) => `certifications: [{ title: A, issuer: B, date: ${date} }]`;
  const post = (date: string) => FIELDS.blog.replace('2025-02-01', date);
  const month = 'Write a month as YYYY-MM, such as 2021-04.';
  const time = 'Write 2026-12-24, 2026-12-24T08:00+01:00 or 2026-12-24T08:00:00Z.';
  const day = 'Write a day that exists as YYYY-MM-DD, such as 2025-06-18.';

  it.each<[text: string, schema: z.ZodType, fault: string]>([
    [certificate('2016-05-01'), resumeFile, `1:47 "certifications.0.date" is "2016-05-01", which isn't a month → ${month}`],
    [certificate('2016'), resumeFile, `1:47 "certifications.0.date" is 2016, which isn't a month → ${month}`],
    ['experience: [{ role: A, organisation: B, start: May 2020 }]', resumeFile, `1:49 "experience.0.start" is "May 2020", which isn't a month → ${month}`],
    [post('yesterday'), blogFrontMatter, `2:7 "date" is "yesterday", which isn't a date or a time with an offset → ${time}`],
    [post('2025-02-30T10:00Z'), blogFrontMatter, `2:7 "date" is "2025-02-30T10:00Z", which isn't a date or a time with an offset → ${time}`],
    [post('2025-03-04T10:00'), blogFrontMatter, `2:7 "date" is "2025-03-04T10:00", which isn't a date or a time with an offset → ${time}`],
    [`${FIELDS.wiki}\nreviewed: 2025-02-30`, wikiFrontMatter, `5:11 "reviewed" is "2025-02-30", which isn't a date → ${day}`],
    [`${FIELDS.wiki}\nreviewed:`, wikiFrontMatter, `5:10 "reviewed" has no value → ${day}`],
    [
      `${FIELDS.wiki}\npublishAt: soon`,
      wikiFrontMatter,
      `5:12 "publishAt" is "soon", which isn't a day or a time → Write 2026-12-24, 2026-12-24T08:00 or 2026-12-24T08:00+01:00.`,
    ],
    ['releases: [{ name: A, supportEnds: 2026 }]', lifecycleFile, `1:36 "releases.0.supportEnds" is 2026, which isn't a date → ${day}`],
  ])('that isn’t one is told with how this field is written: %j', (text, schema, fault) => expect(faultsIn(text, schema)).toEqual([fault]));

  it.each(['2025-03-04', '2025-03-04T10:00+01:00', '2025-03-04T10:00Z', '2025-03-04T10:00:30-05:00', '2025-03-04T10:00:30.5Z'])('of a post may be %s', (date) =>
    expect(faultsIn(post(date), blogFrontMatter)).toEqual([]),
  );

  it('of an end is never before its start', () => {
    const position = (end: string) => `experience:\n  - role: A\n    organisation: B\n    start: 2022-05\n    end: ${end}\n`;
    expect(faultsIn(position('2022-05'), resumeFile)).toEqual([]);
    expect(faultsIn(position('2019-01'), resumeFile)).toEqual([
      expect.stringMatching(/^5:10 "experience\.0\.end" is "2019-01": it is before the start → Change/),
    ]);
    expect(faultsIn('education: [{ title: A, place: B, start: 2015, end: 2010 }]', resumeFile)).toEqual([
      expect.stringMatching(/^1:53 "education\.0\.end" is 2010: it is before the start/),
    ]);
  });
});
