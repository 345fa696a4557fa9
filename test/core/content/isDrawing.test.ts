import { isDrawing } from '../../../src/core/content/isDrawing';

it.each([
  ['/images/rack.svg', true],
  ['/images/rack.svg?v=lx3k2', true],
  ['/images/rack.webp', false],
  ['/images/rack.svg.png', false],
])('P1 %s is a drawing: %s', (src, isOne) => {
  expect(isDrawing(src)).toBe(isOne);
});
