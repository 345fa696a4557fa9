import { publicFiles } from '../../../build-scripts/lib/files/publicFiles';
import { temporaryFolder, writeFiles } from '../support/folder';

describe('publicFiles', () => {
  const folder = temporaryFolder();

  it('lists the files of all folders, .well-known too, but no description of the folder itself', () => {
    const kept = ['.nojekyll', '.well-known/security.txt', 'CNAME', 'docs/README.md', 'docs/deep/a.pdf'];
    writeFiles(folder, Object.fromEntries([...kept, 'README.md', '.DS_Store', 'docs/.gitkeep', '.git/config', '.hidden/a'].map((path) => [path, 'x'])));
    expect(publicFiles(folder)).toEqual(kept);
  });
});
