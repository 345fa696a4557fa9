import { screen, within } from '@testing-library/react';
import { site } from '../../src/content/site';
import { ResumePage } from '../../src/sections/resume/ResumePage';
import { renderInSite } from '../support/render';
import { RESUME } from './samples';

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('ResumePage', () => {
  beforeEach(() => void renderInSite(<ResumePage data={RESUME} />));

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

  it('C2 shows achievements and experience, the latter with its dates, each with the page that backs it', () => {
    expect(
      section('Key achievements')
        .getAllByRole('listitem')
        .map((item) => item.firstChild?.textContent),
    ).toEqual(['9+', '100%']);
    expect(section('Key achievements').getByRole('link', { name: 'Evidence for: Every probe was answered.' })).toHaveAttribute(
      'href',
      '/projects/highly-available-mysql',
    );
    expect(
      section('Experience')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Senior Engineer', 'Technician']);
    expect(section('Experience').getByText(/today$/)).toHaveTextContent('April 2022 – today');
    expect(section('Experience').getByText('February 2016').closest('p')).toHaveTextContent('February 2016 – March 2022');
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
    ).toEqual(['Diploma, A college (2010–2015)', 'LFCS, The Linux Foundation (June 2017)']);
  });

  it('C2 M2 links the portfolio and a mail to the author', () => {
    expect(screen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/projects');
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', `mailto:${site.author.email}`);
  });
});
