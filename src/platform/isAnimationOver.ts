/** Whether an element's animations have ended, perhaps before anything listened for that; true, too, where motion is reduced. */
export function isAnimationOver(element: Element): boolean {
  // jsdom has no animations.
  return 'getAnimations' in element && element.getAnimations().every(({ playState }) => playState === 'finished');
}
