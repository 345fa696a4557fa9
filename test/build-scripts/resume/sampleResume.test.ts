import { jsonResume } from '../../../build-scripts/lib/resume/jsonResume';
import { resumeBlocks } from '../../../build-scripts/lib/resume/pdf/blocks';
import { textResume } from '../../../build-scripts/lib/resume/textResume';
import { SELF_REPORTED_NOTE } from '../../../src/core/content/evidence';
import { SAMPLE_NOTE } from '../../../src/core/site/sample';
import { smallSource } from './support/sources';

const FORMS = {
  text: (source: ReturnType<typeof smallSource>) => textResume(source).replace(/\s+/g, ' '),
  JSON: (source: ReturnType<typeof smallSource>) => JSON.stringify(jsonResume(source)),
  PDF: (source: ReturnType<typeof smallSource>) =>
    resumeBlocks(source)
      .flatMap(({ runs }) => runs.map(({ text }) => text))
      .join(' '),
};

const sourceOf = (isSample: boolean) => {
  const source = smallSource();
  return { ...source, site: { ...source.site, isSample } };
};

describe.each(Object.entries(FORMS))('the resume as %s', (_name, formOf) => {
  it('E7 C2 says once that it is a sample', () => {
    const sample = formOf(sourceOf(true));
    expect(sample.split(SAMPLE_NOTE)).toHaveLength(2);
    expect(sample).not.toContain('Case study: http');
    expect(sample).not.toMatch(/self-reported/);
  });

  it("E7 C2 says nothing of it on a real owner's", () => {
    expect(formOf(sourceOf(false))).not.toMatch(/sample|related page/i);
  });
});

it('C2 the PDF calls a page related in a sample, and by its kind elsewhere', () => {
  expect(FORMS.PDF(sourceOf(true))).toContain('Related page');
  expect(FORMS.PDF(sourceOf(false))).toContain('Guide');
  expect(FORMS.PDF(sourceOf(false))).toContain(SELF_REPORTED_NOTE);
});
