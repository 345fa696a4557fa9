import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import helmetInBrowser from '../../../build-scripts/lib/bundling/helmetInBrowser';

const installed = readFileSync(join(__dirname, '../../../node_modules/react-helmet/es/Helmet.js'), 'utf8');

describe('helmetInBrowser', () => {
  it('leaves out of the installed react-helmet what only a server needs, and all that only that needs', () => {
    const minify = (code: string) => transformSync(code, { minify: true, treeShaking: true, format: 'esm' }).code;
    const [before, after] = [minify(installed), minify(helmetInBrowser(installed))];
    expect(before).toMatch(/propTypes.*toComponent|toComponent.*propTypes/s);
    expect(after).not.toMatch(/propTypes|rewind|toComponent|object-assign|webkitRequestAnimationFrame|Cannot call a class/);
    expect(after).toContain('defaultProps');
    expect(before.length - after.length).toBeGreaterThan(2_000);
  });

  it('says when the package has another form', () => {
    expect(() => helmetInBrowser('export default function Helmet() {}')).toThrow(
      "react-helmet has changed in a way that build-scripts/lib/bundling/helmetInBrowser.ts doesn't know",
    );
  });
});
