import { siteOf } from '../../../build-scripts/lib/content/site/siteFile';
import { documentStart } from '../../../build-scripts/lib/http/documentStart';

describe('documentStart', () => {
  it.each([
    ['ar', '<html lang="ar" dir="rtl">'],
    ['en', '<html lang="en">'],
    ['he', '<html lang="he" dir="rtl">'],
  ])('says the language of the site, and its direction: %s', (language, element) => {
    expect(documentStart(siteOf({ name: 'A', language }))).toContain(element);
  });
});
