import { bodyOf, HEAD, importer, PLACES } from './support';

const importFiles = importer();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

async function converted(name: string, body: string): Promise<string> {
  const files = { [Object.fromEntries(PLACES)[name] ?? '']: HEAD + body, 'static/images/a.svg': SVG, 'docs/images/a.svg': SVG, 'images/a.svg': SVG };
  const { texts } = await importFiles(name, files);
  return bodyOf([...texts.values()][0]);
}

const COMMONMARK = PLACES.map(([name]) => name).filter((name) => name !== 'jekyll' && name !== 'mkdocs');

describe('links by reference', () => {
  it.each(COMMONMARK)('with a space between them are two: %s', async (name) => {
    const body = 'Links: [GitHub] [Mastodon]\n\n[mastodon]: https://m.example/@x\n[github]: https://github.com/x';
    expect(await converted(name, body)).toBe('Links: [GitHub](https://github.com/x) [Mastodon](https://m.example/@x)');
  });

  it.each(['jekyll', 'mkdocs'])('may have a space between label and name where the former site took them for one: %s', async (name) => {
    expect(await converted(name, 'See [the docs] [d].\n\n[d]: https://docs.example/')).toBe('See [the docs](https://docs.example/).');
  });

  it.each(PLACES.map(([name]) => name))('leave the box of a task alone: %s', async (name) => {
    const body = '- [ ] [docs]\n- [x] [label][d]\n- [x] done\n\n[docs]: https://docs.example/\n[d]: https://d.example/\n[x]: https://x.example/';
    expect(await converted(name, body)).toBe('- [ ] [docs](https://docs.example/)\n- [x] [label](https://d.example/)\n- [x] done');
  });

  it.each(PLACES.map(([name]) => name))('may be around a picture by reference: %s', async (name) => {
    const body = '[![Build][img]][ci] ![Alone][img] [![img]][ci]\n\n[img]: /images/a.svg\n[ci]: https://ci.example/';
    expect(await converted(name, body)).toBe(
      '[![Build](/images/a.svg)](https://ci.example/) ![Alone](/images/a.svg) [![img](/images/a.svg)](https://ci.example/)',
    );
  });

  it.each(COMMONMARK)('have the first of several definitions with one name: %s', async (name) => {
    expect(await converted(name, 'See [a].\n\n[a]: https://one.example/\n[A]: https://two.example/')).toBe('See [a](https://one.example/).');
  });

  it.each(['jekyll', 'mkdocs'])('have the last of several definitions with one name where the former site took it: %s', async (name) => {
    expect(await converted(name, 'See [a].\n\n[a]: https://one.example/\n[A]: https://two.example/')).toBe('See [a](https://two.example/).');
  });
});
