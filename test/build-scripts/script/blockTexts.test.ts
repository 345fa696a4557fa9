import { fence, scriptOf } from './fixture';

const textOf = (...lines: string[]) => scriptOf(fence(...(lines as [string, ...string[]])))?.text ?? '';

it('writes a file without the lines that the guide shows as removed, as its check does', () => {
  expect(textOf('ini title="/etc/x" write del={1} ins={2}', 'a=1', 'a=2')).toContain("holds '' <<'END'\na=2\nEND\n");
});

it('has its reader type the commands that stay, as the copy button gives them', () => {
  const text = textOf('console norun="no" del={1} ins={2}', '$ rm /old', '$ ls /new');
  expect(text).toContain("does user ok '' <<'END'\nls /new\nEND\n");
  expect(text).not.toContain('/old');
});

it('runs a block of bash as its check does', () => {
  expect(textOf('bash run', 'false | true')).toContain("bash -eu -o pipefail <<'END'\nfalse | true\nEND\n");
});
