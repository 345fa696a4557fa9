import logicalLoader, { withLogicalSides } from '../../../build-scripts/lib/bundling/logicalLoader';
import { compiledSheets } from '../../styles/support/sheets';

describe('the sheets of a site from the right', () => {
  it.each([
    ['a{margin-left:1em;left:0}', 'a{margin-inline-start:1em;inset-inline-start:0}'],
    ['a{border-left:3px solid red;border-left-color:blue}', 'a{border-inline-start:3px solid red;border-inline-start-color:blue}'],
    ['a{text-align:right;float:left}', 'a{text-align:left;float:inline-start}'],
    ['a{text-align:left}', 'a{text-align:inherit}'],
    ['.table .align-right{text-align:left}', '.table .align-right{text-align:inherit}'],
    ['td::before{content:"→ "/""}', 'td::before{content:var(--onward)/""}'],
    ['a{transform-origin:left}', 'a{transform-origin:right}'],
    ['a{box-shadow:inset 2px 0 red}b{box-shadow:inset 0 2px red}', 'a{box-shadow:inset calc(2px*var(--side)) 0 red}b{box-shadow:inset 0 2px red}'],
    ['a{mask:linear-gradient(270deg, red, blue)}', 'a{mask:linear-gradient(calc(270deg*var(--side)), red, blue)}'],
    ['a{mask:linear-gradient(-90deg, red, blue)}', 'a{mask:linear-gradient(calc(-90deg*var(--side)), red, blue)}'],
    ['a{padding:1px 2px 3px calc(4px + (1px*2))}', 'a{padding-block:1px 3px;padding-inline:calc(4px + (1px*2)) 2px}'],
    ['a{padding:1px 2px 3px 2px;margin:0 auto}', 'a{padding:1px 2px 3px 2px;margin:0 auto}'],
    ['.table .align-right{text-align:right}', '.table .align-right{text-align:right}'],
    ['.left:hover{color:red}', '.left:hover{color:red}'],
    ['a:before{rotate:-45deg}a[open]:before{rotate:45deg}', 'a:before{rotate:135deg}a[open]:before{rotate:45deg}'],
  ])('name start and end where they named left and right: %s', (css, logical) => {
    expect(withLogicalSides(css)).toBe(logical);
  });

  it('fade out at the side where there is more', () => {
    const gradients = compiledSheets().flatMap((css) => withLogicalSides(css).match(/linear-gradient\([^,]*/g) ?? []);
    expect(gradients).toContain('linear-gradient(calc(-90deg*var(--side))');
    expect(gradients.filter((gradient) => /^linear-gradient\((?:-?[\d.]+(?:deg|g?rad|turn)|to .*(?:left|right))/.test(gradient))).toEqual([]);
  });
});

describe('the loader of a site from the right', () => {
  const load = (resourcePath: string, css: string) => logicalLoader.call({ resourcePath } as ThisParameterType<typeof logicalLoader>, css) as string;

  it('leaves the terminal’s sheets as they are', () => {
    expect(load('/src/features/terminal/terminal.scss', 'a{text-align:left}')).toBe('a{text-align:left}');
  });

  it('gives every page, after its sheet, the order of English words, of code and of counts', () => {
    const sheet = load('/src/styles/main.scss', 'a{left:0}');
    expect(sheet).toMatch(/^a\{inset-inline-start:0\}@layer base\{.*th,td,.*unicode-bidi:plaintext/);
    expect(sheet).toMatch(/:where\(pre,code,[^{]*\{unicode-bidi:normal\}/);
    expect(load('/src/styles/print.scss', 'a{left:0}')).toBe('a{inset-inline-start:0}');
  });

  it('asks nothing of browsers within :has() that they refuse there', () => {
    expect(load('/src/styles/main.scss', '')).not.toMatch(/:has\((?:[^()]|\([^()]*\))*:has\(/);
  });
});
