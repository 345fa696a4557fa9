import { readOptions } from '../../../build-scripts/lib/verify/options';

describe('readOptions', () => {
  it('takes articles with or without folder and ending, and refuses unknown options', () => {
    expect(readOptions(['wiki/ssh', 'src/content/blog/x.md', '--force'])).toMatchObject({ articles: ['wiki/ssh', 'blog/x'], isForced: true, isStatic: false });
    expect(() => readOptions(['--forse'])).toThrow('there is no option --forse. Did you mean "--force"?');
    expect(() => readOptions(['-f'])).toThrow('there is no option -f.');
  });

  it('takes releases and an age, and refuses what is none', () => {
    expect(readOptions([])).toMatchObject({ releases: [], olderThan: null, printsSummary: false });
    expect(readOptions(['--release', 'Debian 13', 'wiki/ssh', '--older', '30d', '--summary'])).toMatchObject({
      articles: ['wiki/ssh'],
      releases: ['Debian 13'],
      olderThan: 30,
      printsSummary: true,
    });
    expect(readOptions(['--release=Debian 13', '--release=Debian 12']).releases).toEqual(['Debian 13', 'Debian 12']);
    expect(() => readOptions(['--release', 'Debian 14'])).toThrow('there is no release "Debian 14". Did you mean "Debian 13"?');
    expect(() => readOptions(['--release'])).toThrow('verify: --release needs a value: --release "Debian 13"');
    expect(() => readOptions(['--static', '--script'])).toThrow('verify: --static runs nothing, so it does not go with --script.');
    expect(() => readOptions(['--older', 'month'])).toThrow('--older takes a number of days such as 30d, not "month"');
  });
});
