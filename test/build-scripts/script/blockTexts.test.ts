import { fence, scriptOf } from './fixture';

const textOf = (...lines: string[]) => scriptOf(fence(...(lines as [string, ...string[]])))?.text ?? '';

it('writes a file without the lines that the guide shows as removed, as its check does', () => {
  expect(textOf('ini title="/etc/x" write del={1} ins={2}', 'a=1', 'a=2')).toContain("holds '' <<'END'\na=2\nEND\n");
});

it('runs a block of bash as its check does', () => {
  expect(textOf('bash run', 'false | true')).toContain("bash -eu -o pipefail <<'END'\nfalse | true\nEND\n");
});
