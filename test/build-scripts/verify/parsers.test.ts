import { parserFor } from '../../../build-scripts/lib/verify/parsers';

const faultOf = (language: string, lines: readonly string[]) => parserFor(language)?.parse(lines.join('\n'));

describe.each(['hcl', 'terraform'])('the check of %s', (language) => {
  it.each([
    ['a heredoc', ['resource "x" "y" {', '  user_data = <<EOT', 'case $1 in a) echo "{"', 'EOT', '}']],
    ['an indented heredoc', ['a = [', '  <<-SCRIPT', '    if [ x', '    SCRIPT-2 ]]', '  SCRIPT', ']']],
    ['a comment of several lines', ['/* One }', 'two ) */ a = {', '} /* three', '[ */']],
    ['a comment on a line', ['a = [ /* one */ ]', '# b /* {', '// c <<EOT', 'd = "/* <<EOT"', 'e = {}']],
  ])('takes brackets in %s for text', (_, lines) => {
    expect(faultOf(language, lines)).toBeNull();
  });

  it.each([
    ['a heredoc', ['a = <<EOT', '}', 'EOT', 'b = {']],
    ['a comment', ['/* a', '} */', '', 'b = {']],
    ['what only looks like either', ['a = "<<EOT"', 'b = "/*"', 'c = 1', 'd = {']],
  ])('still finds a fault after %s, at its line', (_, lines) => {
    expect(faultOf(language, lines)).toEqual({ line: 3, message: 'opens a bracket that "}" never closes' });
  });
});
