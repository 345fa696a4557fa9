import { refreshPage } from '../../src/offline/refreshPage';
import { answer, fakeCache, sitePage } from './fakeCache';

const SITE = 'https://a.example/notes/';
const at = (path: string) => SITE + path;
const json = (text: string) => answer(text, 'application/json');

/** What the cache has of a guide after one of its files has been replaced, the server having the new deploy of all; and what was asked for. */
async function afterUpdate(path: string, { before = 'old', kept = ['wiki/ssh', 'data/wiki/ssh.json', 'data/runbooks/ssh.json'] } = {}) {
  const responseOf = (file: string, text: string) => (file.endsWith('.json') ? json(text) : sitePage(text));
  const { cache, textAt } = fakeCache(Object.fromEntries(kept.map((file) => [at(file), responseOf(file, file === path ? 'new' : 'old')])));
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const request = input as Request;
    expect(request.cache).toBe('no-cache');
    asked.push(request.url.slice(SITE.length));
    return Promise.resolve(responseOf(request.url, 'new'));
  });
  await refreshPage(cache, SITE, { request: new Request(at(path)), oldResponse: responseOf(path, before), newResponse: responseOf(path, 'new') });
  const texts = await Promise.all(kept.map(async (file) => /new|old/.exec((await textAt(at(file))) ?? '')?.[0]));
  return { texts, asked: asked.sort() };
}

afterEach(() => jest.restoreAllMocks());

describe('a kept page of which one file has been replaced', () => {
  it.each([
    ['its data', 'data/wiki/ssh.json'],
    ['its HTML', 'wiki/ssh'],
  ])('K2 R4 has all files of one deploy: %s', async (_, path) => {
    expect((await afterUpdate(path)).texts).toEqual(['new', 'new', 'new']);
  });

  it('R4 asks for nothing that was not kept, nor when nothing has changed', async () => {
    expect((await afterUpdate('data/wiki/ssh.json', { kept: ['wiki/ssh', 'data/wiki/ssh.json'] })).asked).toEqual(['wiki/ssh']);
    expect((await afterUpdate('data/wiki/ssh.json', { before: 'new' })).asked).toEqual([]);
    expect((await afterUpdate('data/search-index.json')).asked).toEqual([]);
  });

  it('R4 knows the home page, whose address is the root of the site', async () => {
    expect((await afterUpdate('data/home.json', { kept: ['', 'data/home.json'] })).texts).toEqual(['new', 'new']);
  });

  it('R4 keeps what it has where the host sends something else', async () => {
    const { cache, textAt } = fakeCache({ [at('wiki/ssh')]: sitePage('old') });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer('Log in', 'text/html'));
    await refreshPage(cache, SITE, { request: new Request(at('data/wiki/ssh.json')), oldResponse: json('1'), newResponse: json('2') });
    expect(await textAt(at('wiki/ssh'))).toContain('old');
  });
});
