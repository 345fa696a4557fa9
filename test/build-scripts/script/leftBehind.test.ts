import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from './fixture';
import { newHome } from './home';

it('a script leaves no temporary folder behind, however long its shells and the removal take', () => {
  const home = newHome();
  // It empties the folder, and removes it a moment later.
  writeFileSync(join(home.path, 'bin/rm'), '#!/bin/sh\n[ "$1" = -rf ] || exec /bin/rm "$@"\n/bin/rm -rf "$2"/*\nsleep 0.4\nexec rmdir "$2"\n', { mode: 0o755 });
  const text = scriptOf('## A\n\n```console run\n$ true\n# true\n```\n')?.text ?? '';
  expect(home.run(text, ['--run'], ['key', 'y', 'y', 'y'])).toMatchObject({ code: 0 });
  expect(readdirSync(home.path).sort()).toEqual(['bin', 'small.sh']);
});
