import { keepableFile, keepablePage } from '../../src/offline/keepable';
import { answer, sitePage } from './fakeCache';

const at = (path: string, response: Response) => ({ request: new Request(`https://a.example${path}`), response });
const PORTAL = '<!doctype html><title>Hotel Wi-Fi: Log in</title>';

describe('what is kept of pages and their data', () => {
  const isKept = async (path: string, response: Response) => (await keepablePage(at(path, response))) !== null;

  it('R4 is a page of the site, its data, a picture, and whatever else is no HTML', async () => {
    expect(await isKept('/wiki/ssh', sitePage('Text'))).toBe(true);
    expect(await isKept('/wiki/ssh', answer('<script id=boot type=application/json>{}</script>', 'text/html'))).toBe(true);
    expect(await isKept('/data/wiki/ssh.json', answer('{}', 'application/json'))).toBe(true);
    expect(await isKept('/notes/data/wiki/ssh.json', answer('{}', 'application/json; charset=utf-8'))).toBe(true);
    expect(await isKept('/images/ssh.svg', answer('<svg/>', 'image/svg+xml'))).toBe(true);
  });

  it('R4 is never the page of a portal, nor what a host in trouble says', async () => {
    for (const path of ['/wiki/ssh', '/data/wiki/ssh.json', '/images/ssh.svg']) expect(await isKept(path, answer(PORTAL, 'text/html'))).toBe(false);
    expect(await isKept('/data/wiki/ssh.json', answer('Log in', 'text/plain'))).toBe(false);
    expect(await isKept('/wiki/ssh', answer('', 'text/html', 404))).toBe(false);
  });

  it('R4 is never the site’s own page for an address where nothing is', async () => {
    const missing = answer(await sitePage('Nothing here').text(), 'text/html; charset=utf-8', 404);
    expect(await isKept('/wiki/nobody', missing)).toBe(false);
  });

  it('R4 can still be read by the page itself', async () => {
    const response = sitePage('Text');
    await keepablePage(at('/wiki/ssh', response));
    expect(await response.text()).toContain('Text');
  });
});

describe('what is kept of scripts, styles, fonts and shards', () => {
  const isKept = async (path: string, response: Response) => (await keepableFile(at(path, response))) !== null;

  it('R4 is what they are, never HTML in their place', async () => {
    expect(await isKept('/assets/app.0123abcd.js', answer('x', 'text/javascript; charset=utf-8'))).toBe(true);
    expect(await isKept('/assets/app.0123abcd.js', answer('x', 'application/javascript'))).toBe(true);
    expect(await isKept('/assets/print.0123abcd.css', answer('x', 'text/css'))).toBe(true);
    expect(await isKept('/assets/face.0123abcd.woff2', answer('x', 'application/octet-stream'))).toBe(true);
    expect(await isKept('/data/search/b1/words-1.json', answer('x', 'application/json'))).toBe(true);
    for (const path of ['/assets/app.0123abcd.js', '/assets/print.0123abcd.css', '/data/search/b1/words-1.json'])
      expect(await isKept(path, answer(PORTAL, 'text/html'))).toBe(false);
    expect(await isKept('/assets/app.0123abcd.js', answer('Log in', 'text/plain'))).toBe(false);
    expect(await isKept('/assets/app.0123abcd.js', answer('', 'text/javascript', 500))).toBe(false);
  });
});
