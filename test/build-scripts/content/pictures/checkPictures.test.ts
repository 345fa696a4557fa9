import { deflateSync, crc32 } from 'node:zlib';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPicture } from '../../../../build-scripts/lib/content/pictures/readPicture';
import { svgFaults } from '../../../../build-scripts/lib/content/pictures/svgFaults';
import { FIELDS } from '../../support/compile';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelOf, problemLines } from '../../support/model';
import { drawn, film, photograph } from './support';

const root = temporaryFolder();
const POST = `---\n${FIELDS.blog}\n---\n`;

/** A picture whose header claims this size. */
function bombOf(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), content])];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]);
}

it('a picture that ends too early, is none, or is too large to be shown fails the build at the line that shows it', async () => {
  const folder = join(root, 'damaged');
  const whole = await photograph(60, 40).jpeg().toBuffer();
  writeFiles(folder, {
    'images/cut.jpg': whole.subarray(0, whole.length / 2),
    'images/page.png': '<!doctype html><p>Not found',
    'images/page.svg': '<!doctype html><p>Not found',
    'images/bomb.png': bombOf(30_000, 30_000),
    'images/cut.gif': (await film(20, 20)).subarray(0, 60),
    'images/cut.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g><!-- </svg> --><rect width="9"',
    'images/fine.svg': '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg >\n<!-- Drawn by hand -->\n',
    'images/empty.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'images/fine.jpg': whole,
    'blog/a.md': `${POST}![Cut](/images/cut.jpg)\n\n![Page](/images/page.png)\n\n![Bomb](/images/bomb.png)\n\n![Film](/images/cut.gif)\n\n![Fine](/images/fine.jpg)\n\n![Cut](/images/cut.svg)\n\n![Fine](/images/fine.svg) ![Empty](/images/empty.svg)\n\n![Page](/images/page.svg)\n`,
  });
  const lines = await problemLines(modelOf(folder));
  expect(lines.map((line) => line.replace(/^.*blog\//, ''))).toEqual([
    expect.stringMatching(/^a\.md:8:1 shows \/images\/cut\.jpg, whose file is truncated → Copy the picture again/),
    expect.stringMatching(/^a\.md:10:1 shows \/images\/page\.png, which is not a picture that browsers can show → Save it as JPEG/),
    expect.stringMatching(/^a\.md:12:1 shows \/images\/bomb\.png, which is 30000 × 30000 pixels → Make it smaller/),
    expect.stringMatching(/^a\.md:14:1 shows \/images\/cut\.gif, whose file is truncated/),
    expect.stringMatching(/^a\.md:18:1 shows \/images\/cut\.svg, whose file is truncated/),
    expect.stringMatching(/^a\.md:22:1 shows \/images\/page\.svg, which is not a picture that browsers can show/),
  ]);
});

it('a drawing of which browsers show nothing fails the build at the line that shows it, in the images folder and beside an article', async () => {
  const folder = join(root, 'unreadable');
  const svg = (inside: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>\n${inside}</svg>\n`;
  const drawings = {
    'plain.svg': '<svg width="100" height="50"><rect width="9" height="9"/></svg>',
    'open.svg': svg('<rect>'),
    'ampersand.svg': svg('<text>R&D;</text>'),
    'prefix.svg': svg('<use xlink:href="#a"/>'),
    'page.svg': `<html>${svg('')}<!-- </html> --></html><!-- x --></svg>`,
  };
  const fine = {
    'entity.svg': `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [ <!ENTITY n "http://www.w3.org/2000/svg"> ]>\n<svg xmlns="&n;" viewBox="0 0 9 9"/>`,
    'prefixed.svg': '\uFEFF<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:style><![CDATA[a>b{}]]></s:style></s:svg>',
    'wide.svg': Buffer.from(`\uFEFF${svg('<rect/>')}`, 'utf16le'),
    'latin.svg': Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<text>Zürich</text>')}`, 'latin1'),
  };
  const all = { ...drawings, ...fine };
  writeFiles(folder, {
    ...Object.fromEntries(Object.entries(all).flatMap(([name, text]) => ['images', 'blog'].map((dir) => [`${dir}/${name}`, text]))),
    'blog/a.md': POST + ['/images', '.'].flatMap((dir) => Object.keys(all).map((name) => `![A](${dir}/${name})\n\n`)).join(''),
  });
  const lines = (await problemLines(modelOf(folder))).filter((line) => line.includes(' shows ')).map((line) => line.replace(/^.*a\.md:/, ''));
  const told = (dir: string) => [
    `shows ${dir}/plain.svg, which browsers can't show: its root isn't an svg element of SVG's namespace → Begin it with <svg xmlns="http://www.w3.org/2000/svg".`,
    `shows ${dir}/open.svg, which browsers can't read at 2:12: unexpected close tag → Correct it at that line and column`,
    `shows ${dir}/ampersand.svg, which browsers can't read at 2:10: undefined entity → Correct it`,
    `shows ${dir}/prefix.svg, which browsers can't read at 2:22: unbound namespace prefix: "xlink" → Correct it`,
    `shows ${dir}/page.svg, which browsers can't read at 3:39: unmatched closing tag: svg → Correct it`,
  ];
  expect(lines).toEqual(['/images', '/images/blog'].flatMap(told).map((text) => expect.stringContaining(text) as string));
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['8:1', '10:1', '12:1', '14:1', '16:1', '26:1', '28:1', '30:1', '32:1', '34:1']);
});

it('a picture above 500 KB is a warning at the line that shows it', async () => {
  const folder = join(root, 'heavy');
  writeFiles(folder, {
    'images/heavy.png': await photograph(600, 500).png().toBuffer(),
    'images/light.png': await drawn(600, 500).png().toBuffer(),
    'blog/a.md': `${POST}Text first.\n\n![Light](/images/light.png)\n\nAnd ![heavy](/images/heavy.png).\n`,
  });
  const { warnings } = await modelOf(folder);
  expect(warnings).toMatch(/blog\/a\.md:12:5 .*shows \/images\/heavy\.png, which weighs \d+ KB/);
  expect(warnings).toContain('It is 600 × 500 pixels.');
  expect(warnings).not.toContain('light.png, ');
});

it('M2 a drawing with scripts, handlers or parts from elsewhere is told with its own line and column', () => {
  const svg =
    '<svg viewBox="0 0 9 9">\n <!-- <script> -->\n <script>top.x=1</script>\n <rect onclick="x()"/>\n <a xlink:href=" javascript:x()"/>\n <image href="https://cdn.example.net/a.png"/>\n <use href="#own"/>\n</svg>';
  expect(svgFaults(svg).map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '3:2 has a script: <script',
    '4:8 has an event handler: onclick=',
    '5:5 has a link that runs a script: xlink:href=" javascript:',
    '6:2 has a part that is loaded from elsewhere: <image href="h',
  ]);
  expect(svgFaults('<svg viewBox="0 0 9 9"><style>a{fill:url(#b)}</style><text>once = 1</text><use href="#a"/></svg>')).toEqual([]);
});

it('drawings are warned of in their files: scripts, and a missing size', async () => {
  const folder = join(root, 'drawings');
  writeFiles(folder, {
    'images/a.svg': '<svg viewBox="0 0 9 9">\n<script>1</script></svg>',
    'images/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'blog/a.md': `${POST}Text.`,
  });
  const { warnings } = await modelOf(folder);
  expect(warnings).toMatch(/images\/a\.svg:2:1 warning: has a script/);
  expect(warnings).toMatch(/images\/b\.svg:1:1 warning: has no size/);
});

it('H8 a picture has the size in which it is shown: that of a photograph turned to one side, too', async () => {
  const folder = join(root, 'sizes');
  writeFiles(folder, {
    'turned.jpg': await drawn(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'upside.jpg': await drawn(60, 40).withMetadata({ orientation: 3 }).jpeg().toBuffer(),
    'plain.avif': await drawn(60, 40).avif({ effort: 0 }).toBuffer(),
    'film.gif': await film(30, 20),
  });
  const facts = (name: string) => readPicture(join(folder, name));
  expect(facts('turned.jpg')).toMatchObject({ form: 'jpg', size: [40, 60], isWhole: true });
  expect(facts('upside.jpg').size).toEqual([60, 40]);
  expect(facts('plain.avif')).toMatchObject({ form: 'avif', size: [60, 40], isWhole: true });
  expect(facts('film.gif')).toMatchObject({ form: 'gif', size: [30, 20], isWhole: true });
  expect((await sharp(join(folder, 'turned.jpg')).autoOrient().toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 40, height: 60 });
});
