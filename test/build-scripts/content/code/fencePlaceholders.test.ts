import { compile, FIELDS, fenceLines } from '../../support/compile';

const WITH_FOLDER = `${FIELDS.wiki}\nvariables:\n  FOLDER: { type: path, value: /srv/a b, about: The folder }`;

describe('compileDocument: placeholders in shell code', () => {
  it.each([
    ['a comment with an apostrophe in it', 'bash', ["# don't", 'ls {{FOLDER}} "{{FOLDER}}"'], ["# don't", `ls '/srv/a b' "/srv/a b"`]],
    ["root's prompt, which is no comment", 'console', ["# echo 'one; {{FOLDER}}'", '# ls {{FOLDER}}'], ["echo 'one; /srv/a b'", "ls '/srv/a b'"]],
    [
      'output, which is no command',
      'console',
      ['$ ls {{FOLDER}}', "don't {{FOLDER}}", '$ ls {{FOLDER}}'],
      ["ls '/srv/a b'", "don't /srv/a b", "ls '/srv/a b'"],
    ],
    [
      'a heredoc whose word has blanks',
      'bash',
      ["cat <<'END OF FILE'", "it's", 'END OF FILE', 'ls {{FOLDER}}'],
      ["cat <<'END OF FILE'", "it's", 'END OF FILE', "ls '/srv/a b'"],
    ],
    [
      "a heredoc with the shell's own prompts",
      'console',
      ['$ cat <<EOF', "> it's {{FOLDER}}", '> EOF', '$ ls {{FOLDER}}'],
      ['cat <<EOF', "it's /srv/a b", 'EOF', "ls '/srv/a b'"],
    ],
    ['a character of an icon font', 'bash', ["echo '\uE000'", 'ls {{FOLDER}}'], ["echo '\uE000'", "ls '/srv/a b'"]],
    ['a substitution in quotes', 'console', ['$ cd "$(basename {{FOLDER}})"'], [`cd "$(basename '/srv/a b')"`]],
  ] as const)('are quoted for their places beside %s', (...[, language, code, filled]) => {
    expect(fenceLines(language, code.join('\n'), WITH_FOLDER)).toEqual(filled);
  });
});

describe('compileDocument: values in prose', () => {
  it('shows the example of a declared one, and any other as typed', () => {
    const { blocks } = compile('It lies in `{{FOLDER}}/data`, not in `{{ELSEWHERE}}`.', { fields: WITH_FOLDER });
    expect(blocks).toEqual([
      {
        type: 'paragraph',
        children: ['It lies in ', { type: 'code', text: '/srv/a b/data' }, ', not in ', { type: 'code', text: '{{ELSEWHERE}}' }, '.'],
      },
    ]);
  });
});
