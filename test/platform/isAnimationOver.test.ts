import { isAnimationOver } from '../../src/platform/isAnimationOver';

const element = (...states: readonly AnimationPlayState[]) =>
  Object.assign(document.createElement('p'), { getAnimations: () => states.map((playState) => ({ playState })) }) as unknown as Element;

describe('isAnimationOver', () => {
  it.each([
    [[], true],
    [['finished'], true],
    [['running'], false],
    [['finished', 'running'], false],
    [['paused'], false],
  ] as const)('T3 with animations that are %j is %s', (states, isOver) => {
    expect(isAnimationOver(element(...states))).toBe(isOver);
  });
});
