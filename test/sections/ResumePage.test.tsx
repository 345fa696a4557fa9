import { screen, within } from '@testing-library/react';
import { site } from '../support/siteConstants';
import { SAMPLE_NOTE } from '../../src/core/site/sample';
import type { SiteIdentity } from '../../src/core/site/siteConstants';
import { ResumePage } from '../../src/sections/resume/ResumePage';
import { renderInSite } from '../support/render';
import { RESUME } from './samples';

const section = (name: string) => within(screen.getByRole('region', { name }));

const confirmed = { title: 'AZ-104', issuer: 'Microsoft', date: '2021-03', url: 'https://example.net/certificates/1' };
const DATA = { ...RESUME, resume: { ...RESUME.resume, certifications: [...RESUME.resume.certifications, confirmed] } };

afterEach(() => jest.restoreAllMocks());

it('E7 C2 says once that it is a sample, and calls what it links to related pages', () => {
  renderInSite(<ResumePage data={DATA} />);
  expect(screen.getAllByText(SAMPLE_NOTE)).toHaveLength(1);
  expect(screen.queryByText(/self-reported/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Related page: Azure migration' })).toHaveAttribute('href', '/projects/azure-migration');
});

it('C1 offers no PDF where the site has none, and its other forms still', () => {
  jest.replaceProperty(site as SiteIdentity, 'resumePdf', false);
  renderInSite(<ResumePage data={DATA} />);
  expect(screen.queryByRole('link', { name: 'Download PDF' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plain text' })).toHaveAttribute('href', '/resume.txt');
});

it('C2 shows two positions of one month, and a degree and a certificate of one name', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first] = RESUME.resume.experience;
  const second = { role: 'Lecturer', organisation: 'A school', start: first?.start ?? '', points: [] };
  const degree = { title: 'Security', place: 'A school', start: 2010 };
  const resume = {
    ...RESUME.resume,
    experience: [...RESUME.resume.experience, second],
    education: [degree, { ...degree, place: 'Another school' }],
    certifications: [{ title: 'Security', issuer: 'A body', date: '2021-03' }],
  };
  renderInSite(<ResumePage data={{ ...RESUME, resume }} />);
  expect(section('Experience').getByRole('heading', { name: 'Lecturer' })).toBeVisible();
  expect(section('Education and certifications').getAllByText('Security')).toHaveLength(3);
  expect(complaint).not.toHaveBeenCalled();
});

interface Graph {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly mainEntity?: Graph;
}

describe('ResumePage', () => {
  beforeEach(() => {
    jest.replaceProperty(site, 'isSample', false);
    renderInSite(<ResumePage data={DATA} />);
  });

  it('C1 leads back home and downloads the PDF from the site root under its fixed name', () => {
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const download = screen.getByRole('link', { name: 'Download PDF' });
    expect(download).toHaveAttribute('href', site.resumePdf);
    expect(download).toHaveAttribute('download', site.resumePdf.slice(1));
    expect(site.resumePdf).toMatch(/^\/[\w-]+\.pdf$/);
  });

  it('C2 has its six sections, in order', () => {
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Summary',
      'Key achievements',
      'Experience',
      'Technical expertise',
      'Featured projects',
      'Education and certifications',
    ]);
  });

  it('C2 shows the figures and the experience, the latter with its months', () => {
    expect(
      section('Key achievements')
        .getAllByRole('listitem')
        .map((item) => item.firstChild?.textContent),
    ).toEqual(['9+', '100%']);
    expect(
      section('Experience')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Senior Engineer', 'Technician']);
    expect(section('Experience').getByText(/present$/)).toHaveTextContent('Apr 2022 – present');
    expect(section('Experience').getByText('Feb 2016').closest('p')).toHaveTextContent('Feb 2016 – Mar 2022');
  });

  it('C2 links each statement to the page that backs it, by its title, and says once what the others rest on', () => {
    const uptime = within(screen.getByText(/Every probe was answered/));
    expect(uptime.getByRole('link', { name: 'Case study: MySQL cluster' })).toHaveAttribute('href', '/projects/highly-available-mysql');
    const moved = within(screen.getByText(/Moved a platform/));
    expect(moved.getByRole('link', { name: 'Case study: Azure migration' })).toHaveAttribute('href', '/projects/azure-migration');
    for (const text of [/Without a gap/, /Closed tickets/, /A college/, /The Linux Foundation/]) {
      expect(within(screen.getByText(text)).queryByRole('link')).not.toBeInTheDocument();
    }
    expect(screen.getAllByText(/self-reported/).map(({ textContent }) => textContent)).toEqual(['Statements without a link are self-reported.']);
  });

  it('C2 shows the expertise by category, the featured projects, and education with certifications', () => {
    expect(
      section('Technical expertise')
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Linux', 'Databases']);
    expect(
      section('Technical expertise')
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Debian, systemd', 'MySQL']);
    expect(section('Featured projects').getByRole('link', { name: 'Azure migration' })).toHaveAttribute('href', '/projects/azure-migration');
    expect(
      section('Education and certifications')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Diploma, A college 2010–2015', 'LFCS, The Linux Foundation Jun 2017 ', 'AZ-104, Microsoft Mar 2021 Certificate for AZ-104']);
    expect(screen.getByRole('link', { name: 'Certificate for AZ-104' })).toHaveAttribute('href', 'https://example.net/certificates/1');
  });

  it('C1 offers the resume as plain text and as JSON, too, and names both in the head of the page', () => {
    expect(screen.getByRole('link', { name: 'Plain text' })).toHaveAttribute('href', '/resume.txt');
    expect(screen.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', '/resume.json');
    const forms = [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
    expect(forms).toEqual(
      expect.arrayContaining([
        ['application/pdf', `https://example.com${site.resumePdf}`],
        ['text/plain', 'https://example.com/resume.txt'],
        ['application/json', 'https://example.com/resume.json'],
      ]),
    );
  });

  it('M1 adds what the resume says of the person to the structured data', () => {
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '') as Graph);
    const [person, page] = data;
    expect([person?.['@type'], page?.['@type']]).toEqual(['Person', 'ProfilePage']);
    expect(page?.mainEntity?.['@id']).toBe(person?.['@id']);
    expect(page?.mainEntity).toMatchObject({
      knowsAbout: ['Debian', 'systemd', 'MySQL'],
      hasCredential: [{ name: 'LFCS' }, { name: 'AZ-104', url: 'https://example.net/certificates/1' }],
      worksFor: { name: 'A software provider' },
    });
  });

  it('C2 M2 links the portfolio and a mail to the author', () => {
    expect(screen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/projects');
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', `mailto:${site.author.email}`);
  });
});

describe('ResumePage of content that has little', () => {
  it('C2 is there with a single position', () => {
    const experience = [{ role: 'Engineer', organisation: 'A provider', start: '2022-04', points: [] }];
    const resume = { achievements: [], experience, expertise: [], projects: [], education: [], certifications: [] };
    const { container } = renderInSite(<ResumePage data={{ resume, evidenceTitles: {}, featuredProjects: [] }} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Experience']);
    expect(screen.getByText('A provider')).toBeVisible();
    expect(container.querySelector('ul:empty, p:empty, li:empty')).toBeNull();
  });

  it('leaves out a section without anything in it', () => {
    const resume = { ...RESUME.resume, education: [], certifications: [] };
    renderInSite(<ResumePage data={{ resume, evidenceTitles: {}, featuredProjects: [] }} />);
    expect(screen.queryByRole('region', { name: 'Featured projects' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Education and certifications' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Technical expertise' })).toBeVisible();
  });
});
