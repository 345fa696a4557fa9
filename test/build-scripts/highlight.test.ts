import { highlight } from '../../build-scripts/lib/content/highlight';

describe('highlight', () => {
  it('colours the pieces of a command', () => {
    expect(highlight('sudo systemctl reload ssh # now', 'bash')[0]).toEqual([
      ['word', 'sudo'],
      ' systemctl reload ',
      ['word', 'ssh'],
      ' ',
      ['comment', '# now'],
    ]);
  });

  it('makes one token of neighbours of one colour, blanks between them included, and leaves uncoloured ones plain', () => {
    expect(highlight('apt-get install curl', 'bash')[0]).toEqual([['word', 'apt-get install curl']]);
    expect(highlight('{"a": [1, 2]}', 'json')[0]).toEqual([
      ['quiet', '{'],
      ['name', '"a"'],
      ['quiet', ': ['],
      ['number', '1'],
      ['quiet', ','],
      ' ',
      ['number', '2'],
      ['quiet', ']}'],
    ]);
    expect(highlight('a b', 'text')[0]).toEqual(['a b']);
  });

  it('keeps every line, whatever runs over several', () => {
    expect(highlight('a: |\n  b\n\n  c', 'yaml').map((tokens) => tokens.map((token) => (typeof token === 'string' ? token : token[1])).join(''))).toEqual([
      'a: |',
      '  b',
      '',
      '  c',
    ]);
  });
});
