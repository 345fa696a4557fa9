import { fetchJson, NotFoundError } from '../../src/platform/fetchJson';
import { startServer } from './fakeServer';

describe('fetchJson', () => {
  it('M3 asks the site itself and gives what the file holds', async () => {
    const server = startServer();
    server.answer('/data/wiki/ssh.json', { json: { id: 'ssh' } });
    await expect(fetchJson('/data/wiki/ssh.json')).resolves.toEqual({ id: 'ssh' });
    expect(server.requests).toEqual(['/data/wiki/ssh.json']);
  });

  it.each([{ status: 404 }, { html: '<!doctype html>' }])('R3 tells a file that is not there: %j', async (answer) => {
    startServer().answer('/data/wiki/no.json', answer);
    await expect(fetchJson('/data/wiki/no.json')).rejects.toBeInstanceOf(NotFoundError);
  });

  it('R3 takes a broken server for no missing file, and names the file', async () => {
    startServer().answer('/data/wiki.json', { status: 500 });
    await expect(fetchJson('/data/wiki.json')).rejects.toEqual(new Error('/data/wiki.json: the server answered 500'));
  });
});
