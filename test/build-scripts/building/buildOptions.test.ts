import { readBuildOptions } from '../../../build-scripts/lib/building/buildOptions';

it('reads what is to be shown that isn’t published, and how many builds are kept', () => {
  expect(readBuildOptions([])).toEqual({ preview: new Set(), keep: 0 });
  expect(readBuildOptions(['--drafts', '--expired', '--keep', '3'])).toEqual({ preview: new Set(['draft', 'expired']), keep: 3 });
  expect(readBuildOptions(['--future', '--keep=20'])).toEqual({ preview: new Set(['scheduled']), keep: 20 });
});

it.each([
  [['--keep', 'all'], '--keep: "all" isn\'t a number of builds from 0 to 20.'],
  [['--keep=21'], '--keep: "21" isn\'t a number of builds from 0 to 20.'],
  [['--keep'], 'Option \'--keep <value>\' argument missing. "npm run build -- --help" lists the options.'],
  [['--draft'], 'Unknown option \'--draft\'. "npm run build -- --help" lists the options.'],
  [['drafts'], 'Unexpected argument \'drafts\'. "npm run build -- --help" lists the options.'],
])('refuses %j', (args, message) => {
  expect(() => readBuildOptions(args)).toThrow(message);
});
