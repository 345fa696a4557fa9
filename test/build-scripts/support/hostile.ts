import * as fc from 'fast-check';

/** Names that every object has, and others that have broken look-ups. */
export const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length', 'extend'];

const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:x',
  'java&#9;script:x',
  '\u0001javascript:x',
  ' javascript:x',
  'data:text/html,<script>x</script>',
  'vbscript:x',
  'https://a.example',
  '//a.example',
  '/wiki/ssh',
  '../blog/x.md#y',
  '#z',
  'mailto:a@b.example',
  '%',
  '%E0%A4%A',
  'a b',
  '/.//b.example',
  '?',
  '\\\\',
];
const HTML = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:x">',
  '</p>',
  '</div></main>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<style>',
  '"><script>',
  "' onclick='x",
  '<iframe srcdoc="<script>">',
  '&lt;script&gt;',
  '&#0;',
  '<base href=//e.example>',
];
const MARKS = [
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```',
  '~~~~',
  '\n',
  '\n\n',
  '  \n',
  '\\\n',
  '\t',
  '    ',
  '> ',
  '- ',
  '1. ',
  '- [x] ',
  '# ',
  '###### ',
  '---\n',
  '| a | b |\n| - | -: |\n| c |',
  '[^1]',
  '\n[^1]: ',
  '![',
  '[',
  ']',
  '](',
  ')',
  ']: ',
  '<',
  '>',
  '&',
  '\\',
  '$ ',
  '{{HOST}}',
  '{{ x }}',
  '${{ y }}',
  '\uE000HOST\uE001',
  '\uE000',
  '> [!NOTE]\n',
  'Step 1: ',
  'sudo apt update',
  'ls -l \\',
  '\n```console\n$ cat <<EOT\n',
  '\n```bash {1-3} title="',
  '\n```html\n',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '\u202E',
  '🚀',
  '\r\n',
  '\r',
];
const WORDS = ['a', 'text', 'Boot', 'ssh', ...PROTOTYPE_NAMES];

const fragment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...MARKS) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.constantFrom(...HTML) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...SCHEMES)
      .chain((url) => fc.constantFrom(`[a](${url})`, `[a](<${url}>)`, `![a](${url})`, `<${url}>`, `\n[a]: ${url}\n`, `[a][a]`, url)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...PROTOTYPE_NAMES)
      .chain((name) => fc.constantFrom(`\n\`\`\`${name}\nx\n\`\`\`\n`, `[${name}]`, `[^${name}]`, `\n[^${name}]: x\n`, `\n## ${name}\n`, `{{${name}}}`)),
  },
);

/** Bodies made of pieces of Markdown, HTML and our own marks. */
export const markdownArbitrary: fc.Arbitrary<string> = fc.array(fragment, { maxLength: 24, size: 'max' }).map((parts) => parts.join(''));

/** Any UTF-16 code units at all. */
export const unitsArbitrary: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

const YAML_VALUES = [
  'x',
  '""',
  '*a',
  '&a x',
  '&a [*a]',
  '&a {b: *a}',
  '!!binary x',
  '!foo bar',
  '!!js/function x',
  '[',
  ']',
  '{',
  '}',
  '{a: 1}',
  '[1, 2]',
  '- a',
  '|',
  '> x',
  '2025-02-30',
  '2025-02-01',
  '1e999',
  '.nan',
  '0x1F',
  '~',
  'null',
  'true',
  '"\\u0000"',
  '"\\uD800"',
  '? a',
  '<<: *b',
  '%YAML 1.1',
  '...',
  "'",
  '`',
  '@',
  '\t',
  ': :',
  '# c',
  '[[[[[[[[[[]]]]]]]]]]',
  '123456789012345678901234567890',
  'Basics',
  '{ PORT: { type: port, value: 1, about: x } }',
];
const YAML_KEYS = [
  'title',
  'category',
  'tags',
  'lastUpdated',
  'id',
  'next',
  'variables',
  'draft',
  'date',
  'excerpt',
  'image',
  'minutes',
  '',
  '*a ',
  '&k title',
  '"title"',
  ...PROTOTYPE_NAMES,
];

/** Front matter that no owner would write. */
export const yamlArbitrary: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...YAML_KEYS),
      fc.constantFrom(': ', ':', ':\n  ', ' '),
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...YAML_VALUES) }, { weight: 1, arbitrary: fc.string() }),
    ),
    { maxLength: 8, size: 'max' },
  )
  .map((lines) => lines.map((parts) => parts.join('')).join('\n'));
