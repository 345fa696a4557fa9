import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as Router from 'react-router';
import TerserPlugin from 'terser-webpack-plugin';
import annotatePureCalls from '../../../build-scripts/lib/bundling/annotatePureCalls';
import routerInBrowser from '../../../build-scripts/lib/bundling/routerInBrowser';

const ROUTER_DIR = join(__dirname, '../../../node_modules/react-router/dist/development');
const files = readdirSync(ROUTER_DIR).filter((name) => name.endsWith('.mjs'));
const sources = files.map((name) => readFileSync(join(ROUTER_DIR, name), 'utf8'));
const installed = sources.find((source) => source.includes('var Link = ')) ?? '';

/** Loads the file of the components as a module of its own. */
function load(source: string): typeof Router {
  const { code } = transformSync(source, { format: 'cjs' });
  const module = { exports: {} };
  new Function('require', 'module', 'exports', code)(createRequire(join(ROUTER_DIR, 'router.js')), module, module.exports);
  return module.exports as typeof Router;
}

describe('routerInBrowser', () => {
  it('leaves out of the installed router what prefetches and matches routes, and all that only that needs', async () => {
    const used = (code: string) => code.replace(/^export \{[\s\S]*?\};$/m, 'export { Link, NavLink, Router, useLocation, useNavigate, useNavigationType };');
    const minify = async (code: string) => {
      const input = { 'router.mjs': annotatePureCalls(used(code)) };
      return (await TerserPlugin.swcMinify(input, undefined, { module: true, compress: { passes: 3 } }, undefined)).code ?? '';
    };
    const [before, after] = await Promise.all([minify(installed), minify(routerInBrowser(installed))]);
    const unused = ['modulepreload', 'ROUTE_ERROR_RESPONSE', 'Absolute route path', 'useViewTransitionState'];
    expect(unused.filter((text) => before.includes(text))).toEqual(unused);
    expect(unused.filter((text) => after.includes(text))).toEqual([]);
    expect(before.length - after.length).toBeGreaterThan(10_000);
  });

  it('renders the same links, as the prerendered pages have them', () => {
    const [before, after] = [load(installed), load(routerInBrowser(installed))];
    const html = ({ Router: Around, Link, NavLink }: typeof Router) => {
      const navigator = { createHref: (to: Router.To) => `/base${typeof to === 'string' ? to : (to.pathname ?? '')}`, go: noop, push: noop, replace: noop };
      const links: ReactElement[] = [
        createElement(Link, { to: '/wiki/ssh#keys', className: 'plain', key: 1 }, 'SSH'),
        createElement(Link, { to: 'https://example.com/', target: '_blank', key: 2 }, 'elsewhere'),
        createElement(NavLink, { to: '/wiki', key: 3 }, 'Wiki'),
        createElement(NavLink, { to: '/blog', key: 4 }, 'Blog'),
      ];
      return renderToStaticMarkup(createElement(Around, { location: '/wiki/ssh', navigator, children: links }));
    };
    expect(html(before)).toContain('aria-current="page"');
    expect(html(after)).toBe(html(before));
  });

  it('leaves the other files of the package as they are, and says when the components have another form', () => {
    for (const source of sources.filter((other) => other !== installed)) expect(routerInBrowser(source)).toBe(source);
    expect(() => routerInBrowser('var Link = () => null;')).toThrow(
      "react-router has changed in a way that build-scripts/lib/bundling/routerInBrowser.ts doesn't know",
    );
  });
});

function noop(): void {
  // Nothing is navigated.
}
