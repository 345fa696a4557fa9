import { compileDocument, type CompiledDocument } from '../../../build-scripts/lib/content/articles/document';
import type { Folder } from '../../../build-scripts/lib/content/source/schema';
import type { Block, CodeBlock } from '../../../src/core/content/blocks';
import { lineText } from '../../../src/core/content/textOf';

/** The least front matter for each kind of document: four, five and nine lines. */
export const FIELDS: Readonly<Record<Folder, string>> = {
  wiki: 'title: A title\ncategory: Basics\ntags: [Linux]\nlastUpdated: 2025-02-01',
  blog: 'title: A title\ndate: 2025-02-01\ncategory: Notes\ntags: [Linux]\nexcerpt: In short.',
  projects: [
    'title: A title',
    'description: In short.',
    'date: 2024-03-15',
    'category: DevOps',
    'tags: [Linux]',
    'image: /images/a.svg',
    'imageAlt: A drawing.',
    'github: https://github.example.com/a',
    'live: https://a.example.com',
  ].join('\n'),
};

interface Options {
  readonly folder?: Folder;
  /** The lines between the dashes. */
  readonly fields?: string;
  readonly name?: string;
}

/** Compiles a body under valid front matter, or under the given fields. */
export function compile(body: string, { folder = 'wiki', fields = FIELDS[folder], name = 'sample' }: Options = {}): CompiledDocument {
  return compileDocument({ folder, file: `${folder}/${name}.md`, name, text: `---\n${fields}\n---\n${body}` });
}

export function blocksOf(body: string): readonly Block[] {
  return compile(body).blocks;
}

/** The code blocks of a body, in order. */
export function codeOf(body: string, fields?: string): CodeBlock[] {
  return compile(body, fields === undefined ? {} : { fields }).blocks.filter((block) => block.type === 'code');
}

/** The text of each line of a code block. */
export function linesOf(block: CodeBlock | undefined): string[] {
  return block?.lines.map(lineText) ?? [];
}

/** The text of a fence's lines, with the declared values filled in. */
export function fenceLines(info: string, code: string, fields?: string): string[] {
  const [block] = codeOf(`\`\`\`\`\`${info}\n${code}\n\`\`\`\`\`\n`, fields);
  return linesOf(block);
}

/** Each problem as `line:column message`. */
export function problemsOf({ problems }: CompiledDocument): string[] {
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}
