import { join } from 'node:path';
import { compileString } from 'sass';
import { readSite } from '../../../../build-scripts/lib/content/site/siteFile';
import { checkTheme } from '../../../../build-scripts/lib/content/site/checkTheme';
import { headLinks } from '../../../../build-scripts/lib/sharing/headLinks';
import { defaultColours, themeCss } from '../../../../build-scripts/lib/content/site/theme';
import themeLoader, { themeRequest } from '../../../../build-scripts/lib/bundling/themeLoader';
import { webpackConfig } from '../../../../webpack.config';
import { readSettings } from '../../../../build-scripts/lib/settings/settings';
import { temporaryFolder, writeFiles } from '../../support/folder';

const folder = temporaryFolder();
let count = 0;

/** What is wrong with a theme, as `line:column message`. */
function problemsOf(theme: string): string[] {
  count += 1;
  const dir = join(folder, String(count));
  writeFiles(dir, { 'site.yml': `name: A\nurl: https://a.example\ntheme:\n${theme}` });
  const { site, ...form } = readSite(dir);
  return [...form.problems, ...checkTheme(site.theme ?? {}, form)].map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('theme in site.yml', () => {
  it('takes colours that can be read on their grounds in both themes', () => {
    expect(
      problemsOf("  typeface: serif\n  colors:\n    accent: { light: '#7a1f4b', dark: '#f0a3c4' }\n    basics: { light: '#7a1f4b', dark: '#f0a3c4' }\n"),
    ).toEqual([]);
  });

  it('D1 tells a colour that can’t be read, once in each theme, with its place and its worst ground', () => {
    const found = problemsOf("  colors:\n    accent: { light: '#88ccaa', dark: '#335544' }\n").sort();
    const fault = (theme: string) =>
      new RegExp(`^5:13 "theme\\.colors\\.accent" has a contrast of [1-4]\\.\\d : 1 with [\\w-]+ in the ${theme} theme, and text needs 4\\.5 : 1$`);
    expect(found).toEqual([expect.stringMatching(fault('light')), expect.stringMatching(fault('dark'))]);
  });

  it('holds a ground against the colours that stay', () => {
    expect(problemsOf("  colors:\n    paper: { light: '#777777', dark: '#141817' }\n")).toEqual([
      expect.stringMatching(/"theme\.colors\.paper" has a contrast of .* with .* in the light theme/),
    ]);
  });

  it.each([
    ["  colors:\n    akcent: { light: '#000000', dark: '#ffffff' }\n", '5:5 has an unknown key "akcent"'],
    [
      "  colors:\n    accent: { light: red, dark: '#ffffff' }\n",
      '5:22 "theme.colors.accent.light" is "red": must be a colour such as "#0b6148", in quotation marks',
    ],
    ["  colors:\n    accent: { light: '#000000' }\n", '5:13 lacks "theme.colors.accent.dark"'],
    ['  typeface: comic\n', '4:13 "theme.typeface" is "comic"'],
  ])('tells what is wrong with %j', (theme, problem) => expect(problemsOf(theme)).toEqual([problem]));

  it('has only roles that the style sheets have', () => {
    expect(Object.keys(defaultColours())).toEqual(expect.arrayContaining(['paper', 'ink', 'accent', 'basics', 'code-paper', 'del']));
  });
});

describe('a theme', () => {
  const theme = {
    colors: { accent: { light: '#7a1f4b', dark: '#f0a3c4' }, line: { light: '#cccccc', dark: '#333333' }, paper: { light: '#fffefa', dark: '#111111' } },
  };

  it('is a sheet in the layer of the tokens, and leaves more contrast to those who ask for it', () => {
    const css = compileString(themeCss(theme), { style: 'compressed' }).css;
    expect(css).toContain('@layer tokens{:root{--accent: light-dark(#7a1f4b, #f0a3c4);--paper: light-dark(#fffefa, #111111)}');
    expect(css).toContain('@media not (prefers-contrast: more){:root{--line: light-dark(#cccccc, #333333)}}');
  });

  it('is added to the sheet of every page, without the typeface where another takes its place', () => {
    const load = (source: string, resource: string, value: object) =>
      (themeLoader as unknown as (this: object, source: string) => string).call(
        { resourcePath: resource, getOptions: () => JSON.parse(themeRequest(value).replace(/^[^?]*\?/, '')) as unknown },
        source,
      );
    expect(load("@use 'fonts';\n@use 'base';", '/src/styles/main.scss', { typeface: 'system' })).toMatch(
      /^\n@use 'base';\n@layer tokens \{ :root \{ --font-ui: system-ui/,
    );
    expect(load("@use 'fonts';", '/src/styles/main.scss', theme)).toMatch(/^@use 'fonts';\n[^]*--accent: light-dark\(#7a1f4b, #f0a3c4\)/);
    expect(load('a {}', '/src/sections/x.scss', theme)).toBe('a {}');
    expect(themeRequest(theme)).not.toContain('#');
  });

  it('is part of the bundle, and of the colours of the browser’s own frame', async () => {
    const dir = join(folder, 'themed');
    writeFiles(dir, { 'site.yml': 'name: A\nurl: https://a.example\ntheme: { typeface: system }\n' });
    const rulesOf = (settings: Awaited<ReturnType<typeof readSettings>>) =>
      JSON.stringify(webpackConfig(settings, () => Promise.resolve(''), { isProduction: true }).module?.rules);
    const settings = await readSettings({ CONTENT_DIR: dir });
    expect(rulesOf(settings)).toContain('themeLoader');
    expect(rulesOf({ ...settings, site: { ...settings.site, theme: undefined } })).not.toContain('themeLoader');
    expect(headLinks('/', [], theme)).toContain('content="#fffefa" media="(prefers-color-scheme: light)"');
  });
});
