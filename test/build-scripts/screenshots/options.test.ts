import { readOptions } from '../../../build-scripts/lib/screenshots/options';
import { SCREEN_STATES } from '../../../build-scripts/lib/screenshots/states';

const ROOT = '/srv/site';
const read = (...args: string[]) => readOptions(args, ROOT);

describe('readOptions of the screenshots', () => {
  it('takes everything at every width in both themes when only a folder is named', () => {
    expect(read('/tmp/pictures')).toEqual({ folder: '/tmp/pictures', states: SCREEN_STATES, widths: [360, 768, 1440, 1920], themes: ['light', 'dark'] });
  });

  it('narrows the run to the states, widths and themes that are named', () => {
    const { states, widths, themes } = read('/tmp/pictures', '--only=wiki,home', '--widths=360', '--themes=dark');
    expect(states.map(({ name }) => name)).toEqual(['home', 'wiki']);
    expect([widths, themes]).toEqual([[360], ['dark']]);
  });

  it.each(['/srv/site', '/srv/site/docs', '/srv/site/..pictures'])('refuses %s, which is in the repository', (folder) => {
    expect(() => read(folder)).toThrow(`${folder} is in the repository`);
  });

  it.each(['/srv/site-pictures', '/srv', '/tmp/pictures'])('takes %s, which lies outside of it', (folder) => {
    expect(read(folder).folder).toBe(folder);
  });

  it('reports everything that is wrong at once, with the values and the choices', () => {
    const run = () => read('--only=hme', '--widths=wide', '--themes=blue');
    for (const part of ['name one folder', '"hme"', 'home, resume', '"wide"', '"blue"', 'Usage:']) expect(run).toThrow(part);
  });

  it('reports an unknown option, and which was meant', () => {
    expect(() => read('/tmp/pictures', '--width=360')).toThrow('there is no option --width. Did you mean "--widths"?');
  });
});
