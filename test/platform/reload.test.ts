import { mayLoad, reloadForBuild } from '../../src/platform/reload';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom says that it can't load a document.
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe('mayLoad', () => {
  it('R4 lets a document be loaded once for each build but its own', () => {
    expect([mayLoad('b2', 'b1'), mayLoad('b2'), mayLoad('b1'), mayLoad('b3')]).toEqual([true, false, false, true]);
  });
});

describe('reloadForBuild', () => {
  it('R4 loads the document once for a build', () => {
    expect(reloadForBuild('b2', 'b1')).toBe(true);
    expect(reloadForBuild('b2', 'b1')).toBe(false);
    expect(reloadForBuild('b3', 'b2')).toBe(true);
    // What jsdom says at each attempt.
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('R4 makes no loop where two servers disagree', () => {
    expect(reloadForBuild('b2', 'b1')).toBe(true);
    expect(reloadForBuild('b1', 'b2')).toBe(false);
  });

  it('R4 loads nothing where it could not remember that it did', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reloadForBuild('b2', 'b1')).toBe(false);
  });
});
