import { holeText, isHole, type Hole } from '../../../src/core/content/holes';

describe('isHole', () => {
  it('tells holes from coloured and plain text', () => {
    expect(isHole(['hole', 'x', 'HOST'])).toBe(true);
    expect([isHole(['string', 'hole']), isHole('hole'), isHole('h'), isHole('')]).toEqual([false, false, false, false]);
  });
});

describe('holeText', () => {
  const bare: Hole = ['hole', 'example', 'NAME', 'bare'];

  it('shows the example as the build has written it until there is a value', () => {
    expect(holeText(bare, {})).toBe('example');
    expect(holeText(['hole', "'a b'", 'NAME', 'bare'], { OTHER: 'x' })).toBe("'a b'");
  });

  it('quotes the value for the place that it stands in, and leaves it alone outside of shells', () => {
    expect(holeText(bare, { NAME: "it's" })).toBe(String.raw`'it'\''s'`);
    expect(holeText(['hole', 'example', 'NAME', 'double'], { NAME: '$x' })).toBe(String.raw`\$x`);
    expect(holeText(['hole', 'example', 'NAME'], { NAME: "it's $x" })).toBe("it's $x");
  });

  it('takes an empty value for a value', () => {
    expect(holeText(bare, { NAME: '' })).toBe("''");
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('has no value for the name %s of every object', (name) => {
    expect(holeText(['hole', 'example', name, 'bare'], {})).toBe('example');
  });
});
