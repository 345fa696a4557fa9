import { releaseAfter, RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { layerOf } from '../../../../build-scripts/lib/verify/machines/roots';

const [newest, before] = RELEASES;
const PACKAGES = { installed: ['sudo', 'nginx'], downloaded: ['jq'] };

describe('the layer of a set of packages', () => {
  it('is another one with the packages of a release upgrade, on each release but the newest', () => {
    expect(releaseAfter(before)).toBe(newest);
    expect(releaseAfter(newest)).toBeUndefined();
    expect(layerOf({ ...PACKAGES, releaseUpgrade: true }, before, true)).not.toBe(layerOf(PACKAGES, before, true));
    expect(layerOf({ ...PACKAGES, releaseUpgrade: true }, newest, true)).toBe(layerOf(PACKAGES, newest, true));
  });

  it('is the same in any order, and another one for what only waits', () => {
    expect(layerOf({ ...PACKAGES, installed: ['nginx', 'sudo', 'nginx'] }, newest, true)).toBe(layerOf(PACKAGES, newest, true));
    expect(layerOf({ installed: ['sudo', 'nginx', 'jq'], downloaded: [] }, newest, true)).not.toBe(layerOf(PACKAGES, newest, true));
  });

  it('stands on a layer of the kind of machine, which guides with other packages share', () => {
    const kind = ['systemd', 'dbus'];
    const alone = layerOf({ kind, installed: kind, downloaded: [] }, newest, true);
    expect(alone).toBe(layerOf({ kind, installed: [], downloaded: [] }, newest, true));
    expect(layerOf({ kind, ...PACKAGES }, newest, true)).not.toBe(alone);
    expect(layerOf({ kind, ...PACKAGES }, newest, true)).not.toBe(layerOf(PACKAGES, newest, true));
  });

  it('is above that of the guide, for what only a check of its files needs', () => {
    const further = { ...PACKAGES, further: ['jq'] };
    expect(layerOf(further, newest, true)).not.toBe(layerOf(PACKAGES, newest, true));
    expect(layerOf({ ...further, further: ['nginx'] }, newest, true)).toBe(layerOf(PACKAGES, newest, true));
  });
});
