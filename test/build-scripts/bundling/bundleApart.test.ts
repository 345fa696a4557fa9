import childProcess, { type ChildProcess } from 'node:child_process';
import { bundleApart } from '../../../build-scripts/lib/bundling/bundleApart';
import { site } from '../../support/siteConstants';
import { temporaryFolder } from '../support/folder';

const settings = { site, basePath: '/', keepsOffline: true, stagingDir: temporaryFolder() };
const never = () => new Promise<string>(() => undefined);

/** The process that the next bundle is made in. */
function nextBundler(): Promise<ChildProcess> {
  const { fork } = childProcess;
  return new Promise((resolve) => {
    jest.spyOn(childProcess, 'fork').mockImplementationOnce((...args: Parameters<typeof fork>) => {
      const bundler = fork(...args);
      resolve(bundler);
      return bundler;
    });
  });
}

describe('bundleApart', () => {
  afterEach(() => jest.restoreAllMocks());

  it('ends its process and throws the reason when it is aborted', async () => {
    const starting = nextBundler();
    const stop = new AbortController();
    const bundle = bundleApart(settings, never, stop.signal);
    const bundler = await starting;
    stop.abort(new Error('The content is broken.'));
    await expect(bundle).rejects.toThrow('The content is broken.');
    expect([bundler.killed, bundler.signalCode]).toEqual([true, 'SIGKILL']);
  });

  it('starts no process once it is aborted', async () => {
    const fork = jest.spyOn(childProcess, 'fork');
    await expect(bundleApart(settings, never, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    expect(fork).not.toHaveBeenCalled();
  });

  it('tells when its process ends without a result', async () => {
    const starting = nextBundler();
    const bundle = bundleApart(settings, never, new AbortController().signal);
    (await starting).kill('SIGTERM');
    await expect(bundle).rejects.toThrow('The bundler was killed by SIGTERM.');
  });
});
