import { htmlDocument, type DocumentFrame } from '../../../build-scripts/lib/rendering/htmlDocument';
import { BOOT_ID, type Boot } from '../../../src/core/site/boot';

const INDEX = ['/data/search-index.json'];
const FRAME: DocumentFrame = {
  basePath: '/sub/',
  site: { language: 'en' },
  build: 'b1',
  assets: { scripts: ['/assets/main.js'], styles: [], printStyles: [], fonts: [], sections: {} },
  styles: {},
  headLinks: '',
  searchData: INDEX,
  searchesInWorker: false,
};

/** The boot JSON that a document's loader reads. */
function bootOf(section: 'wiki' | 'search', dataPath: string | null): Boot {
  const page = { head: '', body: '', section };
  const html = htmlDocument(page, FRAME, { path: '/', isShell: false, dataPath });
  return JSON.parse(new RegExp(`id="${BOOT_ID}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '') as Boot;
}

describe('htmlDocument', () => {
  it("names a page's data for the loader, under the base path", () => {
    expect(bootOf('wiki', '/data/wiki/ssh.json').data).toEqual(['/sub/data/wiki/ssh.json']);
  });

  it('S6 names the index on the search page alone, for there it is what the visitor came for', () => {
    expect(bootOf('search', null).data).toEqual(INDEX.map((path) => `/sub${path}`));
    expect(bootOf('wiki', null).data).toEqual([]);
  });

  it('says in which language and direction its texts are', () => {
    const page = { head: '', body: '', section: 'wiki' };
    const at = { path: '/', isShell: false, dataPath: null };
    expect(htmlDocument(page, { ...FRAME, site: { language: 'pt-BR' } }, at)).toMatch(/^<!doctype html><html lang="pt-BR"><head>/);
    expect(htmlDocument(page, { ...FRAME, site: { language: 'ar', dir: 'rtl' } }, at)).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><head>/);
  });

  it('R4 names the build whose data belongs to the document', () => {
    expect(bootOf('wiki', null).build).toBe('b1');
  });

  it('writes quotes and angle brackets of text as they are, so that code is shorter, and leaves attributes and data alone', () => {
    const text = '&quot;a&quot; &gt; &#x27;b&#x27; &amp;&amp; &lt;c&gt; &amp;quot;';
    const data = '<script type="application/ld+json">{"a":"&quot;"}</script>';
    const body = `<p title="&quot;a&quot; &gt; b">${text}</p>${data}<i>&gt;</i>`;
    const html = htmlDocument({ head: '', body, section: 'wiki' }, FRAME, { path: '/', isShell: false, dataPath: null });
    expect(html).toContain(`<p title="&quot;a&quot; &gt; b">"a" > 'b' &amp;&amp; &lt;c> &amp;quot;</p>${data}<i>></i>`);
  });
});
