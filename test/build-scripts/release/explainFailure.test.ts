import { join } from 'node:path';
import { explainFailure } from '../../../build-scripts/lib/release/explainFailure';
import { CACHE_DIR } from '../../../build-scripts/lib/files/paths';

const TARGET = '/srv/www/dist';
const saidOf = (message: string) => (explainFailure(new Error(message), TARGET) as Error).message;

describe('explainFailure', () => {
  it.each([
    "EACCES: permission denied, mkdir '/srv/www/.dist-1-0a1b2c3d.building'",
    "EPERM: operation not permitted, rename '/srv/www/dist' -> '/srv/www/.dist-1-0a1b2c3d.building/old'",
    "EROFS: read-only file system, open '/srv/www/.dist-lock'",
    "EACCES: permission denied, mkdir '/srv'",
    "EROFS: read-only file system, mkdir '/'",
  ])('says that the folder of the target must be writable where it isn’t: %s', (message) => {
    expect(saidOf(message)).toBe(
      `${message}\nThe site in ${TARGET} is unchanged. A build writes beside the old site and then switches, so /srv/www must be a folder that you can write to. Change that, or choose another with OUT_DIR=….`,
    );
  });

  it.each([`EACCES: permission denied, open '${join(CACHE_DIR, 'workers/compile-0a1b.mjs.13622')}'`, `EROFS: read-only file system, mkdir '${CACHE_DIR}'`])(
    'names .cache, and what to do, where that can’t be written to: %s',
    (message) => {
      expect(saidOf(message)).toBe(
        `${message}\nThe site in ${TARGET} is unchanged. Builds keep their cache in ${CACHE_DIR}; you must be able to write to that folder and everything in it. If another user has written there, as with sudo, delete it: sudo rm -rf ${CACHE_DIR}`,
      );
    },
  );

  it.each([
    ["EACCES: permission denied, open '/home/me/my-site/wiki/a.md'", 'The user who builds needs access to it.'],
    ["ENOTDIR: not a directory, mkdir '/srv/www/.dist-1-0a1b2c3d.building/site/a/b'", 'Something on that path is a file where a folder is needed.'],
  ])('gives no advice on the target for what is elsewhere: %s', (message, advice) => {
    expect(saidOf(message)).toContain(`${message}\nThe site in ${TARGET} is unchanged. ${advice}`);
    expect(saidOf(message)).not.toMatch(/OUT_DIR|\.cache/);
  });

  it('leaves what no file system said as it is', () => {
    const error = new Error('it broke');
    expect(explainFailure(error, TARGET)).toBe(error);
  });
});
