import { directionOf } from '../../../src/core/site/direction';

describe('directionOf', () => {
  it.each([
    ['en', 'ltr'],
    ['en-GB', 'ltr'],
    ['', 'ltr'],
    ['ar', 'rtl'],
    ['AR-eg', 'rtl'],
    ['he-IL', 'rtl'],
    ['pa-Arab-PK', 'rtl'],
    ['pa-arab', 'rtl'],
    ['ar-Latn', 'ltr'],
    ['ur-Deva-IN', 'ltr'],
  ])('E7 of %j is %s: the script decides where the tag names one', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});
