import { hostileFiles, LINKS_GUIDE } from '../../../support/hostileContent';
import { PAYLOADS, SCHEMES, VALUES } from '../../../support/hostilePayloads';
import { compile, FIELDS, problemsOf } from '../../support/compile';
import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';

it('M2 a link of every scheme but those of the web and of mail is refused with its place, or stays in the site', () => {
  const { links, problems } = compileDocument({ folder: 'wiki', file: 'wiki/links.md', name: 'links', text: LINKS_GUIDE });
  const lineOf = (index: number) => 7 + 2 * index;
  const [refused, kept] = [problems.filter(({ isWarning }) => !isWarning).map(({ line }) => line), links.map(({ line }) => line)];
  // Text that is no link at all: angle brackets can't be in an address.
  const isText = (address: string) => /[<>]/.test(address);
  expect([...refused, ...kept].sort((a, b) => a - b)).toEqual(SCHEMES.flatMap((address, index) => (isText(address) ? [] : [lineOf(index)])));
  expect(links.filter(({ href }) => !href.startsWith('/wiki/'))).toEqual([]);
});

it.each(['a\\b', '\\u003cb', 'a\0b', 'a\u0007', '\u0085b'])('R1 a tag such as %j, which becomes a folder, is refused with its place', (tag) => {
  const fields = FIELDS.wiki.replace('[Linux]', JSON.stringify([tag]));
  expect(problemsOf(compile('Text.', { fields }))).toEqual([expect.stringMatching(/^4:\d+ .*backslash or a control character/)]);
});

it.each(VALUES)('W4 the value %j is refused as the example of a path and of a secret, with its place', (value) => {
  const variables = ['path', 'secret'].map((type, place) => `  V${place}: { type: ${type}, value: ${JSON.stringify(value)}, about: x }`);
  const problems = problemsOf(compile('Text.', { fields: `${FIELDS.wiki}\nvariables:\n${variables.join('\n')}` }));
  expect(problems).toEqual(['a path', 'one word'].map((must, place) => expect.stringMatching(`^${7 + place}:\\d+ .*: the example must be ${must}`)));
});

it('the hostile content holds each of at least 150 payloads, but for links that are refused and values that only a visitor types', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(150);
  const text = Object.entries(hostileFiles()).flat().join('\n');
  expect(text.match(/canary/g)?.length ?? 0).toBeGreaterThan(1_000);
});
