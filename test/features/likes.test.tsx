import { screen } from '@testing-library/react';
import { LikeButton } from '../../src/features/likes/LikeButton';
import { renderInSite } from '../support/render';

describe('LikeButton', () => {
  it('B3 counts from 0 to 1 and back, and says "Like" only for 1', async () => {
    const { user } = renderInSite(<LikeButton postId="constructor" />);
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent('0 Likes');
    await user.click(button);
    expect(button).toHaveTextContent(/^1 Like$/);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(button).toHaveTextContent('0 Likes');
  });
});
