import { blocksOf, compile, FIELDS, problemsOf } from '../../support/compile';
import { modelFrom, problemLines } from '../../support/model';
import { wiki } from '../../support/texts';

const BODY = '## First part\n\nText.[^1]\n\n> ### Second part\n\n[^1]: Note.\n';
const withAnchors = (anchors: string, body = BODY) => compile(body, { fields: `${FIELDS.wiki}\nanchors: ${anchors}` });

describe('anchors in the front matter', () => {
  it('give a renamed heading its former ids, wherever it stands, and no other block any', () => {
    const { blocks, problems } = withAnchors('{ part-one: first-part, "1": first-part, part-two: second-part }');
    expect(problems).toEqual([]);
    expect(blocks[0]).toEqual({ type: 'heading', depth: 2, id: 'first-part', formerIds: ['1', 'part-one'], children: ['First part'] });
    expect(blocks[2]).toMatchObject({ type: 'quote', children: [{ id: 'second-part', formerIds: ['part-two'] }] });
    expect(blocksOf('## First part')[0]).not.toHaveProperty('formerIds');
  });

  it.each([
    ['{ old: first-prat }', '6:12 redirects the former anchor "old" to "first-prat", but no heading has that anchor'],
    ['{ first-part: second-part }', '6:12 has the former anchor "first-part", which is in use on the page'],
    ['{ user-content-fn-1: first-part, fn-1: first-part }', '6:43 has the former anchor "fn-1", which is in use on the page'],
    ['{ root: first-part }', '6:12 has the former anchor "root", which is in use on the page'],
    ['{ "a b": first-part }', '6:12 "anchors" has the name "a b", which may only have letters, digits and _ . : -'],
  ])('%s is reported at its place', (anchors, problem) => {
    expect(problemsOf(withAnchors(anchors))).toEqual([problem]);
  });

  it.each([
    [BODY, 'Its anchors: first-part, second-part.'],
    ['Text.', 'Its anchors: none.'],
  ])('are told which anchors the page has if none is near: %j', (body, hint) => {
    expect(withAnchors('{ old: something-else }', body).problems).toEqual([expect.objectContaining({ hint })]);
  });

  it('are no targets for links, which name the present one', async () => {
    const texts = {
      'wiki/a.md': wiki({ body: BODY, more: 'category: Basics\nanchors: { old: first-part }' }),
      'wiki/b.md': wiki({ body: 'See [a](a.md#old), [it](/wiki/a#first-part) and [that](a.md#constructor).' }),
    };
    expect(await problemLines(modelFrom(texts))).toEqual([
      "wiki/b.md:7:5 links to /wiki/a#old, a heading's former anchor → Link to /wiki/a#first-part.",
      expect.stringContaining('7:49 links to /wiki/a#constructor, but the page has no heading with that anchor'),
    ]);
  });
});
