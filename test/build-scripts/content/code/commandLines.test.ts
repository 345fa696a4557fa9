import type { Block } from '../../../../src/core/content/blocks';
import { inlineText, lineText, plainText } from '../../../../src/core/content/textOf';
import { blocksOf, compile } from '../../support/compile';

/** The blocks in short: `$ line | line` for code, `Step 1) text` for step lines, the text for anything else. */
function outline(blocks: readonly Block[]): string[] {
  return blocks.map((block) => {
    if (block.type === 'code') return `$ ${block.lines.map(lineText).join(' | ')}`;
    if (block.type === 'step') return `${block.label}) ${inlineText(block.children)}`;
    return plainText([block]);
  });
}

const shortOf = (body: string) => outline(blocksOf(body));

describe('compileDocument: bare command lines', () => {
  it('W5 groups the lines that follow one another into one block', () => {
    expect(shortOf('Update the packages first:\nsudo apt update\nsudo apt install nginx\nThen look at the service.')).toEqual([
      'Update the packages first:',
      '$ sudo apt update | sudo apt install nginx',
      'Then look at the service.',
    ]);
  });

  it.each([
    ['below the marker', '> [!NOTE]\n> Update first:\n> sudo apt update\n> Step 1: Look at it'],
    ['below a marker with a line break', '> [!NOTE]  \n> Update first:\n> sudo apt update\n> Step 1: Look at it'],
    ['beside the marker', '> [!NOTE] Update first:\n> sudo apt update\n> Step 1: Look at it'],
  ])('W5 W6 finds commands and steps in the first paragraph of a callout, too: %s', (_, body) => {
    const { blocks, fences } = compile(body);
    const [callout] = blocks;
    expect(callout?.type === 'callout' && outline(callout.children)).toEqual(['Update first:', '$ sudo apt update', 'Step 1) Look at it']);
    expect(fences).toEqual([expect.objectContaining({ text: 'sudo apt update', isBare: true })]);
  });

  it('W5 takes a line of sudo beside a command for one, whatever words it has, and a sentence for none', () => {
    const ufw = ['sudo ufw show added', 'sudo ufw default deny incoming', 'sudo ufw allow from 203.0.113.0/24 to any port 22 proto tcp', 'sudo ufw enable'];
    expect(shortOf(ufw.join('\n'))).toEqual([`$ ${ufw.join(' | ')}`]);
    expect(shortOf('sudo ufw allow from the office to any port')).toEqual(['sudo ufw allow from the office to any port']);
    expect(shortOf('sudo ufw enable\nsudo ufw is what you want.')).toEqual(['$ sudo ufw enable', 'sudo ufw is what you want.']);
  });

  it('W5 joins neighbours across blank lines, also more than two', () => {
    expect(shortOf('sudo apt update\n\nsystemctl status nginx\n\njournalctl -u nginx\n\nText.\n\nls -l /etc')).toEqual([
      '$ sudo apt update | systemctl status nginx | journalctl -u nginx',
      'Text.',
      '$ ls -l /etc',
    ]);
  });

  it('W5 joins no fence with the command lines beside it', () => {
    expect(shortOf('sudo apt update\n\n```bash\nls\n```\n\nsudo apt upgrade')).toEqual(['$ sudo apt update', '$ ls', '$ sudo apt upgrade']);
  });

  it('W5 leaves out a leading "$ " and shows the block as Bash', () => {
    expect(blocksOf('$ whatever --now')).toMatchObject([{ type: 'code', language: 'bash', label: 'Bash' }]);
    expect(shortOf('$ whatever --now')).toEqual(['$ whatever --now']);
  });

  it.each([
    'Prose that mentions systemctl restart nginx in passing stays prose.',
    'sudo apt update refreshes the package lists.',
    'Find the file that is largest.',
    'sort the list by size',
    'Run `sudo apt update` first.',
    'sudo apt update.',
    'The command ls -l shows it',
    'cat is a program',
    'ip addresses change',
    'docker is not a virtual machine',
    'git keeps every version',
    'constructor --now',
    '__proto__ /etc',
  ])('W5 leaves as prose: %s', (text) => {
    expect(blocksOf(text).map(({ type }) => type)).toEqual(['paragraph']);
  });

  it.each([
    'git clone https://github.com/someone/something',
    'curl -fsSL https://example.net/install.sh -o install.sh',
    'wget https://example.net/a.tar.gz',
    'ssh root@example.net',
    'rsync -a /srv/ backup@example.net:/srv/',
  ])('W5 takes a command with an address in it for one: %s', (line) => {
    expect(shortOf(line)).toEqual([`$ ${line}`]);
  });

  it.each([
    'ls *.log *.txt',
    'chown <user>:<group> /srv',
    'find / -name "*.conf" -exec grep -l a {} \\;',
    'echo "a & b" > /tmp/a',
    "sed -i 's/a/b/' /etc/a_b_c",
    'rm -rf ~/a ~/b',
    'ls /etc/*_*',
    'mysql -e "SELECT 1"',
  ])('W5 keeps every character of a command: %s', (line) => {
    expect(shortOf(line)).toEqual([`$ ${line}`]);
  });

  it('W5 keeps a command that runs on with a backslash in one piece', () => {
    expect(shortOf('sudo apt install \\\n  nginx \\\n  certbot\nThen look.')).toEqual(['$ sudo apt install \\ | nginx \\ | certbot', 'Then look.']);
  });

  it('W5 finds them in lists, quotes and callouts', () => {
    const [list] = blocksOf('- First:\n  sudo apt update\n- Then look.');
    expect(list?.type === 'list' && list.items.map(({ children }) => outline(children))).toEqual([['First:', '$ sudo apt update'], ['Then look.']]);
    const [quote] = blocksOf('> First:\n> sudo apt update\n> sudo apt upgrade');
    expect(quote?.type === 'quote' && outline(quote.children)).toEqual(['First:', '$ sudo apt update | sudo apt upgrade']);
    const [callout] = blocksOf('> [!TIP]\n> First.\n>\n> sudo apt update');
    expect(callout?.type === 'callout' && outline(callout.children)).toEqual(['First.', '$ sudo apt update']);
  });

  it('W5 keeps the marks and links of the prose around them', () => {
    expect(blocksOf('Read [this](/wiki/ssh), **then**:\nsudo apt update')).toMatchObject([
      { type: 'paragraph', children: ['Read ', { type: 'link', href: '/wiki/ssh' }, ', ', { type: 'strong' }, ':'] },
      { type: 'code' },
    ]);
  });
});

describe('compileDocument: step lines', () => {
  it('W6 takes each Step, Part and Option line for a step of its own', () => {
    expect(shortOf('Step 1: Make the file\nPart 2 – Fill it\nOption A. Leave it alone\n\nStep 12: Look')).toEqual([
      'Step 1) Make the file',
      'Part 2) Fill it',
      'Option A) Leave it alone',
      'Step 12) Look',
    ]);
  });

  it('W6 keeps marks in a step line and gives the text after it to no step', () => {
    expect(blocksOf('Step 1: Make `a` **now**\nand go on.')).toMatchObject([
      { type: 'step', label: 'Step 1', children: ['Make ', { type: 'code', text: 'a' }, ' ', { type: 'strong' }] },
      { type: 'paragraph', children: ['and go on.'] },
    ]);
  });

  it.each(['Step by step: slowly', 'The first Step 1: no', 'step 1: no', 'Part of it: no', 'Option: no', 'Step 1:', 'Steps 1: no'])(
    'W6 leaves as prose: %s',
    (text) => {
      expect(blocksOf(text).map(({ type }) => type)).toEqual(['paragraph']);
    },
  );

  it('W6 puts the commands under a step into a block', () => {
    expect(shortOf('Step 1: Update\nsudo apt update\nStep 2: Look\nsystemctl status nginx')).toEqual([
      'Step 1) Update',
      '$ sudo apt update',
      'Step 2) Look',
      '$ systemctl status nginx',
    ]);
  });
});

describe('compileDocument: plain text', () => {
  it('S3 holds what a reader sees, one line per block, and no Markdown syntax', () => {
    const body =
      '# Title\n\nA **bold** [link](/wiki/ssh) and `code`[^1] &amp; <b>.\n\n- one\n- [x] two\n\n| A | B |\n| - | - |\n| c | d |\n\n> [!TIP]\n> Mind it.\n\nStep 1: Go\n\n---\n\n![A chart](/images/a.png)\n\n[^1]: The source.\n';
    expect(compile(body).text).toBe('Title\nA bold link and code & <b>.\none\ntwo\nA B\nc d\nMind it.\nStep 1: Go\nA chart\nThe source.');
  });

  it('S3 keeps code with its file name and leaves prompts out', () => {
    expect(compile('```console title="on the server"\n$ ls -l\ntotal 0\n# reboot\n```\n\n```html\n<a href="x">&amp;</a>\n```').text).toBe(
      'on the server\nls -l\ntotal 0\nreboot\n<a href="x">&amp;</a>',
    );
  });

  it('counts the words of prose and none of code', () => {
    expect(compile("It is what it's, isn't it: 1.5 times.\n\n```bash\nls -l a b c\n```\n").words).toBe(8);
  });

  it.each([
    ['Hindi, whose vowels are marks', 'सर्वर की स्थापना के लिए यह मार्गदर्शिका है।', 8],
    ['Arabic with its vowel marks', 'السِّجِلَّات في المِلَفّ.', 3],
    ['Persian, with joints within words', 'می‌گوید چگونه فایل‌ها', 3],
  ])('counts the words of %s', (_, body, words) => {
    expect(compile(body).words).toBe(words);
  });

  it.each([
    ['Japanese', 'ja', 'サーバーの設定を確認し、ログを読む。'],
    ['Thai', 'th', 'คู่มือนี้อธิบายวิธีตั้งค่าเซิร์ฟเวอร์'],
    ['Khmer', 'km', 'សៀវភៅណែនាំនេះពន្យល់'],
    ['Chinese, with English among it', 'zh', '我们用 systemd 重启服务器。'],
  ])('counts the words of %s, which has no spaces between them, by its dictionary', (_, language, body) => {
    const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(body)].filter(({ isWordLike }) => isWordLike);
    expect(words.length).toBeGreaterThan(2);
    expect(compile(body).words).toBe(words.length);
  });

  it("doesn't count a picture's description: a guide with a figure isn't longer to read", () => {
    expect(compile('Two words.\n\n![What the figure shows](/images/a.svg)\n').words).toBe(2);
  });

  it("doesn't count messages that Troubleshooting lists, but all other code in a sentence, there and elsewhere", () => {
    const entries = '| Seen | Fix |\n| - | - |\n| `one two`, `three four` today | Run `ls -l` |\n\n### It fails\n\nAlso logged as `five six`.\n\nRun `ls`.\n';
    expect(compile(`## Troubleshooting\n\n${entries}`).words).toBe(11);
    expect(compile(`## When it fails\n\n${entries}\n## Next\n\nAlso logged as \`a b\`.\n`).words).toBe(11 + 2 + 1 + 5);
    expect(compile(`## Steps\n\n${entries}`).words).toBe(11 + 3 + 6);
  });
});
