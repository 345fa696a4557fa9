import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-scripts/lib/files/paths';
import packageFile from '../package.json';

/** npm has these without `run`. */
const SHORT = ['start', 'test'];

describe('docs/commands.md', () => {
  it.each(Object.keys(packageFile.scripts))('describes the command %s', (name) => {
    const text = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
    expect(text).toMatch(new RegExp(`\`npm ${SHORT.includes(name) ? '' : 'run '}${name}(?: |\`)`));
  });
});
