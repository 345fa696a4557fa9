describe('the modules of a suite', () => {
  it('have the built-in objects of its own context', () => {
    expect([Map, Math, Object, Promise, Error, Infinity]).toEqual([
      globalThis.Map,
      globalThis.Math,
      globalThis.Object,
      globalThis.Promise,
      globalThis.Error,
      globalThis.Infinity,
    ]);
    expect(Object.getPrototypeOf([])).toBe(globalThis.Array.prototype);
  });
});
