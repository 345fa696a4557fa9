import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShellSession } from '../../../../build-scripts/lib/verify/machines/shellSession';
import { socketShell } from '../../../../build-scripts/lib/verify/machines/socketShell';

describe('a shell at the other end of a socket', () => {
  let dir = '';
  let server: Server | undefined;
  const path = () => join(dir, 'socket');
  const listen = (onCall: (socket: Socket, token: string, start: string) => void) => {
    server = createServer((socket) => {
      // A session that has ended resets the connection if data is unread.
      socket.on('error', () => undefined);
      socket.setEncoding('utf8').once('data', (line: string) => {
        const [token = '', start = ''] = line.trim().split(' ');
        onCall(socket, token, Buffer.from(start, 'base64').toString('utf8'));
      });
    }).listen(path());
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'socket-shell-'));
  });
  afterEach(() => {
    server?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('is called until it answers, gets what was written before, and tells how it ended', async () => {
    let calls = 0;
    listen((socket, token, start) => {
      if ((calls += 1) === 1) {
        socket.destroy();
        return;
      }
      socket.once('data', (typed: string) => socket.write(`${start} got ${typed.length > 20 ? 'a command' : typed}\n\x1d${token}:3\x1d`));
      socket.write(`\x1d${token}:started\x1d`);
    });
    const session = new ShellSession(socketShell(path(), ['bash', "it's"]));
    expect(await session.run('true', 60_000)).toEqual({ chunks: expect.any(Array), code: 3, output: "'bash' 'it'\\''s' got a command\n" });
    expect({ calls, hasEnded: session.hasEnded }).toEqual({ calls: 2, hasEnded: true });
  });

  it('ends when the machine boots again', async () => {
    listen((socket, token) => {
      socket.once('data', () => socket.write('going down\n\x1dready\x1d'));
      socket.write(`\x1d${token}:started\x1d`);
    });
    const session = new ShellSession(socketShell(path(), ['bash']));
    expect(await session.run('reboot', 60_000)).toEqual({ chunks: expect.any(Array), code: 137, output: 'going down\n' });
  });

  it('is hung up on when a command takes too long', async () => {
    const hungUp = new Promise((resolve) => {
      listen((socket, token) => {
        socket.once('close', resolve);
        socket.write(`\x1d${token}:started\x1d`);
      });
    });
    const session = new ShellSession(socketShell(path(), ['bash']));
    expect(await session.run('sleep 1', 200)).toMatchObject({ stopped: 'time', limitMs: 200 });
    await hungUp;
  });
});
