import { fetchPageFile, newerBuild, OtherBuildError } from '../../src/platform/fetchPageFile';
import { bootDocument } from '../support/boot';
import { startServer } from './fakeServer';

const PATH = '/data/wiki.json';
let leave: (() => void) | undefined;
const bootAs = (build: string) => {
  leave = bootDocument({ build });
};
// jsdom lacks AbortSignal.timeout.
beforeAll(() => Object.defineProperty(AbortSignal, 'timeout', { value: () => new AbortController().signal, configurable: true }));
afterEach(() => leave?.());

describe('fetchPageFile', () => {
  it('gives the data of the build that the document belongs to, and asks once for it', async () => {
    bootAs('b1');
    const server = startServer();
    server.answer(PATH, { data: { articles: [] }, build: 'b1' });
    await expect(fetchPageFile(PATH)).resolves.toEqual({ articles: [] });
    expect(server.requests).toEqual([PATH]);
  });

  it('R4 rejects the data of another build, and says which', async () => {
    bootAs('b1');
    startServer().answer(PATH, { data: { articles: [] }, build: 'b2' });
    await expect(fetchPageFile(PATH)).rejects.toEqual(new OtherBuildError(PATH, 'b2'));
    await expect(fetchPageFile(PATH)).rejects.toMatchObject({ build: 'b2' });
  });

  it('R4 takes a kept answer of an earlier build for what it is: the server itself has data of this one', async () => {
    bootAs('b2');
    const server = startServer();
    server.keep(PATH, { data: { articles: ['old'] }, build: 'b1' });
    server.answer(PATH, { data: { articles: ['new'] }, build: 'b2' });
    await expect(fetchPageFile(PATH)).resolves.toEqual({ articles: ['new'] });
    expect(server.requests).toEqual([PATH, PATH]);
  });

  it('R4 says which build a kept answer is of where the server is out of reach', async () => {
    bootAs('b2');
    startServer().keep(PATH, { data: { articles: [] }, build: 'b1' });
    await expect(fetchPageFile(PATH)).rejects.toEqual(new OtherBuildError(PATH, 'b1'));
  });

  it('takes any data in a document of the development server, which has no build', async () => {
    startServer().answer(PATH, { data: { articles: [] }, build: 'b2' });
    await expect(fetchPageFile(PATH)).resolves.toEqual({ articles: [] });
  });
});

describe('newerBuild', () => {
  it.each([
    ['the server has another', { data: {}, build: 'b2' }, 'b2'],
    ['the server has the same', { data: {}, build: 'b1' }, null],
    ['the server is down', { status: 503 }, null],
    ['the answer is a page', { html: '<!doctype html>' }, null],
  ])('R4 knows whether %s', async (_, answer, build) => {
    bootAs('b1');
    startServer().answer('/data/home.json', answer);
    await expect(newerBuild()).resolves.toBe(build);
  });

  it('R4 knows of none without a connection, or without a build of its own', async () => {
    bootAs('b1');
    const server = startServer();
    await expect(newerBuild()).resolves.toBeNull();
    leave?.();
    server.answer('/data/home.json', { data: {}, build: 'b2' });
    await expect(newerBuild()).resolves.toBeNull();
  });
});
