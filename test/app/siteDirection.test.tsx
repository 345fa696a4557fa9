// It defines hooks, which isn't possible inside a test.
import { renderInSite } from '../support/render';
import { siteOf } from '../../build-scripts/lib/content/siteFile';
import { siteModule } from '../../build-scripts/lib/settings/siteModule';

type Values = Record<string, unknown>;

/** The constants of a site that its code imports. */
function valuesOf(language: string): Values {
  const source = siteModule({ site: siteOf({ name: 'A', language }), siteUrl: 'https://a.example' }, []);
  return JSON.parse(/^export const site = (.*);$/m.exec(source)?.[1] ?? '{}') as Values;
}

describe('the direction of the document', () => {
  const site: Values = {};

  it.each([
    ['ar', ['ar', 'rtl']],
    ['en', ['en', null]],
    ['he', ['he', 'rtl']],
  ])('is that of the site’s language: %s', async (language, expected) => {
    Object.assign(site, { dir: undefined }, valuesOf(language));
    jest.doMock('../../src/platform/site', () => ({
      site,
      pages: [],
      absoluteUrl: (path: string) => `https://a.example${path}`,
      withBase: (path: string) => path,
    }));
    const { Seo } = await import('../../src/ui/Seo');
    renderInSite(<Seo path="/" />);
    const root = document.documentElement;
    expect([root.getAttribute('lang'), root.getAttribute('dir')]).toEqual(expected);
  });
});
