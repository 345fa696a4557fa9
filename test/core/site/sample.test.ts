import { evidenceKind, resumeNote, SELF_REPORTED_NOTE } from '../../../src/core/content/evidence';
import { resumeText } from '../../../src/core/terminal/fileText';
import { site as own } from '../../support/siteConstants';
import { RESUME } from '../../sections/samples';
import { SAMPLE_NOTE, sampleNotes } from '../../../src/core/site/sample';
import { shownAddress } from '../../../src/core/site/shownAddress';

const SAMPLE = { isSample: true };

describe('a sample', () => {
  it('E7 says so, and a real owner has no note', () => {
    expect(sampleNotes(SAMPLE)).toEqual([SAMPLE_NOTE]);
    expect(resumeNote(SAMPLE)).toBe(SAMPLE_NOTE);
    for (const site of [{}, { isSample: false }]) {
      expect(sampleNotes(site)).toEqual([]);
      expect(resumeNote(site)).toBe(SELF_REPORTED_NOTE);
    }
  });

  it.each(['https://example.com', 'https://github.example.com/a/b', 'http://status.example.org:8080/x', 'https://a.b.example.net/'])(
    'E7 doesn’t show %s, which nobody answers; a real owner’s site does',
    (url) => {
      expect(shownAddress(url, SAMPLE)).toBeUndefined();
      expect(shownAddress(url, {})).toBe(url);
    },
  );

  it.each(['https://github.com/example.com/a', 'https://example.com.de/', 'https://notexample.com/', 'https://codeberg.org/?q=.example.com'])(
    'E7 shows %s',
    (url) => expect(shownAddress(url, SAMPLE)).toBe(url),
  );

  it('C2 calls a page that backs a statement a related one', () => {
    expect(evidenceKind('/projects/a', SAMPLE)).toBe('Related page');
    expect(evidenceKind('/projects/a', {})).toBe('Case study');
  });

  it('E7 the terminal’s resume.txt says so once, and nothing of it for a real owner', () => {
    const textFor = (isSample: boolean) => resumeText(RESUME.resume, { ...own, isSample }).text;
    expect(textFor(true).split(SAMPLE_NOTE)).toHaveLength(2);
    expect(textFor(true)).toContain('(related page)');
    expect(textFor(false)).not.toMatch(/sample|related page/i);
    expect(textFor(false)).toContain('(evidence)');
  });
});
