import * as fc from 'fast-check';
import { RESULT_TYPES } from '../../../../src/core/search';
import { parseQuery, withoutType, withType } from '../../../../src/core/search/advanced';

describe('withType', () => {
  it.each([
    ['ssh', 'type:wiki ssh'],
    ['', 'type:wiki '],
    ['type:blog ssh', 'type:wiki type:blog ssh'],
    ['type:wiki ssh', 'type:wiki ssh'],
    ['ssh TYPE:Wiki', 'ssh TYPE:Wiki'],
    ['"type:wiki"', 'type:wiki "type:wiki"'],
  ])('puts the type before %j', (query, wanted) => {
    expect(withType(query, 'wiki')).toBe(wanted);
  });
});

describe('withoutType', () => {
  it.each([
    ['type:wiki ssh', 'ssh'],
    ['ssh type:wiki', 'ssh '],
    ['a type:wiki b', 'a b'],
    ['type:wiki type:wiki ssh', 'ssh'],
    ['type:blog type:wiki ssh', 'type:blog ssh'],
    ['ssh TYPE:Wiki keys', 'ssh keys'],
    ['  ssh  keys ', '  ssh  keys '],
    ['type:wikis ssh', 'type:wikis ssh'],
    ['"a type:wiki b"', '"a type:wiki b"'],
    ['type:wiki "a type:wiki b"', '"a type:wiki b"'],
    ['type:wiki tag:"a type:wiki b" c', 'tag:"a type:wiki b" c'],
    ['type:wiki', ''],
  ])('takes the type out of %j and leaves the rest', (query, wanted) => {
    expect(withoutType(query, 'wiki')).toBe(wanted);
  });

  const word = fc.constantFrom('ssh', 'type:wiki', 'type:blog', 'TYPE:WIKI', 'tag:a', 'tag:"type:wiki b"', '"', '"a', 'b"', ' ', '\t', 'type:', 'x');
  const query = fc.array(word).map((words) => words.join(' '));

  it('leaves nothing of the type, and everything else', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(...RESULT_TYPES), (raw, type) => {
        const [before, after] = [parseQuery(raw), parseQuery(withoutType(raw, type))];
        expect(after.types).toEqual(before.types.filter((other) => other !== type));
        expect(after.tags).toEqual(before.tags);
        expect(after.text.trim()).toBe(before.text.trim());
      }),
    );
  });

  it('undoes withType', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(...RESULT_TYPES), (raw, type) => {
        fc.pre(!parseQuery(raw).types.includes(type));
        expect(parseQuery(withType(raw, type)).types).toContain(type);
        expect(withoutType(withType(raw, type), type)).toBe(raw.trimStart());
      }),
    );
  });
});
