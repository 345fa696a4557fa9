import { screen } from '@testing-library/react';
import { site } from '../../src/platform/site';
import { PageFoot } from '../../src/ui/PageFoot';
import { renderInSite } from '../support/render';

describe('PageFoot', () => {
  it('leads to the Markdown of a page that has some', () => {
    renderInSite(<PageFoot path="/wiki/ssh" title="SSH" />);
    expect(screen.getByRole('link', { name: 'This page as Markdown' })).toHaveAttribute('href', '/wiki/ssh.md');
  });

  it('E7 leads to where the owner wants mistakes reported and pages edited', () => {
    renderInSite(<PageFoot path="/wiki/ssh" title="🔑 Keys & SSH" />);
    expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', site.corrections?.edit?.replace('{file}', 'wiki/ssh.md'));
    expect(screen.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
      'href',
      site.corrections?.report?.replace('{title}', 'Keys%20%26%20SSH').replace('{path}', '%2Fwiki%2Fssh'),
    );
  });

  it('is not there for other pages', () => {
    renderInSite(<PageFoot path="/wiki" title="Wiki" />);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
