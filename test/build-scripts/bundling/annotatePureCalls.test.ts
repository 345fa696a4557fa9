import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import annotatePureCalls from '../../../build-scripts/lib/bundling/annotatePureCalls';

const ROUTER_DIR = join(__dirname, '../../../node_modules/react-router/dist/development');

/** A module written like React Router's. */
const source = `import * as React from "react";
import * as React10 from "react";
var Shown = React.createContext(null);
Shown.displayName = "Shown";
var Form = React10.forwardRef((props, ref) => React10.createElement("form", { ...props, ref }));
Form.displayName = "Form";
var Rows = React10.memo(() => "rows");
export { Shown };
`;

async function minified(code: string): Promise<string> {
  return (await TerserPlugin.swcMinify({ 'router.mjs': code }, undefined, { module: true, compress: { passes: 2 } }, undefined)).code ?? '';
}

describe('annotatePureCalls', () => {
  it('lets the minifier drop components that nothing uses, and keeps those that something does', async () => {
    expect(await minified(source)).toContain('"form"');
    const code = await minified(annotatePureCalls(source));
    expect(code).not.toMatch(/form|rows|displayName/i);
    expect(code).toContain('.createContext(null)');
  });

  it('leaves everything else as it is', () => {
    const other = 'Shown.displayName = names.shown;\nvar Late = () => React.memo(Row);\n  Form.displayName = "Form";\nerror.name = "Form";\n';
    expect(annotatePureCalls(other)).toBe(other);
  });

  it('finds what it marks in the router that is installed', () => {
    const files = readdirSync(ROUTER_DIR).filter((name) => name.endsWith('.mjs'));
    const code = files.map((name) => annotatePureCalls(readFileSync(join(ROUTER_DIR, name), 'utf8'))).join('\n');
    expect(code).toMatch(/var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
    expect(code).toMatch(/= \/\* @__PURE__ \*\/ React\d*\.memo\(/);
    expect(code).not.toContain('\nForm.displayName');
  });
});
