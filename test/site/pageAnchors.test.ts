import { anchorsOfPage } from '../../build-scripts/lib/content/rules/pageAnchors';
import { groupAnchor } from '../../src/core/content/categories';
import { serveForeignSite, serveOwnSite } from './support/builtSite';

const sites = [serveOwnSite(), serveForeignSite()];

describe('the parts of lists and fixed pages that links may lead to', () => {
  it.each(['/', '/resume', '/wiki', '/blog', '/projects', '/open-source', '/ledger', '/tags/Linux'])('E7 are all headings of %s', async (path) => {
    for (const { get, page } of sites) {
      if ((await get(path)).status !== 200) continue;
      const ids = [...(await page(path)).querySelectorAll('main :is(h1, h2, h3)[id]')].map(({ id }) => id);
      const known = anchorsOfPage(path, []).map(({ id }) => id);
      expect(ids.filter((id) => !known.includes(id) && !id.startsWith(groupAnchor('')) && !id.startsWith('_'))).toEqual([]);
    }
  });

  it.each(['/', '/resume', '/ledger'])('E7 are none that the sample’s %s lacks', async (path) => {
    const page = await sites[0]?.page(path);
    expect(anchorsOfPage(path, []).filter(({ id }) => !page?.getElementById(id))).toEqual([]);
  });
});
