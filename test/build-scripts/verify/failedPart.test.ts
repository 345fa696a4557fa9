import { failedPart } from '../../../build-scripts/lib/verify/failedPart';

it.each([
  ['cat x | sort', [1, 0], { text: 'cat x', code: 1 }],
  ['cd /tmp && curl -s x | tee a | sh', [0, 23, 0], { text: 'tee a', code: 23 }],
  ['a | b; c | d', [4, 0], { text: 'c', code: 4 }],
])('names the part that failed unnoticed in %j', (command, codes, part) => {
  expect(failedPart(command, codes)).toEqual(part);
});

it.each([
  ['seq 9 | head -n 1', [141, 0]],
  ['true | false', [0, 1]],
  ['ssh server 2>&1 | grep -q denied', [255, 0]],
  ['ssh server 2>&1 | sudo grep -Fqx denied', [255, 0]],
  ['until a | b; do sleep 1; done', [1, 0]],
  ['echo "a | b"', []],
])('finds nothing in %j', (command, codes) => {
  expect(failedPart(command, codes)).toBeUndefined();
});
