import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readContent } from '../../../build-scripts/lib/content/reading/readContent';
import { ROOT } from '../../../build-scripts/lib/files/paths';

export const SCHEMAS = join(ROOT, 'docs/schemas');

export const KIND_OF = { wiki: 'guide', blog: 'post', projects: 'project' } as const;
const ajv = addFormats(new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }));

/** The errors of some YAML under the schema in docs/schemas/. */
export function faults(name: string, yaml: string): string[] {
  const check = ajv.getSchema(name) ?? ajv.addSchema(JSON.parse(readFileSync(join(SCHEMAS, `${name}.json`), 'utf8')) as object, name).getSchema(name);
  check?.(parse(yaml));
  return (check?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const frontMatter = (text: string) => /^---\n([^]*?)\n---/.exec(text)?.[1] ?? '';

/** The schema errors of a folder's documents, and the number of documents. */
export function faultsOfDocuments(folder: string): { readonly count: number; readonly wrong: readonly string[] } {
  const { documents } = readContent(folder);
  const wrong = documents.flatMap(({ folder: kind, file, text }) =>
    faults(KIND_OF[kind], frontMatter(text.replaceAll('\r', ''))).map((fault) => `${file} ${fault}`),
  );
  return { count: documents.length, wrong };
}
