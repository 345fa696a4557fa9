import { readCommand } from '../../../build-scripts/lib/running/readCommand';

describe('the arguments of a command', () => {
  it('are the options that commands.json declares, with or without values, and words', () => {
    expect(readCommand('editions', ['wiki/ssh', '--from-git', '--minor'])).toEqual({
      values: { 'from-git': true, minor: true },
      positionals: ['wiki/ssh'],
    });
    expect(readCommand('bench/build', ['500', '--runs=5', '41'])).toEqual({ values: { runs: '5' }, positionals: ['500', '41'] });
    expect(readCommand('import', ['hugo', '--to', 'a=b', 'site'])).toEqual({ values: { to: 'a=b' }, positionals: ['hugo', 'site'] });
    expect(readCommand('guides', [])).toEqual({ values: {}, positionals: [] });
  });

  it('may repeat an option: all values count where several make sense, and the last otherwise', () => {
    expect(readCommand('verify', ['--release=Debian 13', '--older=1d', '--release', 'Debian 12', '--older=2d']).values).toEqual({
      release: ['Debian 13', 'Debian 12'],
      older: '2d',
    });
  });

  it('are words after a lone --, even with dashes', () => {
    expect(readCommand('new', ['guide', '--open', '--', '--open'])).toEqual({ values: { open: true }, positionals: ['guide', '--open'] });
  });

  it.each([
    [['--to'], 'import: --to needs a folder: --to <folder>'],
    [['--to='], 'import: --to needs a folder: --to <folder>'],
    [['--to', '--to=b'], 'import: --to needs a folder: --to <folder>'],
    [['--too', 'a'], 'import: there is no option --too. Did you mean "--to"?'],
    [['--constructor=a'], 'import: there is no option --constructor. Options: --to.'],
    [['-xvz'], 'import: there is no option -xvz. A word that begins with a dash goes to the end, after --.'],
  ])('are refused in %j', (args, message) => {
    expect(() => readCommand('import', args)).toThrow(new Error(message));
  });

  it('are refused all at once, under the name that was typed', () => {
    expect(() => readCommand('bench/build', ['--write=no', '--runs', '--wirte'])).toThrow(
      new Error('bench:build: --write takes no value, but got "no".\nbench:build: --runs needs a value: --runs=N'),
    );
  });
});
