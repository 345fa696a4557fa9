/** Whether an element's animations have ended, which they may have before there was anything to notice it; also where motion is reduced. */
export function isAnimationOver(element: Element): boolean {
  // jsdom has no animations.
  return 'getAnimations' in element && element.getAnimations().every(({ playState }) => playState === 'finished');
}
