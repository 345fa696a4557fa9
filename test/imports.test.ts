import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { preProcessFile } from 'typescript';
import { ROOT } from '../build-scripts/lib/files/paths';
import { ownSources } from './support/ownSources';

/** Where an import without an ending may lead. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const files = ['src', 'build-scripts', 'test'].flatMap((folder) => ownSources(folder).map((path) => join(ROOT, path)));
const modules = new Set([...files, join(ROOT, 'webpack.config.ts'), join(ROOT, 'playwright.config.ts')].filter((path) => /(?<!\.d)\.tsx?$/.test(path)));

const importsOf = (path: string) =>
  preProcessFile(readFileSync(path, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    const target = resolve(dirname(path), fileName);
    return fileName.startsWith('.') ? ENDINGS.map((ending) => target + ending).filter((file) => modules.has(file)) : [];
  });

/** Folders of the build scripts whose own folders build on each other. */
const LAYERED = ['content', 'import'];

const EXPORTED = /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

type Graph = ReadonlyMap<string, readonly string[]>;

/** Drops modules that import none of the others, or that none of them imports, until only circles and what lies between them are left. */
function circular(graph: Graph): Graph {
  const imported = new Set([...graph.values()].flat());
  const left = [...graph].map(([path, targets]) => [path, targets.filter((target) => graph.has(target))] as const);
  const between = left.filter(([path, targets]) => targets.length > 0 && imported.has(path));
  return between.length === graph.size ? graph : circular(new Map(between));
}

const name = (path: string) => relative(ROOT, path);
const tell = (graph: Graph) => [...graph].map(([path, targets]) => `${name(path)} imports ${targets.map(name).join(', ')}`);
const imports = new Map([...modules].map((path) => [path, importsOf(path)]));

describe('imports', () => {
  it('never lead back to where they began, not even those of types', () => {
    expect(modules.size).toBeGreaterThan(1000);
    expect(tell(circular(imports))).toEqual([]);
  });

  it('never lead from a folder of the build scripts through others back to it', () => {
    const lib = join(ROOT, 'build-scripts/lib');
    const folderOf = (path: string) => {
      const parts = relative(lib, path).split(sep).slice(0, -1);
      return join(lib, ...parts.slice(0, LAYERED.includes(parts[0] ?? '') ? 2 : 1));
    };
    const folders = new Map<string, string[]>();
    for (const [path, targets] of imports) {
      if (!path.startsWith(lib + sep)) continue;
      const others = targets.filter((target) => target.startsWith(lib + sep) && folderOf(target) !== folderOf(path));
      folders.set(folderOf(path), [...(folders.get(folderOf(path)) ?? []), ...others.map(folderOf)]);
    }
    expect(folders.size).toBeGreaterThan(50);
    expect(tell(circular(folders))).toEqual([]);
  });

  it('name everything that is exported, but for the pages of a section, which are read by its route', () => {
    const textOf = new Map([...modules].map((path) => [path, readFileSync(path, 'utf8')]));
    const unused = [...modules].flatMap((path) => {
      if (path.startsWith(join(ROOT, 'test') + sep)) return [];
      const users = [...imports].flatMap(([user, targets]) => (targets.includes(path) ? [textOf.get(user) ?? ''] : []));
      const names = [...(textOf.get(path) ?? '').matchAll(EXPORTED)].map(([, exported = '']) => exported);
      return names
        .filter((exported) => exported !== 'pages' && !users.some((text) => new RegExp(`\\b${exported}\\b`).test(text)))
        .map((exported) => `${name(path)}: ${exported}`);
    });
    expect(unused).toEqual([]);
  });
});
