import { wrongEnd } from '../../../build-scripts/lib/verify/commandEnd';

it.each([true, false])('a machine that has ended proves no failure that a guide shows, whether it shows a message (%s)', (isShown) => {
  const gone = { code: 137, output: 'The machine has ended.\n', stopped: 'gone' } as const;
  expect(wrongEnd(gone, { isShown, mustFail: true })).toBe('was not run to its end, because the machine had ended');
});
