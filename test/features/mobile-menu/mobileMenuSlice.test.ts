import { makeStore } from '../../../src/app/store';
import { menuClosed, menuToggled, selectIsMenuOpen } from '../../../src/features/mobile-menu/mobileMenuSlice';

describe('mobileMenuSlice', () => {
  it('N2 is closed, opens and closes by the toggle, and stays closed when closed again', () => {
    const { dispatch, getState } = makeStore();
    const after = (action: ReturnType<typeof menuToggled | typeof menuClosed>) => {
      dispatch(action);
      return selectIsMenuOpen(getState());
    };
    expect(selectIsMenuOpen(getState())).toBe(false);
    expect(after(menuToggled())).toBe(true);
    expect(after(menuToggled())).toBe(false);
    expect(after(menuToggled())).toBe(true);
    expect(after(menuClosed())).toBe(false);
    expect(after(menuClosed())).toBe(false);
  });
});
