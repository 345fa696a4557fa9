import { textOfLines } from '../../../../src/core/content/session';
import { codeOf, compile, FIELDS, problemsOf } from '../../support/compile';

const WITH_FOLDER = `${FIELDS.wiki}\nvariables:\n  FOLDER: { type: path, value: /srv/a, about: The folder }`;

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
    const [block] = codeOf(`\`\`\`${language}\n${code.join('\n')}\n\`\`\`\n`, WITH_FOLDER);
    expect(textOfLines(block?.lines ?? [], { FOLDER: '/srv/a b' }).split('\n')).toEqual(filled);
  });
});

describe('compileDocument: placeholders in backquotes', () => {
  const problem = 'has the value {{FOLDER}} in backquotes, where no value can be quoted';
  const told = (body: string) => problemsOf(compile(body, { fields: WITH_FOLDER }));

  it('W4 are an error at their place, with what to write instead', () => {
    const { problems } = compile('```console\n$ true\n$ echo "`cat {{FOLDER}}`" {{FOLDER}}\n```\n', { fields: WITH_FOLDER });
    expect(problems).toEqual([{ file: 'wiki/sample.md', line: 11, column: 14, message: problem, hint: 'Use $(…) instead of the backquotes.' }]);
  });

  it.each([
    ['a heredoc', '```bash\ncat <<EOF\n`ls {{FOLDER}}`\nEOF\n```\n', '11:5'],
    ['a list', '- One\n\n  ```sh\n  a=`ls {{FOLDER}}`\n  ```\n', '12:9'],
  ])('W4 are an error in %s, too', (_, body, place) => {
    expect(told(body)).toEqual([`${place} ${problem}`]);
  });

  it.each([
    ['single quotes', "```bash\nawk '`{{FOLDER}}`'\n```\n"],
    ['a literal heredoc', "```bash\ncat <<'EOF'\n`{{FOLDER}}`\nEOF\n```\n"],
    ['escaped ones', '```bash\necho "\\`{{FOLDER}}\\`"\n```\n'],
    ['a comment', '```bash\n# `{{FOLDER}}`\n```\n'],
    ['what isn’t shell code', '```sql\nSELECT `{{FOLDER}}`\n```\n'],
    ['an undeclared name', '```bash\necho `ls {{OTHER}}` {{FOLDER}}\n```\n'],
  ])('are fine where they mean nothing to the shell: %s', (_, body) => {
    expect(told(body)).toEqual([]);
  });
});

describe('compileDocument: values in prose', () => {
  it('shows the example of a declared one, and any other as typed', () => {
    const { blocks } = compile('It lies in `{{FOLDER}}/data`, not in `{{ELSEWHERE}}`.', { fields: WITH_FOLDER });
    expect(blocks).toEqual([
      {
        type: 'paragraph',
        children: ['It lies in ', { type: 'code', text: '/srv/a/data' }, ', not in ', { type: 'code', text: '{{ELSEWHERE}}' }, '.'],
      },
    ]);
  });
});
