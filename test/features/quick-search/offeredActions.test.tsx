import { screen, waitFor } from '@testing-library/react';
import { loadedState, openDialog } from './openSearch';

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());

describe('the actions among the rows of the search', () => {
  it.each([
    ['resume', 'Read the resume'],
    ['RES', 'Read the resume'],
    ['contact', 'Read the resume'],
    ['theme', 'Switch the theme to dark'],
    ['dark', 'Switch the theme to dark'],
    ['share', 'Copy the link to this page'],
  ])('S2 are offered first to a visitor who types %s', async (query, action) => {
    const { user } = await openDialog(loadedState());
    await user.keyboard(query);
    await waitFor(() => expect(options()[0]).toBe(action));
    expect(options().filter((option) => option === action)).toHaveLength(1);
  });

  it.each(['sshd', 're', 'copy', 'contacts', 'themes of it'])('S2 are not offered to a visitor who types %s', async (query) => {
    const { user } = await openDialog(loadedState());
    await user.keyboard(query);
    await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => /result/i.test(textContent ?? ''))).toBe(true));
    expect(options().filter((option) => /^(?:Read the resume|Switch the theme|Copy the link)/.test(option ?? ''))).toEqual([]);
  });
});
