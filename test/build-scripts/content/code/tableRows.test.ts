import { withTableRows } from '../../../../build-scripts/lib/content/code/tableRows';
import type { CodeBlock } from '../../../../src/core/content/blocks';

const blockOf = (...texts: readonly string[]): CodeBlock => ({
  type: 'code',
  language: 'text',
  label: 'Text',
  lines: texts.map((text) => ({ tokens: [text] })),
});
const hasRows = (block: CodeBlock) => withTableRows(block).lines.some(({ isTableRow }) => isTableRow);
const isTable = (...texts: readonly string[]) => hasRows(blockOf(...texts));
const TABLE = blockOf('Filesystem      Size  Used', '/dev/sda1        20G  9.1G');

describe('withTableRows', () => {
  it('W4 finds tables: aligned with blanks or tabs, or drawn', () => {
    expect(isTable('Filesystem      Size  Used', '/dev/sda1        20G  9.1G', 'tmpfs 1G 2G')).toBe(true);
    expect(isTable('id\tname', '1\tone')).toBe(true);
    expect(isTable('├─sda1', '└─sda2')).toBe(true);
    expect(isTable('ID        Time', '-'.repeat(48), '7c38a1f2  2026', 'one', 'two', 'three', 'four', 'five')).toBe(true);
    expect(isTable('-'.repeat(34), 'one', 'two')).toBe(false);
    expect(isTable('Internet --6379--> Redis', '                   |', '                   v', '                   a shell')).toBe(true);
  });

  it('W4 finds tables by a head in capitals, though its rows have no gaps', () => {
    expect(isTable('IDX BOOT ID    FIRST ENTRY', '  0 9ea19c90ff7b Thu', ' -1 95bea7a0a5c5 Tue', ' -2 ef4d4cf1cc0c Tue')).toBe(false);
    expect(isTable('IDX BOOT ID    FIRST ENTRY    LAST ENTRY', '  0 9ea19c90ff7b Thu Thu', ' -1 95bea7a0a5c5 Tue Tue', ' -2 ef4d4cf1cc0c Tue Tue')).toBe(true);
  });

  it('W4 folds two columns of which a phone would show the first alone', () => {
    expect(isTable('agent.hostname                                [s|web1.example.com]')).toBe(false);
    expect(isTable('agent.hostname          [s|web1.example.com]')).toBe(true);
    expect(isTable('agent.hostname                                [s|web1]    3')).toBe(true);
  });

  it('W4 takes logs and messages for text', () => {
    expect(isTable('Mar  6 02:41:15 web1 sshd[812]: Connection closed', 'Mar 16 02:41:15 web1 sshd[812]: Accepted')).toBe(false);
    expect(isTable('Reading package lists.  Done now.', 'E: Could not get lock')).toBe(false);
    expect(isTable('    indented', 'nc: connect failed', 'a  b')).toBe(true);
    expect(isTable('one', 'two', 'three', 'a  b')).toBe(false);
    expect(isTable('', '')).toBe(false);
    expect(isTable()).toBe(false);
  });

  it('W4 reads the output of a session and no file; marks of notes must stay in view, so a block with notes is none', () => {
    const session = (role: 'command' | 'output'): CodeBlock => ({ ...TABLE, language: 'console', lines: TABLE.lines.map((line) => ({ ...line, role })) });
    expect([hasRows(TABLE), hasRows(session('output'))]).toEqual([true, true]);
    expect([hasRows(session('command')), hasRows({ ...TABLE, language: 'yaml' }), hasRows({ ...TABLE, notes: 1 })]).toEqual([false, false, false]);
  });

  it('W4 marks the rows of a command’s table, and neither commands nor what another command prints', () => {
    const line = (role: 'command' | 'output', text: string) => ({ role, tokens: [text] });
    const block: CodeBlock = {
      ...TABLE,
      language: 'console',
      lines: [
        line('command', 'init'),
        line('output', 'Please note  this.'),
        line('output', 'A warning.'),
        line('command', 'df'),
        ...TABLE.lines.map((row) => ({ ...row, role: 'output' as const })),
      ],
    };
    expect(withTableRows(block).lines.map(({ isTableRow }) => isTableRow === true)).toEqual([false, false, false, false, true, true]);
  });
});
