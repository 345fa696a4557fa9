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
    jest.replaceProperty(site, 'corrections', { report: 'https://git.test/new?title={title}&body={path}', edit: 'https://git.test/edit/{file}' });
    renderInSite(<PageFoot path="/wiki/ssh" title="🔑 Keys & SSH" />);
    expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', 'https://git.test/edit/wiki/ssh.md');
    expect(screen.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute('href', 'https://git.test/new?title=Keys%20%26%20SSH&body=%2Fwiki%2Fssh');
    jest.restoreAllMocks();
  });

  it('E7 has no links that lead nowhere in the sample', () => {
    renderInSite(<PageFoot path="/wiki/ssh" title="SSH" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('W8 leads to the script of a guide that has one, as a file', () => {
    renderInSite(<PageFoot path="/wiki/ssh" title="SSH" hasScript />);
    expect(screen.getByRole('link', { name: 'Take it along as a shell script' })).toHaveAttribute('href', '/wiki/ssh.sh');
  });
});
