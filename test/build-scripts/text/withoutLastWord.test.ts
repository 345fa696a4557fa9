import { withoutLastWord } from '../../../build-scripts/lib/text/withoutLastWord';

describe('withoutLastWord', () => {
  it.each([
    ['a word between spaces', 'one two thr', 'one two'],
    ['a word of Hindi', 'नमस्ते दुनिया में', 'नमस्ते दुनिया'],
    ['one of Japanese, although a space comes long before it', 'Docker は、道具です。設定フ', 'Docker は、道具です。設定'],
    ['one of Thai', 'การตั้งค่าเซิร์ฟเวอ', 'การตั้งค่า'],
    ['half an emoji', '監視🚀'.slice(0, -1), '監視'],
    ['a character of a single word', 'नि', ''],
  ])('leaves out %s', (_, text, left) => {
    expect(withoutLastWord(text)).toBe(left);
  });

  it('always gets shorter, until nothing is left', () => {
    for (let text = '設定  x、ไทย दुनिया 👩‍🚀 '; text !== ''; text = withoutLastWord(text)) expect(withoutLastWord(text).length).toBeLessThan(text.length);
    expect(withoutLastWord('')).toBe('');
  });
});
