import { compile, problemsOf } from '../../support/compile';

const told = (body: string) =>
  compile(body).problems.map(({ line, column, message, isWarning }) => `${line}:${column} ${isWarning ? '' : 'error: '}${message}`);

describe('a fence that isn’t closed', () => {
  it.each([
    ['at the end of the text', 'A\n\n```text\nx\n\nProse.\n'],
    ['with nothing after it', 'A\n\n```text'],
    ['of tildes', 'A\n\n~~~text\nx\n```\n'],
    ['with too short a one', 'A\n\n````text\nx\n```\n'],
  ])('is told of at its opening: %s', (_, body) => {
    expect(told(body)).toEqual(['9:1 has a block of code that is never closed']);
  });

  it('is told of at its opening in a list and in a quote', () => {
    expect(told('- A\n\n  ```text\n  x\n\nProse.\n\n> ```text\n> x\n\nProse.\n')).toEqual([
      '9:3 has a block of code that is never closed',
      '14:3 has a block of code that is never closed',
    ]);
  });

  it('is told of where the next block opens', () => {
    expect(told('```text\nx\n\nProse.\n\n```console\n$ ls\n```\n\nProse.\n')).toEqual(['7:1 has a block of code that is still open at "```console"']);
    expect(told('~~~text\nx\n\n~~~~ console run\n$ ls\n~~~\n')).toEqual(['7:1 has a block of code that is still open at "~~~~ console run"']);
  });

  it('may show another block, if it has more of the same character or another one', () => {
    for (const [open, shown] of [
      ['````', '```'],
      ['~~~', '```'],
      ['```', '~~~'],
    ] as const)
      expect(problemsOf(compile(`${open}markdown\n${shown}console\n$ ls\n${shown}\n${open}\n`))).toEqual([]);
  });

  it.each([
    '- ```text\n  a\n  ```',
    '> ```text\n> a\n> ```',
    '```text\n```',
    '   ```text\na\n  ````',
    '    indented\n    code',
    '```text\n```x```\n```',
    '```python\n"""\n    ```sh\n    ls\n    ```\n```',
  ])('is none: %j', (body) => {
    expect(problemsOf(compile(`A\n\n${body}\n`))).toEqual([]);
  });
});
