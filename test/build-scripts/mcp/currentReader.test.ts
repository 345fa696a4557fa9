import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readerOfFolder } from '../../../build-scripts/lib/mcp/currentReader';
import { createSiteReader } from '../../../build-scripts/lib/mcp/siteReader';
import { site } from '../../support/siteConstants';
import { connectToCurrent } from '../support/assistant';
import { temporaryFolder, writeFiles } from '../support/folder';
import { modelOf } from '../support/model';
import { wiki } from '../support/texts';

describe('the server for assistants, after an edit', () => {
  const folder = temporaryFolder();
  const guide = (body: string) => writeFiles(folder, { 'wiki/a.md': wiki({ body }) });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return createSiteReader(await modelOf(folder), { site, siteUrl: 'https://docs.example.org' });
  };

  it('S3 answers from the content as it is: text that was added, pages that came and went', async () => {
    guide('Before.');
    const { client, call } = await connectToCurrent(readerOfFolder(folder, load));
    const read = async (page = '/wiki/a') => (await call('read_page', { page })).text;
    expect(await read()).toContain('Before.');
    guide('Before.\n\nAdded.');
    expect(await read()).toContain('Added.');
    writeFiles(folder, { 'wiki/deep/b.md': wiki({ body: 'Another.' }) });
    expect(await read('/wiki/b')).toContain('Another.');
    rmSync(join(folder, 'wiki/deep'), { recursive: true });
    expect((await call('read_page', { page: '/wiki/b' })).isError).toBe(true);
    await client.close();
  });

  it('reads a file again that a copy has put there with its former time', async () => {
    const current = readerOfFolder(folder, load);
    guide('Then.');
    expect((await current()).reader.page('/wiki/a')).toContain('Then.');
    const { atime, mtime } = statSync(join(folder, 'wiki/a.md'));
    guide('Next.');
    utimesSync(join(folder, 'wiki/a.md'), atime, mtime);
    expect((await current()).reader.page('/wiki/a')).toContain('Next.');
  });

  it('doesn’t read the content again for each answer, nor for files that aren’t part of it', async () => {
    const current = readerOfFolder(folder, load);
    const before = loads;
    await Promise.all([current(), current()]);
    writeFiles(folder, { '.git/index': 'x', 'wiki/.a.md.swp': 'x', 'node_modules/a/b.md': 'x' });
    await current();
    expect(loads - before).toBe(1);
  });

  it('goes on with the last valid content while there are mistakes, says so with each answer, and reports them once', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    guide('Valid.');
    const { client, call } = await connectToCurrent(readerOfFolder(folder, load));
    const read = async () => (await call('read_page', { page: '/wiki/a' })).text;
    expect(await read()).toContain('Valid.');
    guide('See [this](/wiki/gone).');
    for (const name of ['read_page', 'read_ledger']) {
      const { text, note } = await call(name, { page: '/wiki/a' });
      expect([text, note]).toEqual([expect.stringMatching(/Valid\.|Nothing on/), expect.stringMatching(/^Note: the content folder has mistakes/)]);
    }
    expect(said.mock.calls).toEqual([[expect.stringContaining('wiki/a.md:')]]);
    guide('Valid again.');
    expect(await call('read_page', { page: '/wiki/a' })).toMatchObject({ text: expect.stringContaining('Valid again.') as string, note: undefined });
    rmSync(folder, { recursive: true });
    expect(await call('read_page', { page: '/wiki/a' })).toMatchObject({ text: expect.stringContaining('Valid again.') as string });
    await client.close();
    said.mockRestore();
  });

  it('has no answer while there was never valid content', async () => {
    guide('See [this](/wiki/gone).');
    const current = readerOfFolder(folder, load);
    await expect(current()).rejects.toThrow('/wiki/gone');
    guide('Valid.');
    expect((await current()).note).toBeNull();
  });
});
