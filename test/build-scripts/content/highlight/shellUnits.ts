import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { compileFence } from '../../../../build-scripts/lib/content/code/fence';
import type { CodeLine } from '../../../../src/core/content/blocks';

/** A command of a session, or a whole script, as a reader sees it. */
export interface ShellUnit {
  /** The file and the line on which its fence opens. */
  readonly where: string;
  readonly text: string;
  /** The colour of each UTF-16 code unit of the text. */
  readonly roles: readonly string[];
}

const ROOT = join(__dirname, '../../../..');
const FOLDERS = ['src/content/wiki', 'src/content/blog', 'src/content/projects', 'test/fixtures/foreign/wiki', 'test/fixtures/foreign/blog'];

/** All shell code of the articles and the fixtures, coloured as the build does it. */
export function shellUnits(): ShellUnit[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => unitsOf(join(folder, name))),
  );
}

function unitsOf(path: string): ShellUnit[] {
  const units: ShellUnit[] = [];
  visit(
    unified()
      .use(remarkParse)
      .parse(readFileSync(join(ROOT, path), 'utf8')),
    'code',
    ({ lang, meta, value, position }) => {
      if (lang !== 'console' && lang !== 'bash') return;
      const { block } = compileFence({ language: lang, meta: meta ?? '', text: value }, {});
      const groups = lang === 'bash' ? [block.lines] : commandsIn(block.lines);
      units.push(...groups.map((lines) => ({ where: `${path}:${String(position?.start.line ?? 0)}`, ...joined(lines) })));
    },
  );
  return units;
}

/** The lines of each command, without output. */
function commandsIn(lines: readonly CodeLine[]): CodeLine[][] {
  const commands: CodeLine[][] = [];
  for (const line of lines) {
    if (line.role === 'command') commands.push([line]);
    else if (line.role === 'continuation') commands.at(-1)?.push(line);
  }
  return commands;
}

function joined(lines: readonly CodeLine[]): { readonly text: string; readonly roles: readonly string[] } {
  const pieces = lines.flatMap(({ tokens }) => [...tokens.map((token) => (typeof token === 'string' ? (['', token] as const) : token)), ['', '\n'] as const]);
  return { text: pieces.map(([, text]) => text).join(''), roles: pieces.flatMap(([role, text]) => Array.from({ length: text.length }, () => role)) };
}
