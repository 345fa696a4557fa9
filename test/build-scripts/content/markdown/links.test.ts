import type { Inline } from '../../../../src/core/content/blocks';
import { blocksOf, compile, problemsOf } from '../../support/compile';

/** Where the link of a body leads, or null when there is no link in it. */
function hrefOf(body: string): string | null {
  const [block] = blocksOf(body);
  const nodes: readonly Inline[] = block?.type === 'paragraph' ? block.children : [];
  const link = nodes.find((node) => typeof node !== 'string' && node.type === 'link');
  return typeof link === 'object' && link.type === 'link' ? link.href : null;
}

describe('compileDocument: links', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'java&#9;script:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'DATA:text/html;base64,eA==',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    'view-source:https://example.com',
    'ssh://host',
    'ftp://host/x',
    'tel:123',
  ])('refuses the scheme of %j and keeps the text', (url) => {
    const document = compile(`See [that](<${url}>).`);
    expect(document.blocks).toEqual([{ type: 'paragraph', children: ['See that.'] }]);
    expect(document.links).toEqual([]);
    expect(problemsOf(document)).toEqual([expect.stringMatching(/^7:5 links to "[^]*", whose scheme isn't allowed$/)]);
  });

  it.each(['java\nscript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)'])(
    'makes no link of %j, however it is written',
    (url) => {
      for (const body of [`[a](${url})`, `[a](<${url}>)`, `[a][b]\n\n[b]: ${url}`, `<${url}>`, `![a](${url})`])
        expect(hrefOf(body)?.replace(/\s/g, '') ?? '').not.toMatch(/^javascript/i);
    },
  );

  it('refuses a scheme in a definition, too, and names the nearest one', () => {
    const [problem] = compile('See [that][1].\n\n[1]: htps://example.com').problems;
    expect(problem).toMatchObject({ line: 7, column: 5, message: 'links to "htps://example.com", whose scheme isn\'t allowed', hint: 'Did you mean "https"?' });
  });

  it.each([
    ['https://example.net/a?b=1#c', 'https://example.net/a?b=1#c'],
    ['http://example.net', 'http://example.net'],
    ['mailto:a@example.net', 'mailto:a@example.net'],
    ['//example.net/a', 'https://example.net/a'],
    ['#a-heading', '#a-heading'],
    ['/wiki/ssh', '/wiki/ssh'],
    ['/wiki/ssh/', '/wiki/ssh'],
    ['/', '/'],
    ['./ssh.md', '/wiki/ssh'],
    ['ssh.md', '/wiki/ssh'],
    ['ssh', '/wiki/ssh'],
    ['ssh.html', '/wiki/ssh'],
    ['../blog/hello.md#why', '/blog/hello#why'],
    ['../blog/hello.md?a=b', '/blog/hello?a=b'],
    ['../../../../wiki/ssh.md', '/wiki/ssh'],
    ['../tags/CI%2FCD', '/tags/CI%2FCD'],
    ['/tags/C%23', '/tags/C%23'],
    ['/tags/%E0%A4%A', '/tags/%E0%A4%A'],
    ['../wiki', '/wiki'],
    ['/wiki.html', '/wiki'],
    ['/resume.md#a', '/resume#a'],
    ['/report.html', '/report.html'],
    ['../notes.md?a=b#c', '/notes.md?a=b#c'],
    ['/demo/index.html', '/demo/index.html'],
    ['/demo/', '/demo/'],
  ])('resolves %s to %s', (url, href) => {
    const { links, problems } = compile(`[a](${url})`);
    expect(links).toEqual([{ href, line: 7, column: 1 }]);
    expect(problems).toEqual([]);
  });

  it('links bare addresses, addresses in angle brackets and references', () => {
    expect(hrefOf('See https://example.net/a.')).toBe('https://example.net/a');
    expect(hrefOf('See www.example.net.')).toBe('http://www.example.net');
    expect(hrefOf('See <https://example.net/a>.')).toBe('https://example.net/a');
    expect(hrefOf('See [The Post][].\n\n[the post]: ../blog/hello.md "A title"\n[the post]: ../blog/other.md')).toBe('/blog/hello');
  });

  it.each(['[There]()', '[There](<>)', '[There][it]\n\n[it]: <>'])('reports a link without an address: %j', (text) => {
    expect(problemsOf(compile(`See ${text}`))).toEqual([expect.stringMatching(/^\d+:5 links to "", which isn't an address$/)]);
  });

  it.each(['constructor', 'valueOf', 'toString'])('finds no definition named %s where there is none', (name) => {
    expect(blocksOf(`See [${name}] and [it][${name}].`)).toEqual([{ type: 'paragraph', children: [`See [${name}] and [it][${name}].`] }]);
    expect(hrefOf(`See [${name}].\n\n[${name}]: /wiki/ssh`)).toBe('/wiki/ssh');
  });

  it.each(['\\\\\\\\', '/\\\\\\\\[', '/&#9;/[', '\\\\\\\\a b:99999999', '%', '?', '/%', '//', '///', '[', '/:', ':', '?#', 'a b'])(
    'survives a link to %s',
    (url) => {
      expect(() => compile(`[a](<${url}>)`)).not.toThrow();
    },
  );

  it.each(['/.//evil.example.net/x', '/wiki/..//evil.example.net', '..//evil.example.net', '/\\\\evil.example.net', '/&#9;/evil.example.net'])(
    'never turns the path %s into an address of another host',
    (url) => {
      expect(hrefOf(`[a](<${url}>)`) ?? '/').toMatch(/^(?:\/(?!\/)|https:\/\/)/);
    },
  );
});

describe('compileDocument: images', () => {
  it.each([
    ['/images/a.png', '/images/a.png'],
    ['../images/a.png', '/images/a.png'],
    ['images/a.png', '/images/a.png'],
    ['../../images/deep/a.png', '/images/deep/a.png'],
  ])('resolves %s to %s', (url, src) => {
    const { blocks, images } = compile(`![A chart](${url})`);
    expect(blocks).toEqual([{ type: 'paragraph', children: [{ type: 'image', src, alt: 'A chart', size: [960, 540] }] }]);
    expect(images).toEqual([{ href: src, line: 7, column: 1 }]);
  });

  it('notes images of other sites and of hidden schemes, so that they can be refused', () => {
    const { images } = compile('![a](https://cdn.example.net/x.png) ![b](data:image/png;base64,eA==) ![c][d]\n\n[d]: javascript:alert(1)');
    expect(images.map(({ href }) => href)).toEqual(['https://cdn.example.net/x.png', 'data:image/png;base64,eA==', 'javascript:alert(1)']);
  });
});
