import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeBlock as CodeBlockData } from '../../src/core/content/blocks';
import { CodeBlock } from '../../src/ui/CodeBlock';

const SESSION: CodeBlockData = {
  type: 'code',
  language: 'console',
  label: 'Terminal',
  place: 'on the server',
  lines: [
    { role: 'command', prompt: '$', tokens: [['command', 'cat'], ' /etc/motd'] },
    { role: 'output', tokens: ['Hello $ USER'] },
    { role: 'command', prompt: '#', tokens: ['reboot'] },
  ],
};
const FILE: CodeBlockData = {
  type: 'code',
  language: 'nginx',
  label: 'nginx',
  title: '/etc/nginx/nginx.conf',
  lines: [{ tokens: [['key', 'listen'], ' ', ['placeholder', '443'], ';'] }, { tokens: [] }],
};

/** A block of one line, which is a file's if it has a title. */
const lineOf = (line: string, language: string, title?: string): CodeBlockData => ({
  type: 'code',
  language,
  label: language,
  lines: [{ tokens: [line] }],
  ...(title === undefined ? {} : { title }),
});

const code = (container: HTMLElement) => container.querySelector('code')?.textContent;

describe('CodeBlock', () => {
  it('W4 shows a file’s path and language; of a session the machine, and its kind to screen readers alone', () => {
    const { container } = render(
      <>
        <CodeBlock block={SESSION} />
        <CodeBlock block={FILE} />
      </>,
    );
    expect([...container.querySelectorAll('figcaption')].map((caption) => [...caption.children].map(({ textContent }) => textContent))).toEqual([
      ['Terminal', 'on the server'],
      ['/etc/nginx/nginx.conf', 'nginx'],
    ]);
    expect(screen.getByText('Terminal')).toHaveClass('visually-hidden');
    expect(screen.getByText('nginx')).not.toHaveClass('visually-hidden');
  });

  it('W4 shows the code line by line, and no prompt is part of the text', () => {
    const { container } = render(<CodeBlock block={SESSION} />);
    expect(code(container)).toBe('cat /etc/motd\nHello $ USER\nreboot');
  });

  it('W4 keeps the words of a long command whole, a path longer than a row in pieces that end with a folder; its text is as written', () => {
    const path = '/etc/ssh/sshd_config.d/99-hardening.conf';
    const long: CodeBlockData = {
      ...SESSION,
      lines: [
        { role: 'command', prompt: '$', tokens: [['word', 'ssh-keygen'], ` -lf ${path} -E md5`] },
        { role: 'output', tokens: [path] },
      ],
    };
    const { container } = render(<CodeBlock block={long} />);
    const [command, output] = [...container.querySelectorAll('.line')];
    expect([...(command?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['ssh-keygen', path, '-E md5']);
    expect([...(command?.children[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['/etc/ssh/', 'sshd_config.d/', '99-hardening.conf']);
    // What follows it in output would be at the row's end: its pieces are the line's own.
    expect([...(output?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['/etc/ssh/', 'sshd_config.d/', '99-hardening.conf']);
    expect(code(container)).toBe(`ssh-keygen -lf ${path} -E md5\n${path}`);
  });

  it.each([
    ['nftables', undefined, 6, '6'],
    ['yaml', '/etc/netplan/01.yaml', 6, '6'],
    ['text', '/etc/rsyslog.conf', 6, '6'],
    ['text', undefined, 6, '6'],
    ['yaml', undefined, 5, '6'],
    ['yaml', undefined, 2, null],
    // A phone has no room for more.
    ['yaml', undefined, 20, '8'],
  ])('W4 folds long lines of %s (file: %s, %i blanks before them), beyond where they begin', (...[language, title, blanks, indent]) => {
    const { container } = render(<CodeBlock block={lineOf(`${' '.repeat(blanks)}ip saddr 192.0.2.0/24 accept`, language, title)} />);
    expect(container.querySelector('.line')?.getAttribute('data-indent')).toBe(indent);
  });

  it.each(['/etc/apt/sources.list', undefined])('W4 folds a long word of a text (file: %s) after a folder', (title) => {
    const pieces = ['http://', 'download.example.com/', 'debian/', 'pve/dists/', 'trixie'];
    const line = `URIs: ${pieces.join('')}`;
    const { container } = render(<CodeBlock block={lineOf(line, 'text', title)} />);
    const leaves = [...container.querySelectorAll('.line span')].filter(({ children }) => children.length === 0);
    expect(leaves.map(({ textContent }) => textContent)).toEqual(pieces);
    expect(code(container)).toBe(line);
  });

  it('N1 W4 has a sign before a line that is added or removed, and before its prompt', () => {
    const lines = [
      { tokens: ['a=1'], mark: 'del' },
      { tokens: ['a=2'], mark: 'ins' },
      { tokens: ['b=1'], mark: 'mark' },
      { role: 'command', prompt: '$', tokens: ['old'], mark: 'del' },
      { role: 'command', prompt: '#', tokens: ['same'] },
    ] as const;
    const { container } = render(<CodeBlock block={{ ...SESSION, lines }} />);
    expect([...container.querySelectorAll('.line')].map((line) => line.getAttribute('data-prompt'))).toEqual(['−', '+', null, '− $', '#']);
    expect(code(container)).toBe('a=1\na=2\nb=1\nold\nsame');
  });

  it('W4 marks the rows of a table, which don’t fold', () => {
    const { container } = render(
      <CodeBlock block={{ ...SESSION, lines: SESSION.lines.map((line) => (line.role === 'output' ? { ...line, isTableRow: true } : line)) }} />,
    );
    expect(container.querySelectorAll('.line--row')).toHaveLength(SESSION.lines.filter(({ role }) => role === 'output').length);
  });

  it('W4 copies the commands of a session only', async () => {
    const user = userEvent.setup();
    render(<CodeBlock block={SESSION} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('cat /etc/motd\nreboot');
  });

  it('W4 copies a file whole', async () => {
    const user = userEvent.setup();
    render(<CodeBlock block={FILE} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('listen 443;');
  });

  it('W4 shows hostile code as text', () => {
    const { container } = render(<CodeBlock block={{ ...FILE, lines: [{ tokens: ['<img src=x onerror=alert(1)>'] }] }} />);
    expect(code(container)).toBe('<img src=x onerror=alert(1)>');
    expect(within(container).queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a block with notes', () => {
  const NOTED: CodeBlockData = { ...FILE, notes: 2, lines: [{ tokens: ['listen 443;'], note: 1 }, { tokens: ['root /srv;'] }, { tokens: ['}'], note: 2 }] };

  it('W4 has a link to the note at the end of a line, and no number in its text', () => {
    const { container } = render(<CodeBlock block={NOTED} />);
    const marks = [...container.querySelectorAll('.line')].map((line) => line.querySelector('a:last-child'));
    expect(marks.map((mark) => mark?.getAttribute('href'))).toEqual(['#note-2.1', undefined, '#note-2.2']);
    expect(screen.getAllByRole('link').map((mark) => [mark.id, mark.getAttribute('aria-label')])).toEqual([
      ['line-2.1', 'Note 1'],
      ['line-2.2', 'Note 2'],
    ]);
    expect(code(container)).toBe('listen 443;\nroot /srv;\n}');
  });

  it('W4 copies the code without them', async () => {
    const user = userEvent.setup();
    render(<CodeBlock block={NOTED} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('listen 443;\nroot /srv;\n}');
  });
});

describe('the buttons of single commands', () => {
  const buttons = () => screen.getAllByRole('button', { name: /^Copy the command/ });
  const isStop = (button: HTMLElement) => button.tabIndex === 0;

  it('N1 W4 are one stop of a toolbar, among which the arrow keys, Home and End move', async () => {
    const user = userEvent.setup();
    render(<CodeBlock block={SESSION} />);
    expect(within(screen.getByRole('toolbar', { name: 'Copy one command' })).getAllByRole('button')).toEqual(buttons());
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['Copy the command cat /etc/motd', 'Copy the command reboot']);
    expect(buttons().map(isStop)).toEqual([true, false]);
    await user.tab();
    await user.tab();
    expect(buttons()[0]).toHaveFocus();
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowDown', 0],
      ['ArrowUp', 1],
      ['Home', 0],
      ['End', 1],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(buttons()[place]).toHaveFocus();
      expect(buttons().map(isStop)).toEqual([place === 0, place === 1]);
    }
    // Ctrl and Home scroll the page.
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(buttons()[1]).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});
