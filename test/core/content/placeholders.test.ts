import { placeholderText, isPlaceholder, type Placeholder } from '../../../src/core/content/placeholders';

describe('isPlaceholder', () => {
  it('distinguishes placeholders from coloured and plain text', () => {
    expect(isPlaceholder(['placeholder', 'x', 'HOST'])).toBe(true);
    expect([isPlaceholder(['string', 'placeholder']), isPlaceholder('placeholder'), isPlaceholder('h'), isPlaceholder('')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('placeholderText', () => {
  const bare: Placeholder = ['placeholder', 'example', 'NAME', 'bare'];

  it('shows the example as the build has written it until there is a value', () => {
    expect(placeholderText(bare, {})).toBe('example');
    expect(placeholderText(['placeholder', "'a b'", 'NAME', 'bare'], { OTHER: 'x' })).toBe("'a b'");
  });

  it('quotes the value for its shell context, and leaves it alone outside of shells', () => {
    expect(placeholderText(bare, { NAME: "it's" })).toBe(String.raw`'it'\''s'`);
    expect(placeholderText(['placeholder', 'example', 'NAME', 'double'], { NAME: '$x' })).toBe(String.raw`\$x`);
    expect(placeholderText(['placeholder', 'example', 'NAME'], { NAME: "it's $x" })).toBe("it's $x");
  });

  it('takes an empty value for a value', () => {
    expect(placeholderText(bare, { NAME: '' })).toBe("''");
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('has no value for the name %s of every object', (name) => {
    expect(placeholderText(['placeholder', 'example', name, 'bare'], {})).toBe('example');
  });
});
