/** How many units two texts share at their start. */
export function sharedLength(before: string, text: string): number {
  let shared = 0;
  while (shared < before.length && before.charCodeAt(shared) === text.charCodeAt(shared)) shared += 1;
  return shared;
}
