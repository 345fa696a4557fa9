/** @jest-environment jsdom */
import '../../../support/dom';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../../src/app/store';
import { Prose } from '../../../../src/ui/Prose';
import { runs } from '../../../support/propertyRuns';
import { compile } from '../../support/compile';
import { markdownArbitrary, unitsArbitrary } from '../../support/hostile';

const MARKDOWN_RUNS = 2_000;
const STRING_RUNS = 500;
/** The elements that our own code makes; nothing that an author writes may add another. */
const ELEMENTS = new Set([
  'a',
  'aside',
  'blockquote',
  'br',
  'button',
  'code',
  'del',
  'div',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'img',
  'li',
  'noscript',
  'ol',
  'p',
  'path',
  'picture',
  'pre',
  'section',
  'span',
  'strong',
  'sup',
  'svg',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
  'use',
  'var',
  'circle',
  'rect',
  'line',
  'polyline',
  'g',
  'wbr',
]);
const SAFE_HREF = /^(?:https?:|mailto:|#|\/(?![/\\]))/i;

const store = makeStore();

/** The elements that a browser parses from a body, including those inside noscript. */
function elementsOf(body: string): Element[] {
  const prose = createElement(Prose, { blocks: compile(body).blocks });
  const html = renderToStaticMarkup(createElement(Provider, { store, children: createElement(MemoryRouter, null, prose) }));
  // As it is sent: in UTF-8, which has no lone surrogates.
  const sent = Buffer.from(`<!doctype html><body>${html}`).toString();
  const page = new DOMParser().parseFromString(sent, 'text/html');
  return [...page.body.querySelectorAll('*')];
}

function expectHarmless(body: string): void {
  for (const element of elementsOf(body)) {
    const name = element.localName;
    expect({ body, name, isOurs: ELEMENTS.has(name) }).toEqual({ body, name, isOurs: true });
    for (const { name: attribute, value } of element.attributes) {
      expect({ body, attribute, isHandler: /^on|^style$|^srcdoc$|^formaction$/i.test(attribute) }).toEqual({ body, attribute, isHandler: false });
      if (/^(?:xlink:)?href$/.test(attribute)) expect({ body, value, isSafe: SAFE_HREF.test(value) }).toEqual({ body, value, isSafe: true });
    }
  }
}

describe('a compiled document on its page', () => {
  it("holds no element, handler or scheme of the author's, whatever the Markdown", () => {
    fc.assert(fc.property(markdownArbitrary, expectHarmless), { numRuns: runs(MARKDOWN_RUNS) });
  });

  it('holds none whatever the text', () => {
    fc.assert(fc.property(unitsArbitrary, expectHarmless), { numRuns: runs(STRING_RUNS) });
  });

  it.each([
    '<script>alert(1)</script>',
    'a <script>alert(1)</script> b',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a]: javascript:alert(1)\n\n[a]',
    '![x](javascript:alert(1) "onerror=alert(1)")',
    '<javascript:alert(1)>',
    '[a](data:text/html,x)',
    '```html"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
    '```console title="</figcaption><script>alert(1)</script>"\n$ <script>alert(1)</script>\n```',
    '| <script>alert(1)</script> |\n| - |\n| </td><script>x</script> |',
    '## <img src=x onerror=alert(1)>',
    '[^"onclick="x]\n\n[^"onclick="x]: <script>x</script>',
    'Step 1: <script>alert(1)</script>',
    '> [!NOTE]\n> <script>alert(1)</script>',
    'sudo apt install <script>alert(1)</script>',
    '- [x] <script>alert(1)</script>',
  ])('shows %j as text', (body) => {
    expectHarmless(body);
  });

  it.each(['[a](https://b.example)', 'https://b.example', '[a](//b.example)', '[a](HTTPS://b.example)', '[a](< https://b.example>)'])(
    'M2 opens another site in a new tab, however its address is written: %s',
    (body) => {
      const [link] = elementsOf(body).filter(({ localName }) => localName === 'a');
      expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    },
  );

  it('gives ids that are on the page once', () => {
    fc.assert(
      fc.property(markdownArbitrary, (body) => {
        const ids = elementsOf(body)
          .map(({ id }) => id)
          .filter(Boolean);
        expect({ body, ids }).toEqual({ body, ids: [...new Set(ids)] });
      }),
      { numRuns: runs(STRING_RUNS) },
    );
  });
});
