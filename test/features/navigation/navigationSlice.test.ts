import { makeStore, stateAt } from '../../../src/app/store';
import { locationAt, locationChanged, selectLocation, selectNavigationKind } from '../../../src/features/navigation/navigationSlice';
import { selectSelectedTag } from '../../../src/features/tags/tagsSlice';

describe('navigationSlice', () => {
  it('D1 keeps where the visitor is and how they came there', () => {
    const { dispatch, getState } = makeStore();
    expect(selectLocation(getState()).pathname).toBe('/');
    const location = { pathname: '/search', search: '?q=ssh', hash: '#main', key: 'k1' };
    dispatch(locationChanged({ location, kind: 'PUSH' }));
    expect(selectLocation(getState())).toEqual(location);
    expect(selectNavigationKind(getState())).toBe('PUSH');
  });
});

describe('stateAt', () => {
  it('R5 G1 is the state of a visitor who has opened that address cold', () => {
    const state = stateAt('/tags/CI%2FCD');
    expect(selectLocation(state)).toEqual(locationAt('/tags/CI%2FCD'));
    expect(selectSelectedTag(state)).toBe('CI/CD');
  });
});
