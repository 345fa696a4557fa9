import * as fc from 'fast-check';
import type { ParsedQuery } from '../../../../src/core/search';
import { matchesFilters, parseQuery } from '../../../../src/core/search/advanced';
import { textArbitrary } from '../arbitraries';
import { runs } from '../../../support/propertyRuns';
import { cpuMsOf } from '../../../support/cpuTime';

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
    ['curly quotes around it all', '“type:wiki tag:x”', { text: '“type:wiki tag:x”', isLiteral: true }],
    ['a tag in curly quotes', 'a tag:“red hat”', { text: 'a ', tags: ['red hat'] }],
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
    const ms = cpuMsOf(() => {
      parseQuery(part.repeat(100_000));
      parseQuery(`${part.repeat(100_000)}"`);
    });
    expect(ms).toBeLessThan(3_000);
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
