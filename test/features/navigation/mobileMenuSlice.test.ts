import { makeStore } from '../../../src/app/store';
import { locationAt, locationChanged, type NavigationKind } from '../../../src/features/navigation/navigationSlice';
import { menuClosed, menuToggled, selectIsMenuOpen } from '../../../src/features/navigation/mobileMenuSlice';

const at = (kind: NavigationKind) => locationChanged({ location: locationAt('/wiki'), kind });

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

  it.each(['POP', 'PUSH'] as const)(
    'N2 R5 is closed by %s: Back, a result of a search or a link of the page; not by what is typed into its search box',
    (kind) => {
      const { dispatch, getState } = makeStore();
      dispatch(menuToggled());
      dispatch(at('REPLACE'));
      expect(selectIsMenuOpen(getState())).toBe(true);
      dispatch(at(kind));
      expect(selectIsMenuOpen(getState())).toBe(false);
    },
  );
});
