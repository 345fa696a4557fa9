import { bodyOf, HEAD, importer, PLACES } from './support';

const importFiles = importer();

/** The body of the page that a site makes of one file, and what the report says. */
async function imported(name: string, files: Readonly<Record<string, string>>) {
  const { texts, report } = await importFiles(name, files);
  const [page = ''] = texts.values();
  return { page, body: bodyOf(page), told: report.findings.map(({ what }) => what) };
}

describe('code within other blocks', () => {
  it.each(PLACES)('has no quote signs in a quote within a step: %s', async (name, path) => {
    const { body } = await imported(name, { [path]: `${HEAD}1. Install it:\n\n    > Mind this:\n    >\n    > \`\`\`bash\n    > apt update\n    > \`\`\`\n` });
    expect(body).toMatch(/^ +> apt update$/m);
    expect(body).not.toContain('> >');
  });

  it('has no quote signs in an admonition within a step, which MkDocs indents by four', async () => {
    const { body } = await imported('mkdocs', {
      'docs/a.md': `${HEAD}1. Install it:\n\n    !!! tip "On Debian"\n\n        \`\`\`bash\n        apt update\n        \`\`\`\n`,
    });
    expect(body).toMatch(/^ +> apt update$/m);
    expect(body).not.toMatch(/> +> apt/);
  });

  it.each(PLACES)('has no tabs of the list around it, and keeps its own: %s', async (name, path) => {
    const { body } = await imported(name, {
      [path]: `${HEAD}- one\n\t\`\`\`makefile\n\tall:\n\t\tmake it\n\t\`\`\`\n\n\`\`\`makefile\nall:\n\tmake it\n\`\`\`\n`,
    });
    expect(body).toMatch(/^(\t| {2,4})all:\n\1\tmake it$/m);
    expect(body).toMatch(/^all:\n\tmake it$/m);
  });

  it('of a note that Obsidian embeds stays as it is, and so does the section around it', async () => {
    const note = '## Install\n\nDo:\n\n```bash\n# install it\napt install x # ^top\n```\n\nAfter the code.\n\n## Next\n\nText.\n';
    const files = { 'Setup.md': `# Setup\n\n${note}`, 'Main.md': '# Main\n\n![[Setup#Install]]\n\nRest.\n' };
    const { texts } = await importFiles('obsidian', files);
    const main = [...texts.values()].find((text) => text.includes('Rest.')) ?? '';
    expect(bodyOf(main)).toBe('> **Install**\n>\n> Do:\n>\n> ```bash\n> # install it\n> apt install x # ^top\n> ```\n>\n> After the code.\n\nRest.');
  });

  it('below a definition belongs to it, and the next definition follows', async () => {
    const { body } = await imported('mkdocs', { 'docs/a.md': `${HEAD}Term\n:   One\n\n    \`\`\`sh\n    ls\n    \`\`\`\n\n:   Two\n` });
    expect(body).toBe('**Term**\n\nOne\n\n```sh\nls\n```\n\nTwo');
  });
});

describe('a title made from a heading', () => {
  it.each(PLACES.filter(([name]) => name !== 'jekyll'))('says what the heading’s code says: %s', async (name, path) => {
    const { page } = await imported(name, { [path]: '# Use `${HOME}`, `{a,b}` and `Map<String>` in 2*3 snake_*x* `*.log` {#use}\n\nText.\n' });
    expect(page).toMatch(/^title: (['"]?)Use \$\{HOME\}, \{a,b\} and Map<String> in 2\*3 snake_x \*\.log\1$/m);
  });

  it('has the field that VitePress fills in', async () => {
    const { page, body } = await imported('vitepress', {
      'docs/a.md': '---\ntitle: Start here\n---\n\n# {{ $frontmatter.title }}\n\nSee {{ $frontmatter.title }}.\n',
    });
    expect(page).toMatch(/^title: Start here$/m);
    expect(body).toBe('See Start here.');
  });
});
