import { planRename } from '../../../build-scripts/lib/urls/planRename';
import { wiki } from '../support/texts';

it('renaming an article changes links with the full address of the site, and no others', () => {
  const siteUrl = 'https://own.example/sub';
  const body = (id: string) =>
    [
      `[a](${siteUrl}/wiki/${id}#x) <${siteUrl}/wiki/${id}> ${siteUrl}/wiki/${id} [${siteUrl}/wiki/a](${siteUrl}/wiki/${id}) [1]`,
      '[other](https://own.example/wiki/a) https://own.example.org/sub/wiki/a',
      `[1]: ${siteUrl}/wiki/${id}/`,
    ].join('\n\n');
  const texts = new Map([
    ['wiki/a.md', wiki()],
    ['wiki/c.md', wiki({ body: body('a') })],
  ]);
  const { changes, problems } = planRename(texts, { from: 'wiki/a', to: 'wiki/b', siteUrl });
  expect([changes.get('wiki/c.md'), problems]).toEqual([wiki({ body: body('b') }), []]);
});
