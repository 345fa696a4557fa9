import type { CodeBlock, CodeLine } from '../../../../src/core/content/blocks';
import { copyText } from '../../../../src/core/content/session';
import { codeOf, compile, FIELDS, fenceLines, linesOf } from '../../support/compile';

const PLACEHOLDERS = [
  'HOST: { type: hostname, value: box.example.com, about: The machine }',
  'PORT: { type: port, value: 2222, about: Its port }',
  'USER: { type: user, value: deploy, about: The account }',
  'TABLE: { type: user, value: orders, about: The table }',
  'DATABASE: { type: user, value: shop, about: The database }',
  'PATH: { type: path, value: /srv/a, about: The folder }',
  'IP4: { type: ip, value: 192.0.2.1, about: Its address }',
];
const WITH_PLACEHOLDERS = `${FIELDS.wiki}\nvariables:\n${PLACEHOLDERS.map((placeholder) => `  ${placeholder}`).join('\n')}`;

function fence(info: string, code: string, fields?: string): CodeBlock {
  const blocks = codeOf(`\`\`\`${info}\n${code}\n\`\`\`\n`, fields);
  const [block] = blocks;
  if (!block || blocks.length > 1) throw new Error(`${blocks.length} code blocks`);
  return block;
}

/** The numbers of the lines that are marked, by kind. */
function marksOf({ lines }: Pick<CodeBlock, 'lines'>): Record<string, number[]> {
  const marks: Record<string, number[]> = {};
  lines.forEach(({ mark }, index) => {
    if (mark) marks[mark] = [...(marks[mark] ?? []), index + 1];
  });
  return marks;
}

const EIGHT = '1\n2\n3\n4\n5\n6\n7\n8';

/** Each with a grammar of its own or of Prism's, and one with none. */
const LANGUAGES =
  'bash yaml json ini nginx dockerfile terraform sql toml systemd diff xml js ts python php ruby puppet powershell perl ssh-config nftables css go apacheconf java text'.split(
    ' ',
  );

describe('compileDocument: fences', () => {
  it('W4 are checked in the order of the file, also those of a footnote, which its page shows last', () => {
    const { fences } = compile('Text[^a].\n\n[^a]: A note:\n\n    ```console run\n    $ true\n    ```\n\n```console run\n$ false\n```\n');
    expect(fences.map(({ text }) => text)).toEqual(['$ true', '$ false']);
  });

  it('W4 keeps the language, its name for readers, the file and the machine', () => {
    expect(fence('SSH-Config title="/etc/ssh/sshd_config.d/10 own.conf" on=server', 'Port 22')).toMatchObject({
      language: 'ssh-config',
      label: 'SSH config',
      title: '/etc/ssh/sshd_config.d/10 own.conf',
      place: 'on the server',
      lines: [{ tokens: [['word', 'Port'], ' ', ['number', '22']] }],
    });
    expect(fence("nginx title='a.conf'", 'x')).toMatchObject({ label: 'nginx', title: 'a.conf' });
    expect(fence('dockerfile title=Dockerfile', 'x')).toMatchObject({ label: 'Dockerfile', title: 'Dockerfile' });
  });

  it('takes a fence without a language, and indented code, for text', () => {
    expect(fence('', 'a < b')).toEqual({ type: 'code', language: 'text', label: 'Text', hash: expect.any(String) as string, lines: [{ tokens: ['a < b'] }] });
    expect(codeOf('    a < b\n')).toEqual([
      { type: 'code', language: 'text', label: 'Text', hash: expect.any(String) as string, lines: [{ tokens: ['a < b'] }] },
    ]);
  });

  it.each(['brainfuck', 'constructor', '__proto__', 'hasownproperty', 'extend', 'insertBefore', 'DFS', 'c++', '"><script>'])(
    'shows the unknown language %s as plain text under its own name',
    (language) => {
      expect(fence(language, 'let x = 1;')).toMatchObject({ label: language.toLowerCase(), lines: [{ tokens: ['let x = 1;'] }] });
    },
  );

  it.each([
    ['{2,4-6}', { mark: [2, 4, 5, 6] }],
    ['{ 1 , 3 }', { mark: [1, 3] }],
    ['ins={3} del={4-5}', { ins: [3], del: [4, 5] }],
    ['{1} ins={2} title="x"', { mark: [1], ins: [2] }],
    ['{}', {}],
    ['{a}', {}],
  ])('marks lines: %s', (meta, marks) => {
    expect(marksOf(fence(`text ${meta}`, EIGHT))).toEqual(marks);
  });

  it('finds no marks in a title', () => {
    expect(marksOf(fence('text title="a{2}.conf"', EIGHT))).toEqual({});
  });

  it('shows a fence inside a longer fence as typed', () => {
    expect(codeOf('````markdown\n```bash\nls\n```\n````\n').map(linesOf)).toEqual([['```bash', 'ls', '```']]);
    expect(codeOf('~~~text\n```\n~~~\n').map(linesOf)).toEqual([['```']]);
  });

  it('closes a fence that was left open at the end of the file', () => {
    expect(codeOf('```bash\nls\n').map(linesOf)).toEqual([['ls']]);
  });

  it('keeps every line of a block of 2,000, its blank lines, blanks and tabs', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) =>
      index % 10 === 0 ? '' : `${'\t'.repeat(index % 3)}  echo ${index} "a  b" # $HOME${index % 7 === 0 ? '  ' : ''}`,
    );
    expect(fenceLines('bash', lines.join('\n'))).toEqual(lines);
  });

  it.each(LANGUAGES)('changes no character of code in %s', (language) => {
    const lines = [
      '<?php echo "a"; # b',
      "key: 'value'\t{ x = [1, 2] } // c",
      '',
      '  /* d',
      'e */ $a->b() && `f` <<EOF',
      '{{ item }} ${{ x }} \\',
      '-- SELECT * FROM t WHERE a <> "b";',
      '+ added',
      '- removed',
      '🚀 é \u00a0 end',
    ];
    expect(fenceLines(language, lines.join('\n'))).toEqual(lines);
  });
});

describe('compileDocument: placeholders', () => {
  it('fills the declared ones, marks them, and leaves the others as typed', () => {
    const { lines } = fence('bash', 'ssh -p {{PORT}} root@{{HOST}} {{OTHER}} {{ PORT }} {{port}} {{constructor}}', WITH_PLACEHOLDERS);
    expect(linesOf({ type: 'code', language: '', label: '', lines })).toEqual([
      'ssh -p 2222 root@box.example.com {{OTHER}} {{ PORT }} {{port}} {{constructor}}',
    ]);
    expect(lines[0]?.tokens).toEqual(
      expect.arrayContaining([
        ['placeholder', '2222', 'PORT', 'bare'],
        ['placeholder', 'box.example.com', 'HOST', 'bare'],
      ]),
    );
  });

  it('fills the declared ones in the title, too, for every form of the text', () => {
    const { blocks, html, markdown } = compile('```ini title="/etc/{{HOST}}/{{OTHER}}.conf"\na\n```\n', { fields: WITH_PLACEHOLDERS });
    expect(blocks).toMatchObject([{ title: '/etc/box.example.com/{{OTHER}}.conf' }]);
    expect(html.join('')).toContain('<code>/etc/box.example.com/{{OTHER}}.conf</code>');
    expect(markdown.join('')).toContain('title="/etc/box.example.com/{{OTHER}}.conf"');
  });

  it('W5 fills them in commands outside of fences, quoted for the shell', () => {
    const { blocks, html, markdown } = compile('sudo ping -c 3 {{HOST}}\nsudo ls {{PATH}}\n', { fields: WITH_PLACEHOLDERS });
    const [block] = blocks;
    expect(block?.type === 'code' && copyText(block, { HOST: 'mine.example.com', PATH: '/srv/a b' })).toBe(
      "sudo ping -c 3 mine.example.com\nsudo ls '/srv/a b'",
    );
    for (const text of [html, markdown]) expect(text.join('')).toContain('sudo ping -c 3 box.example.com\nsudo ls /srv/a');
  });

  it('fills none in prose', () => {
    expect(compile('Use {{PORT}} there.', { fields: WITH_PLACEHOLDERS }).text).toBe('Use {{PORT}} there.');
  });

  it('fills them in the output of a session, too', () => {
    expect(fenceLines('console', '$ ssh {{HOST}}\nConnected to {{HOST}}.', WITH_PLACEHOLDERS)).toEqual([
      'ssh box.example.com',
      'Connected to box.example.com.',
    ]);
  });

  it.each(['console', ...LANGUAGES])('fills every declared placeholder in %s', (language) => {
    const code = 'HOST PORT USER TABLE DATABASE PATH IP4'
      .split(' ')
      .map((name) => `set {{${name}}} = "{{${name}}}:{{PORT}}"; $x.{{${name}}}.y`)
      .join('\n');
    const filled = ['box.example.com', '2222', 'deploy', 'orders', 'shop', '/srv/a', '192.0.2.1'].map(
      (value) => `set ${value} = "${value}:2222"; $x.${value}.y`,
    );
    expect(fenceLines(language, code, WITH_PLACEHOLDERS)).toEqual(filled);
  });
});

describe('compileDocument: console sessions', () => {
  const roles = ({ lines }: CodeBlock) => lines.map(({ role, prompt = '' }: CodeLine) => `${prompt}${role ?? ''}`);

  it('distinguishes commands, continuations and output, and keeps the prompts out of the text', () => {
    const block = fence('console', '$ sudo apt install \\\n    nginx\nReading package lists\n\n# reboot\n$');
    expect(block).toMatchObject({ language: 'console', label: 'Terminal' });
    expect(roles(block)).toEqual(['$command', 'continuation', 'output', 'output', '#command', '$command']);
    expect(linesOf(block)).toEqual(['sudo apt install \\', '    nginx', 'Reading package lists', '', 'reboot', '']);
  });

  it('W4 copies the commands alone, without prompts, output or a last line end', () => {
    expect(copyText(fence('console', '$ ls\na b\n$ cd a\n'), {})).toBe('ls\ncd a');
  });

  it('takes a heredoc to its terminator for part of the command', () => {
    const block = fence('console', "$ cat <<'EOT' > a\n$ not a prompt\n\nEOT\nout\n$ cat <<-END\n\tb\n\tEND\nout");
    expect(roles(block)).toEqual(['$command', 'continuation', 'continuation', 'continuation', 'output', '$command', 'continuation', 'continuation', 'output']);
  });

  it("leaves the shell's own continuation prompts out", () => {
    expect(copyText(fence('console', '$ echo a \\\n> b \\\n> c\na b c'), {})).toBe('echo a \\\nb \\\nc');
  });

  it('leaves the continuation prompt out also where the command has a heredoc', () => {
    expect(copyText(fence('console', '$ cat <<EOT | \\\n> tr a b\naaa\nEOT\nbbb'), {})).toBe('cat <<EOT | \\\ntr a b\naaa\nEOT');
  });

  it('takes a here-string for no heredoc', () => {
    expect(roles(fence('console', '$ tr a b <<< aaa\nbbb\n$ ls'))).toEqual(['$command', 'output', '$command']);
  });

  it('takes a shift in arithmetic for no heredoc', () => {
    expect(roles(fence('console', '$ echo $((1 << n))\n8\n$ ls'))).toEqual(['$command', 'output', '$command']);
  });
});
