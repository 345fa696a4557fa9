import * as fc from 'fast-check';
import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import type { Folder } from '../../../../build-scripts/lib/content/source/schema';
import type { Block } from '../../../../src/core/content/blocks';
import { anyString } from '../../../support/anyString';
import { cpuMsOf } from '../../../support/cpuTime';
import { fuzz } from '../../../support/fuzz';
import { runs, sample } from '../../../support/propertyRuns';
import { compile, FIELDS } from '../../support/compile';
import { markdownArbitrary, PROTOTYPE_NAMES, unitsArbitrary, yamlArbitrary } from '../../support/hostile';

const RUNS = 2_000;
const LONG = 100_000;
const folderArbitrary = fc.constantFrom<Folder>('wiki', 'blog', 'projects');

/** What the build relies on, whatever the text: plain JSON, problems at positions in the file, unique ids. */
function expectSound(text: string, folder: Folder, name = 'sample'): void {
  const document = compileDocument({ folder, file: `${folder}/${name}.md`, name, text });
  expect(JSON.parse(JSON.stringify(document.blocks))).toEqual(document.blocks);
  const lineCount = text.split(/\r\n?|\n/).length;
  for (const { line, column, message, hint } of document.problems) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lineCount);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(message).not.toBe('');
    expect(hint).not.toBe('');
  }
  const ids = document.headings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  if (document.meta === undefined) expect(document.problems).not.toEqual([]);
}

/** A linear pass over 100,000 characters takes well under a second, a quadratic one ten. */
const CPU_LIMIT_MS = 3_000;

function depthOf(blocks: readonly Block[]): number {
  const depths = blocks.map((block) => {
    if (block.type === 'quote' || block.type === 'callout') return depthOf(block.children);
    return block.type === 'list' ? Math.max(0, ...block.items.map(({ children }) => depthOf(children))) : 0;
  });
  return 1 + Math.max(0, ...depths);
}

describe('compileDocument, whatever the text', () => {
  it('never throws on arbitrary strings', () => {
    fc.assert(
      fc.property(fc.oneof(unitsArbitrary, anyString({ maxLength: 200 })), folderArbitrary, (text, folder) => expectSound(text, folder)),
      { numRuns: runs(RUNS) },
    );
  });

  fuzz({ name: 'Markdown', inputs: fc.tuple(markdownArbitrary, folderArbitrary), share: 0.0015, where: 'build' }, ([body, folder]) =>
    expectSound(`---\n${FIELDS[folder]}\n---\n${body}`, folder),
  );

  fuzz({ name: 'front matter', inputs: fc.tuple(yamlArbitrary, folderArbitrary), share: 0.002, where: 'build' }, ([yaml, folder]) =>
    expectSound(`---\n${yaml}\n---\nText.`, folder),
  );

  it.each([
    ['an alias of nothing', 'title: *nothing'],
    ['a list that holds itself', 'tags: &a [*a]'],
    ['a map that holds itself', 'variables: &a { PORT: *a }'],
    ['an alias bomb', 'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\ntitle: [*c,*c,*c,*c,*c,*c]'],
    ['a key that is a list', '? [a, b]\n: c'],
    ['an unknown tag', 'title: !thing x'],
    ['a merge key', '<<: { title: x }'],
    ['a list', '- a\n- b'],
    ['a number', '5'],
  ])('reports a problem for front matter with %s', (_, yaml) => {
    expect(compile('', { fields: yaml }).problems).not.toEqual([]);
  });

  it.each(PROTOTYPE_NAMES)('takes "%s" for a name like any other: as id, tag, key, language, heading, definition and footnote', (name) => {
    expectSound(
      `---\n${FIELDS.wiki}\nnext: ${name}\n---\n## ${name}\n\n[${name}] [a][${name}] b[^${name}] {{${name}}}\n\n[^${name}]: c\n\n\`\`\`${name}\nd\n\`\`\`\n`,
      'wiki',
      name,
    );
    expectSound(`---\n${FIELDS.wiki.replace('[Linux]', `[${name}]`)}\n${name}: x\nvariables: { ${name}: x }\n---\n`, 'wiki');
    expectSound(`---\n${FIELDS.projects}\n---\n## ${name}\n\n- a\n`, 'projects');
  });

  // ">" follows below, with fewer of them: the levels of quotes are limited.
  it.each(
    sample([
      'a',
      'Z',
      '0',
      ' ',
      '\t',
      '\n',
      '*',
      '_',
      '`',
      '~',
      '#',
      '-',
      '+',
      '=',
      '|',
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      '<',
      '!',
      '&',
      '\\',
      '/',
      '.',
      ':',
      ';',
      '@',
      '^',
      '$',
      '%',
      '"',
      "'",
      '\u0000',
      '\u0301',
      '\uD800',
      '🚀',
      '\uE000',
    ]),
  )(
    'survives 100,000 times %j',
    (character) => {
      expect(() => compile(character.repeat(LONG))).not.toThrow();
    },
    20_000,
  );

  it('survives 3,000 times ">"', () => {
    expect(() => compile('>'.repeat(3_000))).not.toThrow();
  });

  it.each([
    ['quotes', (depth: number) => `${'> '.repeat(depth)}text`],
    ['lists', (depth: number) => Array.from({ length: depth }, (_, index) => `${'  '.repeat(index)}- a`).join('\n')],
  ])('keeps %s of a hundred levels', (_, make) => {
    expect(depthOf(compile(make(100)).blocks)).toBe(101);
  });

  it('survives emphasis, links and brackets three hundred levels deep', () => {
    const bodies = [`${'*a '.repeat(300)}${'b* '.repeat(300)}`, `${'[a'.repeat(300)}${'](b)'.repeat(300)}`, `${'<b>'.repeat(300)}`, `${'**a'.repeat(300)}`];
    for (const body of sample(bodies)) expect(() => compile(body)).not.toThrow();
  });

  it.each(
    sample([
      ['a command with arguments', `sudo ${'-a '.repeat(LONG / 3)}`],
      ['a command with one long argument', `ls ${'a/'.repeat(LONG / 2)}`],
      ['sudo and options', `sudo ${'-ab cd '.repeat(LONG / 7)}`],
      ['quotes', `echo ${'"\''.repeat(LONG / 2)}`],
      ['one open quote', `echo "${'a '.repeat(LONG / 2)}`],
      ['blanks inside a command', `ls${' '.repeat(LONG)}-l`],
      ['blanks inside prose', `a${' '.repeat(LONG)}b`],
      ['sentence words', `cat ${'the '.repeat(LONG / 4)}`],
      ['a step', `Step 1: ${'- '.repeat(LONG / 2)}`],
    ]),
  )('compiles a line of 100,000 characters in no time: %s', (_, line) => {
    expect(cpuMsOf(() => compile(line))).toBeLessThan(CPU_LIMIT_MS);
  });

  it.each(
    sample([
      ['heredoc openings', '$ '.concat('<<'.repeat(LONG / 2))],
      ['heredocs', `$ cat ${'<<A '.repeat(LONG / 4)}`],
      ['a heredoc and blanks', `$ cat <<${' '.repeat(LONG)}`],
      ['a heredoc of a long name', `$ cat <<${'A'.repeat(LONG)}`],
      ['quotes', `$ echo ${'"a'.repeat(LONG / 2)}`],
      ['options', `$ ls ${'-a '.repeat(LONG / 3)}`],
      ['output', 'a '.repeat(LONG / 2)],
    ]),
  )('compiles a session with a line of 100,000 characters in no time: %s', (_, line) => {
    expect(cpuMsOf(() => compile(`\`\`\`console\n${line}\n\`\`\`\n`))).toBeLessThan(CPU_LIMIT_MS);
  });

  it.each([
    ['lists in the items of a list', (item: number) => `- ${item}\n  - a`],
    ['lists in quotes that go on', (item: number) => `> - ${item}\n>\n> b\n`],
    ['quotes with a line that lacks its mark', (item: number) => `> ${item}\nb\n`],
  ])('compiles thousands of lines in a time that grows with them: %s', (_, make) => {
    const cpuMsFor = (items: number) => cpuMsOf(() => compile(Array.from({ length: items }, (_empty, item) => make(item)).join('\n')));
    cpuMsFor(500);
    // Four times the length: a quadratic pass would take sixteen times as long.
    expect(cpuMsFor(2_000)).toBeLessThan(10 * cpuMsFor(500));
  });

  it('reads the info string of a fence in linear time', () => {
    const hugeRanges = `{${'1-99999999,'.repeat(200)}1}`;
    expect(cpuMsOf(() => compile(`\`\`\`text ${hugeRanges}\nx\n\`\`\`\n`))).toBeLessThan(CPU_LIMIT_MS);
    expect(cpuMsOf(() => compile(`\`\`\`text ${'title="'.repeat(LONG / 7)}\nx\n\`\`\`\n`))).toBeLessThan(CPU_LIMIT_MS);
  });

  it('looks for placeholders in linear time', () => {
    expect(cpuMsOf(() => compile(`\`\`\`text\n${'{{A'.repeat(LONG / 3)}\n\`\`\`\n`))).toBeLessThan(CPU_LIMIT_MS);
    expect(cpuMsOf(() => compile(`\`\`\`text\n{{${'A'.repeat(LONG)}\n\`\`\`\n`))).toBeLessThan(CPU_LIMIT_MS);
  });
});
