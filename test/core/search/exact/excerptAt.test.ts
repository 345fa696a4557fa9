import { EXCERPT_LEAD, EXCERPT_LENGTH } from '../../../../src/core/search/limits';
import { excerptOf } from '../documents';

const matched = (body: string, needle: string) => {
  const { text, match } = excerptOf(body, needle);
  return match && text.slice(...match);
};

describe('excerptAt', () => {
  const long = `${'a'.repeat(300)} Needle ${'b'.repeat(300)}`;

  it('S5 X shows 200 characters from 50 before the first match, with ... at both cuts', () => {
    const { text, match, isCut } = excerptOf(long, 'needle');
    expect(isCut).toEqual([true, true]);
    expect(text).toBe(`...${long.slice(301 - EXCERPT_LEAD, 301 - EXCERPT_LEAD + EXCERPT_LENGTH)}...`);
    expect(match).toEqual([53, 59]);
  });

  it('S5 puts no ... at an end that is not cut', () => {
    expect(excerptOf('Needle here', 'needle')).toEqual({ text: 'Needle here', match: [0, 6], isCut: [false, false] });
    expect(excerptOf(`needle${'b'.repeat(300)}`, 'needle').text).toMatch(/^needle.*\.\.\.$/);
    expect(excerptOf(`${'a'.repeat(300)}needle`, 'needle').text).toMatch(/^\.\.\.a+needle$/);
  });

  it('S5 shows the first 200 characters and ... when nothing matches, however short the body', () => {
    expect(excerptOf(long, 'nowhere')).toEqual({ text: `${long.slice(0, 200)}...`, match: null, isCut: [false, true] });
    expect(excerptOf('short', 'nowhere')).toEqual({ text: 'short...', match: null, isCut: [false, false] });
    expect(excerptOf('', '')).toEqual({ text: '...', match: null, isCut: [false, false] });
  });

  it('S5 shows the text as written and finds the match in any case', () => {
    expect(matched('Über SSH', 'ÜBER ssh')).toBe('Über SSH');
  });

  it('S5 marks the right place behind letters that grow when lowercased', () => {
    expect(matched('İİİİ then Needle', 'needle')).toBe('Needle');
    expect(matched('an İ', 'i')).toBe('İ');
  });

  it('S5 does not cut a surrogate pair in half', () => {
    expect(excerptOf(`${'😀'.repeat(99)}x${'😀'.repeat(99)}`, 'none').text).toBe(`${'😀'.repeat(99)}x...`);
    const { text } = excerptOf(`${'😀'.repeat(40)}y${'😀'.repeat(10)}needle${'😀'.repeat(99)}`, 'needle');
    expect(text).toMatch(/^\.\.\.(😀)+y(😀)+needle(😀)+\.\.\.$/u);
    expect(text.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 6);
  });

  it('S5 does not part a letter from its marks: a vowel of Hindi, a tone of Thai', () => {
    expect(excerptOf('कि'.repeat(100), 'none').text).toBe(`${'कि'.repeat(100)}...`);
    expect(excerptOf(`x${'कि'.repeat(110)}`, 'none').text).toBe(`x${'कि'.repeat(99)}...`);
    expect(excerptOf(`${'น้ำ'.repeat(40)}needle`, 'needle').text).toBe(`...ำ${'น้ำ'.repeat(16)}needle`);
    expect(excerptOf(`${'नि'.repeat(40)}yneedle`, 'needle').text).toBe(`...${'नि'.repeat(24)}yneedle`);
  });
});
