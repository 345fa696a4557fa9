import { minifyStyle } from '../../../build-scripts/lib/bundling/minifyStyle';

describe('minifyStyle', () => {
  it('R5 shortens custom properties, which may have any value', async () => {
    expect(await minifyStyle(':root { --ink: light-dark(#ffffff, #1d2320); --face: "A B", "C", serif; }')).toBe(
      ':root{--ink:light-dark(#fff,#1d2320);--face:"A B","C",serif}',
    );
  });

  it('R5 shortens a colour without changing it', async () => {
    expect(await minifyStyle('a { border: 1px solid rgba(0,0,0,0); --shadow: #00000080; --red: #aabbcc; --no: #aabbcd; }')).toBe(
      'a{border:1px solid #0000;--shadow:#00000080;--red:#abc;--no:#aabbcd}',
    );
  });

  it('R5 leaves content, selectors and addresses as they are', async () => {
    const css = 'a:before{content:"--x: a, b #aabbcc"}.b--c:hover{color:red}@font-face{src:url(/a/%23aabbcc-1.woff2)}';
    expect(await minifyStyle(css)).toBe(css);
  });
});
