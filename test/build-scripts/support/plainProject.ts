import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { writeFiles } from './folder';

/** Stands in for tsx, which takes half a second to start: the commands find it, and the commands have no types to strip. */
const NO_TYPES = {
  'node_modules/tsx/package.json': JSON.stringify({ type: 'module', exports: './index.js' }),
  'node_modules/tsx/index.js': `import { register } from 'node:module'; register('./plainScripts.js', import.meta.url);`,
  'node_modules/tsx/plainScripts.js': `import { readFileSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    export const load = (url, context, next) =>
      url.endsWith('.ts') ? { format: 'module', source: readFileSync(fileURLToPath(url), 'utf8'), shortCircuit: true } : next(url, context);`,
};

/** A project with one command. */
export function projectWith(root: string, command: string, source: string): string {
  writeFiles(root, {
    'package-lock.json': '{}',
    'node_modules/.installed-from': createHash('sha256').update('{}').digest('hex'),
    [`build-scripts/${command}.ts`]: source,
    ...NO_TYPES,
  });
  for (const name of ['bootstrap.mjs', 'commandArguments.mjs', 'installLock.mjs', 'commands.json'])
    copyFileSync(join(ROOT, 'build-scripts', name), join(root, 'build-scripts', name));
  return root;
}
