import { directionRules } from '../../../../build-scripts/lib/content/pages/directionRules';
import { site } from '../../../support/siteConstants';
import { modelFrom } from '../../support/model';
import { wiki } from '../../support/texts';

const rulesFor = async (text: string, changes = {}) => directionRules(await modelFrom({ 'wiki/a.md': text }, changes));

it('a site of texts from the left has no rules for others', async () => {
  expect(await rulesFor(wiki({ title: 'Über Öl' }))).toBe('');
});

it.each([
  ['a title', wiki({ title: 'العربية في الدليل' })],
  ['a tag', wiki({ tags: '[Linux, العربية]' })],
  ['an unlisted title', wiki({ title: 'سلام', more: 'category: Basics\nunlisted: true' })],
  ['a text', wiki({ body: 'هذا نص عربي مع code و English words داخل السطر.' })],
])('titles, cards, results and tags follow their first letter where %s is from the right', async (_, text) => {
  const rules = await rulesFor(text);
  expect(rules).toMatch(/h1,.*\{unicode-bidi:plaintext\}/);
  expect(rules).toContain('.near-tags__count{unicode-bidi:isolate}');
});

it('a site from the right has rules of its own', async () => {
  expect(await rulesFor(wiki({ title: 'العربية' }), { site: { ...site, dir: 'rtl' } })).toBe('');
});
