import { forceStates } from '../../../src/app/design-system/forceStates';
import { readTokens } from '../../../src/app/design-system/readTokens';

function sheetOf(css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  if (!style.sheet) throw new Error('the document took no style sheet');
  return style.sheet;
}
const selectorsOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : 'group'));

describe('forceStates', () => {
  it('adds a copy of each rule for a state, triggered by a class, right after it', () => {
    const sheet = sheetOf('.button:hover { color: red } .button { color: blue } .copy:focus-visible { color: green }');
    forceStates([sheet]);
    expect(selectorsOf(sheet)).toEqual(['.button:hover', '.is-hover :is(.button)', '.button', '.copy:focus-visible', '.is-focused :is(.copy)']);
    expect((sheet.cssRules[1] as CSSStyleRule).style.color).toBe('red');
  });

  it('gives a state without a name before it to the controls', () => {
    const sheet = sheetOf(':focus-visible { color: red } .terminal :focus-visible { color: green }');
    forceStates([sheet]);
    expect(selectorsOf(sheet).filter((selector) => selector.startsWith('.is-focused'))).toEqual([
      '.is-focused :is(:is(a, button, input))',
      '.is-focused :is(.terminal :is(a, button, input))',
    ]);
  });

  it('goes into groups of rules', () => {
    const sheet = sheetOf('@media all { a:active { color: red } }');
    forceStates([sheet]);
    expect([...(sheet.cssRules[0] as CSSMediaRule).cssRules]).toHaveLength(2);
  });
});

describe('readTokens', () => {
  it('reads the custom properties of the root, in their order', () => {
    const sheet = sheetOf(':root { --paper: white; color: red; --ink: black } .a { --other: 1 }');
    expect(readTokens([sheet])).toEqual([
      ['--paper', 'white'],
      ['--ink', 'black'],
    ]);
  });
});
