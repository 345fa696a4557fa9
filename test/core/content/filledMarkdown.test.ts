import type { Block, CodeBlock } from '../../../src/core/content/blocks';
import { filledMarkdown } from '../../../src/core/content/filledMarkdown';

const code = (...lines: CodeBlock['lines']): CodeBlock => ({ type: 'code', language: 'console', label: 'Terminal', lines });
const HOST = ['placeholder', 'server.example.com', 'host', 'bare'] as const;

describe('filledMarkdown', () => {
  const markdown = [
    'Log in by `ssh server.example.com`.',
    '',
    '```console',
    '$ ssh server.example.com',
    'Welcome to server.example.com',
    '```',
    '',
    '- In a list:',
    '',
    '  ```',
    '  Host server.example.com (1+1)',
    '  ```',
  ].join('\n');
  const blocks: readonly Block[] = [
    code({ role: 'command', prompt: '$', tokens: [['command', 'ssh'], ' ', HOST] }, { role: 'output', tokens: ['Welcome to ', HOST] }),
    { type: 'list', isOrdered: false, items: [{ children: [code({ tokens: ['Host ', HOST, ' (1+1)'] })] }] } as unknown as Block,
  ];

  it('W4 has the reader’s values in its code, behind prompts and indents, quoted where a shell reads them', () => {
    expect(filledMarkdown(markdown, blocks, { host: 'my $& host' }).split('\n')).toEqual([
      'Log in by `ssh server.example.com`.',
      '',
      '```console',
      "$ ssh 'my $& host'",
      "Welcome to 'my $& host'",
      '```',
      '',
      '- In a list:',
      '',
      '  ```',
      "  Host 'my $& host' (1+1)",
      '  ```',
    ]);
  });

  it('W4 fills a value into its own block only, whatever the blocks before it have', () => {
    const PORT = ['placeholder', '22', 'port', 'bare'] as const;
    const file = ['```text', '22', '```', '', '22', '', '```ini', '[ssh]', '22', '22', '```'].join('\n');
    const own = [code({ tokens: ['22'] }), code({ tokens: ['[ssh]'] }, { tokens: ['22'] }, { tokens: [PORT] })];
    expect(filledMarkdown(file, own, { port: '2222' })).toBe(`${file.slice(0, -'22\n```'.length)}2222\n\`\`\``);
  });

  it('W4 fills blocks with blank lines, in quotes and with notes', () => {
    const file = ['> ```console', '> $ ssh server.example.com  # (1)', '>', '> $', '> ```'].join('\n');
    const own = [code({ role: 'command', prompt: '$', tokens: ['ssh ', HOST] }, { role: 'output', tokens: [] }, { role: 'command', prompt: '$', tokens: [] })];
    expect(filledMarkdown(file, own, { host: 'web1' })).toBe(file.replace('server.example.com', 'web1'));
  });

  it('W4 is the file as it is without values, and where a line isn’t found', () => {
    expect(filledMarkdown(markdown, blocks, {})).toBe(markdown);
    expect(filledMarkdown('# Another page', blocks, { host: 'web1' })).toBe('# Another page');
  });
});
