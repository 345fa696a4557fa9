import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { ROOT } from '../files/paths';

/** Licences that may ship in a site whose owner publishes it under terms of their own: these ask for no more than their notice. */
const ACCEPTED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];
const TYPEFACE = { name: 'Hanken Grotesk', licence: 'OFL-1.1', text: readFileSync(join(ROOT, 'src/styles/fonts/OFL.txt'), 'utf8') };
const NAME = 'LicencePlugin';
/** The folder of the innermost package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

interface Notice {
  readonly name: string;
  readonly licence: string | null;
  readonly text: string | null;
}

/** Fails the build over a package in the bundle whose licence isn't accepted; writes the notices of the others to `/licenses.txt`. */
export function licencePlugin(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.processAssets.tap(NAME, () => {
      const notices = [...bundledPackages(compilation)].sort().map(noticeOf);
      for (const notice of notices.filter(({ licence, text }) => !licence || !ACCEPTED.includes(licence) || !text)) {
        compilation.errors.push(new webpack.WebpackError(refusalOf(notice)));
      }
      compilation.emitAsset('../licenses.txt', new webpack.sources.RawSource([...notices, TYPEFACE].map(paragraphOf).join('\n\n')));
    });
  });
}

/** The folders of the packages that have a module in a chunk. */
function bundledPackages({ chunkGraph, modules }: Compilation): Set<string> {
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return new Set(inChunks.flatMap(filesOf).flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
}

/** A module that webpack has concatenated holds others. */
function filesOf(module: Module & { readonly modules?: readonly Module[]; readonly resource?: string }): string[] {
  // Before a `#` in a path, webpack puts a NUL character: without it, a fragment would begin there.
  return [...(module.resource === undefined ? [] : [module.resource.replaceAll('\0', '')]), ...(module.modules ?? []).flatMap(filesOf)];
}

function noticeOf(folder: string): Notice {
  const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; license?: string };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return { name, licence: license ?? null, text: file === undefined ? null : readFileSync(join(folder, file), 'utf8') };
}

const refusalOf = ({ name, licence, text }: Notice) =>
  `${name} would ship under ${licence ?? 'no licence'}${text ? '' : ', without its text'}; accepted licences: ${ACCEPTED.join(', ')}.`;

const paragraphOf = ({ name, licence, text }: Notice) => `${name} (${licence ?? ''})\n\n${(text ?? '').trim()}\n`;
