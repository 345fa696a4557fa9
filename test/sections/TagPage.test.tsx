import { screen, within } from '@testing-library/react';
import { TagPage } from '../../src/sections/tags/TagPage';
import { renderInSite } from '../support/render';
import { RECORDS } from './samples';

const setup = (selected: string | null) => renderInSite(<TagPage data={{ records: RECORDS }} />, { tags: { selected } });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('TagPage', () => {
  it('G2 lists every item with the tag, of every collection and in any case, newest first and undated last', () => {
    setup('linux');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^linux$/i);
    expect(titles()).toEqual(['The story of containers', 'SSH', 'Firewall', 'Distro']);
    expect(screen.getByText('4 items')).toBeInTheDocument();
  });

  it('G2 says of each item what it is and when it was, and leads to it', () => {
    setup('Logging');
    const card = within(screen.getByRole('article'));
    for (const text of ['Blog', 'Monitoring', '22 April 2025']) expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'The story of logs' })).toHaveAttribute('href', '/blog/logs');
    expect(screen.getByText('1 item')).toBeInTheDocument();
  });

  it.each(['%E0%A4%A', '100%', '<script>', 'constructor'])('R1 G2 survives a tag that nothing has: %s', (tag) => {
    setup(tag);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tag);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing has this tag.');
  });

  it('G3 renders nothing without a selected tag', () => {
    const { container } = setup(null);
    expect(container).toBeEmptyDOMElement();
  });

  it('G1 shows the items of another tag after a click on it', async () => {
    const { user } = setup('nftables');
    expect(titles()).toEqual(['Firewall']);
    await user.click(screen.getByRole('link', { name: 'Security' }));
    expect(titles()).toEqual(['SSH', 'Firewall', 'Bastion host']);
  });
});
