import { render, screen } from '@testing-library/react';
import { MarkdownLink } from '../../src/ui/MarkdownLink';

describe('MarkdownLink', () => {
  it('leads to the file of a page that has one', () => {
    render(<MarkdownLink path="/wiki/ssh" />);
    expect(screen.getByRole('link', { name: 'This page as Markdown' })).toHaveAttribute('href', '/wiki/ssh.md');
  });

  it('is not there for other pages', () => {
    const { container } = render(<MarkdownLink path="/wiki" />);
    expect(container).toBeEmptyDOMElement();
  });
});
