import { execFileSync } from 'node:child_process';
import { contentOption } from '../../../build-scripts/lib/files/contentOption';

describe('contentOption', () => {
  it.each(['/srv/my-site', '/srv/my site', '/srv/it\'s "mine"', '/srv/$HOME `id`', '/srv/a;b&c', '/srv/Zürich'])('reaches a command as one word: %s', (dir) => {
    expect(execFileSync('sh', ['-c', `printf '%s\\n' ${contentOption(dir)}`], { encoding: 'utf8' })).toBe(`--content\n${dir}\n`);
  });

  it('is as short as it can be', () => {
    expect(contentOption('/srv/my-site')).toBe('--content /srv/my-site');
  });
});
