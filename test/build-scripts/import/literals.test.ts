import { textOfLiteral, withLiterals } from '../../../build-scripts/lib/import/docusaurus/literals';
import type { Page } from '../../../build-scripts/lib/import/page/page';
import { bodyOf, HEAD, importer } from './support';
import { cpuMsOf } from '../../support/cpuTime';

const importFiles = importer();

async function imported(text: string, others: Readonly<Record<string, string>> = {}) {
  const { texts, report } = await importFiles('docusaurus', { 'docs/a.md': HEAD + text, ...others });
  return { body: bodyOf(texts.get('wiki/a.md')), told: report.findings.map(({ what }) => what) };
}

describe('E7 a text of JavaScript in MDX', () => {
  it.each([
    [
      'a command in a component of its own lines',
      '<Pick>\n{`curl -sSL https://example.org/x.sh | bash`}\n</Pick>',
      '```\ncurl -sSL https://example.org/x.sh | bash\n```',
    ],
    ['lines in a step', '1. One\n\n   <Pick a="b">{`# A\\nls`}</Pick>\n\n2. Two', '1. One\n\n   ```\n   # A\n   ls\n   ```\n\n2. Two'],
    ['lines on their own', '{`one\n  two`}', '```\none\n  two\n```'],
    ['lines in <pre>', '<pre>{`a\n  b <c>`}</pre>', '```\na\n  b <c>\n```'],
    ['a word of a sentence', "Use {'{'}id{'}'} and {\"`code`\"}{' '}so.", 'Use {id} and `code` so.'],
    ['signs of Markdown', 'So {`*a* [b] <c> snake_case`}.', 'So \\*a\\* \\[b\\] \\<c> snake_case.'],
    ['code', "<code>{'{{ x }}'}</code>", '`{{ x }}`'],
    ['inline code that shows it', "Write `{'x'}`.", "Write `{'x'}`."],
    ['a brace in parentheses', "So ({'{'}) it is.", 'So ({) it is.'],
    ['a command with backticks', "<code>{'echo `date`'}</code>", '`` echo `date` ``'],
    [
      'bars in a table',
      "| A | B |\n| --- | --- |\n| <code>{'string | number'}</code> | The port |",
      '| A | B |\n| --- | --- |\n| `string \\| number` | The port |',
    ],
    ['a short block of code', "<CodeBlock>{'ls'}</CodeBlock>", '```\nls\n```'],
    [
      'a block of code with escapes',
      '<CodeBlock language="sh">\n{`\n  echo \\`date\\` \\${x}\n# <b>A</b>\n`}\n</CodeBlock>',
      '```sh\n  echo `date` ${x}\n# <b>A</b>\n```',
    ],
    ['a block of code', '<CodeBlock language="sh">\n{`ls`}\n</CodeBlock>', '```sh\nls\n```'],
  ])('is shown as its text: %s', async (_, text, body) => {
    expect((await imported(`${text}\n`)).body).toBe(body);
  });

  it('is code in a component of a sentence, whose tags stay as comments', async () => {
    const { body, told } = await imported("Run <Cmd>{'ls -l'}</Cmd> now.\n");
    expect(body).toBe('Run <!-- <Cmd&gt; -->`ls -l`<!-- </Cmd&gt; --> now.');
    expect(told).toEqual(['component or HTML without a counterpart, kept as comments']);
  });

  it('is shown as code where values are to be filled in', async () => {
    const { body, told } = await imported('Version {`v${x}`}.\n');
    expect([body, told]).toEqual(['Version ``{`v${x}`}``.', ['Code expressions, shown as code']]);
  });

  it('takes no long time where nothing closes it', () => {
    const text = '{`<A>{'.repeat(20_000);
    expect(cpuMsOf(() => expect(withLiterals(text, {} as Page, () => false)).toBe(text))).toBeLessThan(1000);
  });

  it.each([
    ['\\_a', '_a'],
    ['a\\n\\tb', 'a\n\tb'],
    ['\\u00e9\\x41\\u{1F600}', 'éA😀'],
    ['\\u{999999}', '\\u{999999}'],
    ['a\\\nb', 'ab'],
  ])('has its escapes resolved: %j', (written, text) => expect(textOfLiteral(written)).toBe(text));
});

describe('E7 a part of Docusaurus', () => {
  it('is found where its name is escaped', async () => {
    const text = "import Verify from './common/\\_verify.md'\n\n<Verify />\n";
    expect((await imported(text, { 'docs/common/_verify.md': 'Verified.\n' })).body).toBe('Verified.');
  });

  it('is told where its file isn’t there', async () => {
    const { told } = await imported("import Verify from './gone.md'\n\nText.\n\n<Verify />\n");
    expect(told).toContain('Imports of files that couldn’t be included in the text');
  });
});

describe('E7 tabs of Docusaurus', () => {
  const tabs = (values: string) =>
    `<Tabs defaultValue="deb" values={${values}}>\n<TabItem value="deb">\n\nA.\n\n</TabItem>\n<TabItem value="rpm" label="Own">\n\nB.\n\n</TabItem>\n</Tabs>\n`;

  it.each([
    "[{label: 'Debian & co.', value: 'deb'}]",
    '[\n  { "value": "deb", "label": "Debian & co." },\n  { value: "rpm", label: "Fedora" },\n]',
    '[{ label: `Debian \\u0026 co.`, value: `deb` }]',
  ])('have the labels that their group lists: %s', async (values) => {
    expect((await imported(tabs(values))).body).toBe('**Debian & co.**\n\nA.\n\n**Own**\n\nB.');
  });

  it('may have any sign in their labels, attributes with braces, and no text', async () => {
    const items = '<TabItem value="a" attributes={{className: x}}>\n\nA.\n\n</TabItem>\n<TabItem value="b" />\n';
    const { body, told } = await imported(`<Tabs values={[{label: 'Node >= 18 "LTS"', value: 'a'}, {label: 'B', value: 'b'}]}>\n${items}</Tabs>\n\nEnd.\n`);
    expect([body, told]).toEqual(['**Node >= 18 "LTS"**\n\nA.\n\n**B**\n\nEnd.', []]);
  });

  it('have those of their own group inside of another', async () => {
    const inner = tabs("[{label: 'Inner', value: 'deb'}]");
    const { body } = await imported(`<Tabs values={[{label: 'Outer', value: 'x'}]}>\n<TabItem value="x">\n\n${inner}\n</TabItem>\n</Tabs>\n`);
    expect(body).toBe('**Outer**\n\n**Inner**\n\nA.\n\n**Own**\n\nB.');
  });
});
