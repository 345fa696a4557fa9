import { compiledSheets, declarationsOf, selectorsOf, type SheetRule } from './support/sheets';

/** What a pointer may change: the look of something that is there anyway. */
const LOOKS = /^(?:color|fill|background(?:-color)?|border(?:-\w+)?-color|outline(?:-\w+)*|box-shadow|text-decoration(?:-\w+)*|forced-color-adjust|cursor)$/;

const sheets = compiledSheets();
const rules = sheets.flatMap(declarationsOf);
const isHovered = (selector: string) => selector.includes(':hover');
const shows = ({ declarations }: SheetRule) => declarations.filter(([name]) => !LOOKS.test(name));

describe('hover', () => {
  it('shows nothing that focus doesn’t show too', () => {
    const onHoverOnly = rules.filter((rule) => shows(rule).length > 0 && selectorsOf(rule).every(isHovered)).map(({ selector }) => selector);
    // The copy buttons of single commands, hidden where neither is: a fingertip always sees them, the keyboard focuses them.
    const hidden = '.code:not(:hover) .code__copies .copy:not(:focus-visible)';
    expect([...new Set(onHoverOnly)]).toEqual([hidden]);
    const changed = rules.filter(({ selector }) => selector === hidden).flatMap(({ declarations }) => declarations.map(String));
    expect([...new Set(changed)]).toEqual(['opacity,0']);
    expect(sheets.join('')).toMatch(/@media \(hover: hover\) \{\s*\.code:not\(:hover\) \.code__copies/);
  });
});
