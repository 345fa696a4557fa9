import { screen } from '@testing-library/react';
import { makeStore } from '../../../src/app/store';
import { selectThemePreference, themeChosen } from '../../../src/features/theme/themeSlice';
import { ThemeToggle } from '../../../src/features/theme/ThemeToggle';
import { renderInSite } from '../../support/render';

beforeEach(() => localStorage.clear());

describe('themeSlice', () => {
  it('D1 follows the device until a theme is chosen', () => {
    const { dispatch, getState } = makeStore();
    expect(selectThemePreference(getState())).toBe('system');
    dispatch(themeChosen('dark'));
    expect(selectThemePreference(getState())).toBe('dark');
  });
});

describe('ThemeToggle', () => {
  it('D1 steps through system, light and dark, and says where the next step leads', async () => {
    const { user } = renderInSite(<ThemeToggle />);
    const button = screen.getByRole('button');
    for (const name of ['Theme: system. Switch to light', 'Theme: light. Switch to dark', 'Theme: dark. Switch to system', 'Theme: system. Switch to light']) {
      expect(button).toHaveAccessibleName(name);
      await user.click(button);
    }
  });
});
