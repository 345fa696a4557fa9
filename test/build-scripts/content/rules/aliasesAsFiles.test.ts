import { modelFrom, problemLines } from '../../support/model';
import { post, wiki } from '../../support/texts';

const aliased = (...aliases: readonly string[]) => wiki({ more: `category: Basics\naliases: [${aliases.join(', ')}]` });

describe('aliases with and without .html, which a host that serves /x from x.html takes for one', () => {
  it('R5 may both lead to one article, to its own page, too', async () => {
    const { redirects } = await modelFrom({ 'wiki/a.md': aliased('/old', '/old.html', '/wiki/a.html') });
    expect(redirects).toEqual(expect.arrayContaining(['/old', '/old.html', '/wiki/a.html'].map((from) => ({ from, to: '/wiki/a' }))));
  });

  it('R5 may not lead to two articles, nor take another page’s place', async () => {
    const texts = {
      'blog/p.md': post(),
      'wiki/a.md': aliased('/old', '/late.html', '/wiki.html', '/blog/p.html', '/tags/linux.html'),
      'wiki/b.md': aliased('/old.html', '/late'),
    };
    const taken = 'which is an address of this site → An alias must be an address that is no longer in use; remove it.';
    const first = 'which wiki/a.md already has → Keep it in the one that readers of the old page are looking for.';
    expect(await problemLines(modelFrom(texts))).toEqual([
      `wiki/a.md:6:29 has the alias /wiki.html, ${taken}`,
      `wiki/a.md:6:41 has the alias /blog/p.html, ${taken}`,
      `wiki/a.md:6:55 has the alias /tags/linux.html, ${taken}`,
      `wiki/b.md:6:11 has the alias /old.html, ${first}`,
      `wiki/b.md:6:22 has the alias /late, ${first}`,
    ]);
  });
});
