import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import { compile, FIELDS, problemsOf } from '../../support/compile';

function withLine(folder: 'wiki' | 'blog' | 'projects', line: string): string[] {
  const key = line.slice(0, line.indexOf(':') + 1);
  const others = FIELDS[folder].split('\n').filter((other) => !other.startsWith(key));
  return problemsOf(compile('Text.', { folder, fields: [line, ...others].join('\n') })).filter((problem) => !problem.includes('section'));
}

describe('compileDocument: front matter', () => {
  it('E1 reads every field of a wiki article', () => {
    const fields = [
      'id: sample',
      'title: "Logs: where they go"',
      'category: Advance',
      'tags: [Linux, "C#", 100%]',
      'lastUpdated: 2025-08-10',
      'description: In short.',
      'next: ssh',
      'appliesTo: [Debian 12]',
      'testedWith: [systemd 252]',
      'minutes: 45',
      'level: beginner',
      'risk: lockout',
      'variables:',
      '  PORT: { type: port, value: 2222, about: Its port }',
      'draft: true',
    ].join('\n');
    const { meta, problems, id } = compile('Text.', { fields });
    expect(problems).toEqual([]);
    expect(id).toBe('sample');
    expect(meta).toEqual({
      id: 'sample',
      title: 'Logs: where they go',
      category: 'Advance',
      tags: ['Linux', 'C#', '100%'],
      lastUpdated: '2025-08-10',
      description: 'In short.',
      next: 'ssh',
      appliesTo: ['Debian 12'],
      testedWith: ['systemd 252'],
      minutes: 45,
      level: 'beginner',
      risk: 'lockout',
      variables: { PORT: { type: 'port', value: '2222', about: 'Its port' } },
      draft: true,
    });
  });

  it.each([
    ['port', '99999', 'the example must be a number from 1 to 65535'],
    ['ip', '192.0.2.300', 'the example must be an IPv4 address such as 192.0.2.10, or IPv6 if the example is'],
    ['path', 'srv', 'the example must be a path such as /srv/data, of a-z, A-Z, 0-9 and _@+=:,./-'],
  ])('E1 tells of an example that is no %s', (type, value, problem) => {
    const fields = `${FIELDS.wiki}\nvariables:\n  A: { type: ${type}, value: ${value}, about: One }\n  B: { type: secret, value: ${value}, about: Two }`;
    const line = fields.split('\n').length;
    const shown = type === 'port' ? value : JSON.stringify(value);
    expect(problemsOf(compile('Text.', { fields }))).toEqual([`${line}:${23 + type.length} "variables.A.value" is ${shown}: ${problem}`]);
  });

  it('E2 reads a blog post whose title begins with an emoji and whose date has a time', () => {
    const { meta, problems } = compile('Text.', {
      folder: 'blog',
      fields: 'title: 🚀 Off\ndate: 2025-03-15T10:00:00+02:00\ncategory: CI/CD\ntags: [CI/CD]\nexcerpt: In short.',
    });
    expect(problems).toEqual([]);
    expect(meta).toMatchObject({ title: '🚀 Off', date: '2025-03-15T10:00:00+02:00', category: 'CI/CD', excerpt: 'In short.' });
  });

  it('E3 reads a project and the four sections of its content', () => {
    const body =
      '## Overview\n\nTwo **networks**.\n\nOne box.\n\n## Challenges\n\n- **They differed.** A lot.\n- Again\n\n## Solutions\n\n1. A box\n\n## Results\n\nGood.\n\n## Technologies\n\n- WireGuard\n- `nftables`\n';
    const { meta, problems, projectContent } = compile(body, { folder: 'projects' });
    expect(problems).toEqual([]);
    expect(meta).toMatchObject({
      title: 'A title',
      category: 'DevOps',
      date: '2024-03-15',
      image: '/images/a.svg',
      github: 'https://github.example.com/a',
      live: 'https://a.example.com',
    });
    expect(projectContent).toEqual({
      overview: 'Two networks.\nOne box.',
      challenges: ['They differed. A lot.', 'Again'],
      solutions: ['A box'],
      technologies: ['WireGuard', 'nftables'],
    });
  });

  it('E3 takes a project with headings of its own, and one with a text alone, but not one without', () => {
    const read = (body: string) => compile(body, { folder: 'projects' });
    expect(read('## The problem\n\nToo slow.\n\n## What I did\n\nLess.\n').problems).toEqual([]);
    expect(read('A line.\n').projectContent).toEqual({ overview: '', challenges: [], solutions: [], technologies: [] });
    expect(read('## Overview\n').problems.map(({ message }) => message)).toEqual(['has no text yet']);
  });

  it.each([
    ['wiki', 'category:'],
    ['wiki', 'lastUpdated: 2025-02-30'],
    ['wiki', 'lastUpdated: 01.02.2025'],
    ['wiki', 'title: ""'],
    ['wiki', 'tags: []'],
    ['wiki', 'tags: Linux'],
    ['wiki', 'tags: [Linux, Linux]'],
    ['wiki', 'tags: [../x]'],
    ['wiki', 'tags: [a//b]'],
    ['wiki', 'minutes: -5'],
    ['wiki', 'next: Not An Id'],
    ['wiki', 'variables: { port: { type: port, value: 1, about: x } }'],
    ['wiki', 'variables: { PORT: { type: prot, value: 1, about: x } }'],
    ['wiki', 'content: more'],
    ['blog', 'date: yesterday'],
    ['blog', 'excerpt:'],
    ['blog', 'id: UPPER'],
    ['projects', 'category: [DevOps]'],
    ['projects', 'github: javascript:alert(1)'],
    ['projects', 'live: ftp://a.example.com'],
    ['projects', 'role:'],
    ['projects', 'stack: Terraform'],
    ['projects', 'figures: []'],
    ['projects', 'figures: [{ label: Cost, before: €9, after: 1, better: lower }]'],
    ['projects', 'figures: [{ label: Cost, before: 9, after: 1, better: less }]'],
    ['projects', 'figures: [{ label: Cost, before: 9, better: lower }]'],
    ['projects', 'image: https://cdn.example.net/a.png'],
  ] as const)('refuses in %s: %s', (folder, line) => {
    const problems = withLine(folder, line);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^2:\d+ /);
  });

  it('names the position of a value in a list and of an unknown key', () => {
    expect(problemsOf(compile('Text.', { fields: 'title: T\ncategory: Basics\ntags:\n  - Linux\n  - 5\nlastUpdated: 2025-02-01' }))).toEqual([
      expect.stringMatching(/^6:5 "tags\.1" is 5/),
    ]);
    const [problem] = compile('Text.', { fields: `${FIELDS.wiki}\nlastupdate: x` }).problems;
    expect(problem).toMatchObject({ line: 6, column: 1, message: 'has an unknown key "lastupdate"', hint: 'Did you mean "lastUpdated"?' });
  });

  it.each([
    ['2: x', '6:1 has an unknown key "2"'],
    ['true: x', '6:1 has an unknown key "true"'],
    ['~: x', '6:1 has an unknown key ""'],
    ['anchors: { 2024: there }', '6:12 redirects the former anchor "2024" to "there", but no heading has that anchor'],
    ['anchors:\n  2024: [x]', '7:9 "anchors.2024" is ["x"], which isn\'t text'],
    ['variables:\n  1: { type: port, value: 22, about: x }', '7:3 "variables" has the name "1", which must be in CAPITALS'],
    ['variables:\n  host: { type: port, value: 22, about: x }', '7:3 "variables" has the name "host", which must be in CAPITALS'],
    ['anchors: { "a b": there }', '6:12 "anchors" has the name "a b", which may only have letters, digits and _ . : -'],
    ['minutes: 1.5', '6:10 "minutes" is 1.5, which isn\'t a whole number'],
    ['variables: { HOST: { type: hostname, value: ~, about: x } }', '6:45 "variables.HOST.value" has no value'],
  ])('names the position where YAML takes a key for something else than text, and says what a value must be: %s', (field, problem) => {
    expect(problemsOf(compile('Text.', { fields: `${FIELDS.wiki}\n${field}` }))).toEqual([problem]);
  });

  it("takes the id from the file name and refuses a name that can't be one", () => {
    expect(compile('Text.', { name: 'data-replication-rules' }).id).toBe('data-replication-rules');
    expect(problemsOf(compile('Text.', { name: 'Bad Name' }))).toEqual(['1:1 is named "Bad Name", which can\'t be an id']);
  });

  it('refuses an id that differs from the file name', () => {
    expect(problemsOf(compile('Text.', { fields: `${FIELDS.wiki}\nid: other` }))).toEqual(['6:5 has the id "other" but is named "sample"']);
  });

  it('treats "constructor" as an id like any other', () => {
    expect(compile('Text.', { name: 'constructor' })).toMatchObject({ id: 'constructor', problems: [] });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('treats "%s" as a tag like any other, but not as a known key', (name) => {
    expect(withLine('wiki', `tags: [${name}]`)).toEqual([]);
    expect(withLine('wiki', `${name}: x`)).toEqual([`2:1 has an unknown key "${name}"`]);
  });

  it('reads a file with a byte-order mark and the line ends of another system', () => {
    const text = `\uFEFF---\r\n${FIELDS.wiki.replaceAll('\n', '\r\n')}\r\n---\r\n\r\n## One\r\n\r\nText\r\ngoes on.\r\n`;
    const { meta, blocks, problems } = compileDocument({ folder: 'wiki', file: 'wiki/sample.md', name: 'sample', text });
    expect(problems).toEqual([]);
    expect(meta?.title).toBe('A title');
    expect(blocks).toEqual([
      { type: 'heading', depth: 2, id: 'one', children: ['One'] },
      { type: 'paragraph', children: ['Text goes on.'] },
    ]);
  });

  it('reports lines of the file, not of the body, for what is wrong in the body', () => {
    expect(problemsOf(compile('\nText.\n\nSee [it](data:text/html,x).'))).toEqual(['10:5 links to "data:text/html,x", whose scheme isn\'t allowed']);
  });

  it('keeps a rule of dashes in the body apart from the front matter', () => {
    expect(compile('One\n\n---\n\nTwo').blocks.map(({ type }) => type)).toEqual(['paragraph', 'rule', 'paragraph']);
  });

  it('says that front matter is missing', () => {
    expect(problemsOf(compileDocument({ folder: 'wiki', file: 'wiki/sample.md', name: 'sample', text: 'Only text.' }))).toEqual(['1:1 has no front matter']);
  });

  it.each([
    ['---\ntitle: A\n\nText.', 'has front matter that is never closed'],
    ['---\ntitle: A\n...\nText.', 'has front matter that is never closed'],
    ['\n---\ntitle: A\n---\nText.', 'has something before its front matter'],
    ['+++\ntitle = "A"\n+++\nText.', 'has front matter in TOML'],
  ])('says what is wrong with front matter that can’t be read: %j', (text, message) => {
    expect(problemsOf(compileDocument({ folder: 'wiki', file: 'wiki/sample.md', name: 'sample', text }))).toEqual([`1:1 ${message}`]);
  });

  it.each([
    ['title: 2024', 'title', "2024, which isn't text"],
    ['tags: [2024]', 'tags.0', "2024, which isn't text"],
    ['tags: Linux', 'tags', '"Linux", which isn\'t a list'],
    ['tags: []', 'tags', 'empty'],
    ['title: "  "', 'title', 'empty'],
    ['draft: "yes"', 'draft', '"yes", which isn\'t true or false'],
  ])('says in plain words what is wrong with %s', (field, name, fault) => {
    const [key = ''] = field.split(':');
    const fields = [...FIELDS.wiki.split('\n').filter((line) => !line.startsWith(`${key}:`)), field].join('\n');
    expect(problemsOf(compile('Text.', { fields })).map((line) => line.replace(/^\S+ /, ''))).toEqual([`"${name}" is ${fault}`]);
  });

  it('says that a field has no value', () => {
    expect(problemsOf(compile('Text.', { fields: FIELDS.wiki.replace(/^title:.*$/m, 'title:') }))).toEqual(['2:7 "title" has no value']);
  });

  it('says what an empty front matter lacks', () => {
    expect(problemsOf(compileDocument({ folder: 'wiki', file: 'wiki/sample.md', name: 'sample', text: '---\n---\nText.' }))).toEqual([
      '2:1 lacks "title"',
      '2:1 lacks "category"',
      '2:1 lacks "tags"',
      '2:1 lacks "lastUpdated"',
    ]);
  });

  it.each([
    ['nothing after it', ''],
    ['blank lines only', '\n\n  \n'],
    ['a comment only', '<!-- soon -->\n'],
  ])('says where the text is missing below a front matter with %s', (_, body) => {
    expect(compile(body).problems).toEqual([
      { file: 'wiki/sample.md', line: 6, column: 1, message: 'has no text yet', hint: 'Write some, or mark it draft: true.' },
    ]);
    expect(problemsOf(compile(body, { folder: 'blog' }))).toEqual(['7:1 has no text yet']);
  });

  it('finds nothing wrong with a draft that has no text yet', () => {
    expect(problemsOf(compile('', { fields: `${FIELDS.wiki}\ndraft: true` }))).toEqual([]);
  });
});
