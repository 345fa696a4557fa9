import * as fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { curlyQuotes } from '../../../../build-scripts/lib/content/source/curlyQuotes';
import { quotedArticle } from '../../../../build-scripts/lib/content/markdown/quotedArticle';
import { toBlocks } from '../../../../build-scripts/lib/content/markdown/toBlocks';
import { plainText } from '../../../../src/core/content/textOf';
import { straightQuotes } from '../../../../src/core/search/text/foldCase';
import { growthOf, LINEAR } from '../../../support/cpuTime';
import { runs } from '../../../support/propertyRuns';
import { compile, FIELDS } from '../../support/compile';
import { markdownArbitrary } from '../../support/hostile';

describe('curlyQuotes', () => {
  it.each([
    ['quotes', `He said "yes" and 'no'.`, 'He said “yes” and ‘no’.'],
    ['quotes inside of quotes', `"It's 'here'", and '"there" too'.`, '“It’s ‘here’”, and ‘“there” too’.'],
    ['apostrophes', `don't, O'Neill's, users' files, Debian 12's, the 80's`, 'don’t, O’Neill’s, users’ files, Debian 12’s, the 80’s'],
    ['what is left out at a beginning', `the '90s, '08, 'tis rock 'n' roll, 'til then`, 'the ’90s, ’08, ’tis rock ’n’ roll, ’til then'],
    ['a quoted number', `port '22' and "22"`, 'port ‘22’ and “22”'],
    ['primes as they are', `a 19" rack, 6'2" tall, 24" or 27"`, `a 19" rack, 6'2" tall, 24" or 27"`],
    ['a mark before a blank as one that closes, or not at all', `a " b, "so " too`, 'a " b, “so ” too'],
    ['a quote that closes after a digit', `"Debian 12" and 'RFC 1918'.`, '“Debian 12” and ‘RFC 1918’.'],
    ['brackets, dashes and slashes', `("x") "A"/"B" said—"no"—and ['y']`, '(“x”) “A”/“B” said—“no”—and [‘y’]'],
    ['quoted signs', `"--flag" "~/.ssh" "?" '...and'`, '“--flag” “~/.ssh” “?” ‘...and’'],
    ['quotes after the end of a sentence', `a "No." "Yes." b`, 'a “No.” “Yes.” b'],
    ['what is curly already', `“so” it’s "so"`, '“so” it’s “so”'],
    ['addresses', `"https://a.example/it's?b" or mailto:o'b@a.example`, `“https://a.example/it's?b” or mailto:o'b@a.example`],
    ['HTML that is shown as typed', `<a href="x" title='y'> isn't <kbd>"</kbd>`, `<a href="x" title='y'> isn’t <kbd>"</kbd>`],
  ])('sets %s', (_, straight, curly) => {
    expect(curlyQuotes(straight)).toBe(curly);
  });

  it('changes quotes alone, and no offset', () => {
    const text = fc.array(fc.constantFrom('"', "'", ' ', 'a', '7', '.', '(', '-', '<b ', '>', 'https://', '😀', 's')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (straight) => {
        expect(straightQuotes(curlyQuotes(straight))).toBe(straight);
      }),
      { numRuns: runs(5_000) },
    );
  });

  it.each([
    ['opening', ` '`],
    ['closing', `a'`],
    ['double', `"`],
    ['tags without an end', '<a'],
    ['addresses', `https://a'`],
  ])('takes linear time on many marks: %s', (_, part) => {
    expect(growthOf((count) => curlyQuotes(part.repeat(count)), 200_000)).toBeLessThan(LINEAR);
  });
});

const parser = unified().use(remarkParse).use(remarkGfm);

describe('the quotes of a compiled document', () => {
  const textOf = (body: string) => compile(body).text;

  it.each([
    ['before and after inline code', '"`a`" and `b`\'s, ("`c`").', '“a” and b’s, (“c”).'],
    ['across emphasis', `"*yes*", **'no'** and *"both* kinds".`, '“yes”, ‘no’ and “both kinds”.'],
    ['across links and notes', `"[a](/wiki/sample)" isn't[^1] "b"[^1].\n\n[^1]: It's "so".`, '“a” isn’t “b”.\nIt’s “so”.'],
    ['after a hard break', `a  \n"b"`, 'a\n“b”'],
    ['in a heading', `## What "it" isn't`, 'What “it” isn’t'],
    ['in a table', `| It's | "b" |\n| --- | --- |\n| 'c' | \`"d"\` |`, 'It’s “b”\n‘c’ "d"'],
    ['in a callout and a list', `> [!NOTE]\n> It's "so".\n\n- Isn't it?`, 'It’s “so”.\nIsn’t it?'],
    ['in a step', `Step 1: Don't "wait"`, 'Step 1: Don’t “wait”'],
    ["in a picture's description", `![It's a "rack"](/images/a.svg)`, 'It’s a “rack”'],
  ])('are curly %s', (_, body, text) => {
    expect(textOf(body)).toBe(text);
  });

  it.each([
    ['a block of code', '```bash\necho "it\'s"\n```', `echo "it's"`],
    ['inline code', `\`echo "it's"\``, `echo "it's"`],
    ['commands outside of a fence', `sudo grep "it's" /etc/hosts`, `sudo grep "it's" /etc/hosts`],
    ['an address', `https://a.example/it's`, `https://a.example/it's`],
  ])('stay straight in %s', (_, body, text) => {
    expect(textOf(body)).toBe(text);
  });

  it('are read by paragraph: one that is left open changes no other', () => {
    expect(textOf(`An "open one.\n\n"Next" one.`)).toBe('An “open one.\n“Next” one.');
  });

  it('are curly in the contents and in feeds, while ids and the Markdown stay as the author wrote them', () => {
    const { headings, html, markdown } = compile(`## What isn't "so"\n\nIt's "so".\n`);
    expect(headings).toEqual([{ depth: 2, id: 'what-isnt-so', text: 'What isn’t “so”' }]);
    expect(html.join('')).toContain('It’s “so”.');
    expect(markdown.join('')).toBe(`## What isn't "so"\n\nIt's "so".\n`);
  });

  it('are curly in the front matter, which is kept as written beside it', () => {
    const { meta, written } = compile('Text.', { fields: FIELDS.wiki.replace('A title', `"What isn't 'so'"`).concat(`\ndescription: It's "so".`) });
    expect(meta).toMatchObject({ title: 'What isn’t ‘so’', description: 'It’s “so”.' });
    expect(written).toMatchObject({ title: `What isn't 'so'`, description: `It's "so".` });
  });

  it('are all that differs from the text as it was written', () => {
    fc.assert(
      fc.property(markdownArbitrary, (body) => {
        const { children } = parser.parse(body);
        expect(straightQuotes(plainText(toBlocks(quotedArticle(children))))).toBe(straightQuotes(plainText(toBlocks(children))));
      }),
      { numRuns: runs(2_000) },
    );
  });
});
