import * as fc from 'fast-check';
import { RESULT_TYPES, sanitizeQuery } from '../../../../src/core/search';
import type { ParsedQuery } from '../../../../src/core/search/text/query';
import { parseQuery, withoutType, withType } from '../../../../src/core/search/advanced';
import { matchesFilters } from '../../../../src/core/search/text/query';
import { textArbitrary } from '../arbitraries';
import { runs } from '../../../support/propertyRuns';
import { growthOf, LINEAR } from '../../../support/cpuTime';

const parsed = (fields: Partial<ParsedQuery>): ParsedQuery => ({ text: '', types: [], tags: [], isLiteral: false, ...fields });

describe('parseQuery', () => {
  it.each<[string, string, Partial<ParsedQuery>]>([
    ['a query without filters', ' sshd  config ', { text: ' sshd  config ' }],
    ['a type', 'type:wiki sshd', { text: 'sshd', types: ['wiki'] }],
    ['several types, each once', 'type:wiki type:BLOG Type:wiki x', { text: 'x', types: ['wiki', 'blog'] }],
    ['a tag', 'chroot tag:SSH', { text: 'chroot ', tags: ['SSH'] }],
    ['a tag of two words', 'a tag:"red hat" b', { text: 'a b', tags: ['red hat'] }],
    ['filters alone', ' tag:ssh type:opensource', { types: ['opensource'], tags: ['ssh'] }],
    ['a type that is none, as text', 'type:foo type:', { text: 'type:foo type:' }],
    ['a tag that is none, as text', 'tag: tag:"" tag:"x', { text: 'tag: tag:"" tag:"x' }],
    ['a blank tag, as text', 'tag:" " x', { text: 'tag:" " x' }],
    ['filters inside of words, as text', 'xtype:wiki type:wikis type:wiki-x tag:"a"b', { text: 'xtype:wiki type:wikis type:wiki-x tag:"a"b' }],
    ['quotes around it all', '"type:wiki tag:x"', { text: '"type:wiki tag:x"', isLiteral: true }],
    ['quotes around what is between filters', 'tag:a "x type:wiki y" type:blog', { text: '"x type:wiki y" ', tags: ['a'], types: ['blog'], isLiteral: true }],
    ['quotes around each of two texts', '"one text" “another”', { text: '"one text" “another”', isLiteral: false }],
    ['a word between two texts', '"permission denied" or "publickey"', { text: '"permission denied" or "publickey"', isLiteral: false }],
    ['a filter between two texts', '"ssh" type:wiki "port"', { text: '"ssh" "port"', types: ['wiki'], isLiteral: false }],
    ['quotes within quotes', '"say "hi" now"', { text: '"say "hi" now"', isLiteral: true }],
    ['curly quotes around it all', '“type:wiki tag:x”', { text: '“type:wiki tag:x”', isLiteral: true }],
    ['a tag in curly quotes', 'a tag:“red hat”', { text: 'a ', tags: ['red hat'] }],
    ['filters with a colon of full width', 'type：wiki サーバー tag：監視', { text: 'サーバー ', types: ['wiki'], tags: ['監視'] }],
    ['quotes around a part', '"a b" c type:wiki', { text: '"a b" c ', types: ['wiki'] }],
    ['quotes around nothing', '"" type:wiki', { text: '"" ', types: ['wiki'] }],
  ])('takes apart %s', (_, raw, fields) => {
    expect(parseQuery(raw)).toEqual(parsed(fields));
  });

  it('never throws, and leaves a query without filters as it is', () => {
    const query = fc.oneof(
      textArbitrary(8),
      fc.array(fc.constantFrom('type:wiki', 'tag:', '"', 'tag:"a b"', ' ', 'x', ':')).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(query, (raw) => {
        const { text, types, tags } = parseQuery(raw);
        if (types.length + tags.length === 0 || !/(?:type|tag):/i.test(raw)) expect({ text, types, tags }).toEqual({ text: raw, types: [], tags: [] });
      }),
      { numRuns: runs(5_000) },
    );
  });

  it.each(['tag:"', 'tag:" ', '"', 'type:wiki ', 'type:', ' ', 'tag:a'])('takes linear time on %s, repeated', (part) => {
    for (const end of ['', '"']) expect(growthOf((count) => parseQuery(part.repeat(count) + end), 100_000)).toBeLessThan(LINEAR);
  });
});

describe('matchesFilters', () => {
  const record = { type: 'wiki', tags: ['SSH', 'Red Hat'] } as const;
  const matches = (fields: Partial<ParsedQuery>) => matchesFilters(record, parsed(fields));

  it('wants one of the types', () => {
    expect([matches({ types: ['blog', 'wiki'] }), matches({ types: ['blog'] }), matches({})]).toEqual([true, false, true]);
  });

  it('wants each of the tags, whole, in any case', () => {
    expect([matches({ tags: ['ssh', 'RED HAT'] }), matches({ tags: ['ssh', 'red'] }), matches({ tags: ['ss'] })]).toEqual([true, false, false]);
  });
});

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

describe('sanitizeQuery', () => {
  it.each([
    ['strips tags', '<b>ssh</b> <img src=x onerror="a">keys', 'ssh keys'],
    ['strips comments and closing tags', '<!-- x -->a</p>', 'a'],
    ['keeps what only looks like the start of a tag', 'a < b and 1 <2', 'a  b and 1 2'],
    ['takes only the bracket of a tag that is never closed', 'see <b for more', 'see b for more'],
    ['removes the five characters', `a<b>c & "d" 'e'`, 'ac  d e'],
    ['removes quotes that are typed curly', 'don’t ‘so’ “or” so', 'dont so or so'],
    ['trims', ' \t\u00A0ssh\n', 'ssh'],
    ['leaves nothing of a blank query', ' <b></b> \n', ''],
    ['leaves 2>&1 as 21', '2>&1', '21'],
    ['keeps the case', 'SSH Keys', 'SSH Keys'],
  ])('S1 %s', (_, raw, needle) => {
    expect(sanitizeQuery(raw)).toBe(needle);
  });

  it('S1 X cuts to 100 characters', () => {
    expect(sanitizeQuery('x'.repeat(150))).toBe('x'.repeat(100));
  });

  it('S1 trims again after the cut', () => {
    expect(sanitizeQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  });

  it('S1 drops the half pair that the cut leaves', () => {
    expect(sanitizeQuery(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
    expect(sanitizeQuery(`${'x'.repeat(98)} 😀`)).toBe('x'.repeat(98));
    expect(sanitizeQuery('\uD83Dssh\uDE00')).toBe('ssh');
  });

  it.each<[string, [string, string, string]]>([
    ['opened and never closed', ['', '<a', '']],
    ['opened many times and closed once', ['', '<a', '>']],
    ['brackets only', ['', '<', '']],
    ['blanks in the middle', ['a', ' ', 'b']],
  ])('S1 takes linear time on tags %s', (_, [start, part, end]) => {
    expect(growthOf((count) => sanitizeQuery(start + part.repeat(count) + end), 400_000)).toBeLessThan(LINEAR);
  });
});
