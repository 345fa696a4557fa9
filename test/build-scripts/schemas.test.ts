import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readContent } from '../../build-scripts/lib/content/readContent';
import { writeEditorFiles } from '../../build-scripts/lib/schemas/editorFiles';
import { descriptionsIn, schemaFiles, SOURCES } from '../../build-scripts/lib/schemas/jsonSchemas';
import { KINDS } from '../../build-scripts/lib/scaffold/newItem';
import { OWN_CONTENT, ROOT } from '../../build-scripts/lib/settings';
import { FIELDS } from './support/compile';
import { FIXTURES, readFiles, temporaryFolder, writeFiles } from './support/folder';

const FOLDER = join(ROOT, 'docs/schemas');
const WRITING = readFileSync(join(ROOT, 'docs/writing.md'), 'utf8');

const KIND_OF = { wiki: 'guide', blog: 'post', projects: 'project' } as const;
const ajv = addFormats(new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }));

/** What the schema in docs/schemas/ says against some YAML. */
function faults(name: string, yaml: string): string[] {
  const check = ajv.getSchema(name) ?? ajv.addSchema(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as object, name).getSchema(name);
  check?.(parse(yaml));
  return (check?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const frontMatter = (text: string) => /^---\n([^]*?)\n---/.exec(text)?.[1] ?? '';

describe('npm run schemas of a content folder elsewhere', () => {
  const folder = temporaryFolder();

  it('puts them where VS Code finds them, one for each kind of YAML file, and leaves settings that are there', () => {
    const schemas = Object.fromEntries(Object.entries(schemaFiles(WRITING)).map(([name, text]) => [`.vscode/schemas/${name}`, text]));
    writeEditorFiles(folder, WRITING);
    const { '.vscode/settings.json': settings = '', ...written } = readFiles(folder);
    expect(written).toEqual(schemas);
    const named = (JSON.parse(settings) as { 'yaml.schemas': Record<string, string> })['yaml.schemas'];
    const ofYaml = Object.keys(SOURCES).filter((name) => !(name in KINDS));
    expect(Object.keys(named)).toEqual(ofYaml.map((name) => `./.vscode/schemas/${name}.json`));
    writeFiles(folder, { '.vscode/settings.json': '{ "mine": 1 }', '.vscode/schemas/guide.json': 'old' });
    writeEditorFiles(folder, WRITING);
    expect(readFiles(folder)).toEqual({ ...schemas, '.vscode/settings.json': '{ "mine": 1 }' });
  });
});

describe('docs/schemas', () => {
  it('is what the build’s own rules are now; npm run schemas updates it', () => {
    const written = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);
    expect(Object.fromEntries(written)).toEqual(schemaFiles(WRITING));
  });

  it.each([OWN_CONTENT, join(FIXTURES, 'foreign')])('E1 E2 E3 takes every document of %s', (folder) => {
    const { documents } = readContent(folder);
    expect(documents.length).toBeGreaterThan(3);
    const wrong = documents.flatMap(({ folder: kind, file, text }) =>
      faults(KIND_OF[kind], frontMatter(text.replaceAll('\r', ''))).map((fault) => `${file} ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['resume', 'open-source', 'lifecycle', 'link-hosts'])('C2 O1 takes our own %s.yml', (name) => {
    expect(faults(name, readFileSync(join(OWN_CONTENT, `${name}.yml`), 'utf8'))).toEqual([]);
  });

  it('takes each of our sidecars', () => {
    const folder = join(OWN_CONTENT, 'checks');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yml'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((name) => faults('checks', readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });

  it.each([
    ['guide', 'level: easy', '/level must be equal to one of the allowed values'],
    ['guide', 'lastUpdated: 2025-02-30', '/lastUpdated must match format "date"'],
    ['guide', 'tagz: [a]', ' must NOT have additional properties'],
    ['post', 'publishAt: tomorrow', '/publishAt must match pattern'],
    ['post', 'unlisted: 1', '/unlisted must be boolean'],
    ['project', 'image: photo.svg', '/image must match pattern'],
  ] as const)('marks in a %s what the build refuses, too: %s', (name, line, fault) => {
    const folder = KINDS[name];
    const key = line.slice(0, line.indexOf(':') + 1);
    const others = FIELDS[folder].split('\n').filter((other) => !other.startsWith(key));
    expect(faults(name, FIELDS[folder])).toEqual([]);
    expect(faults(name, [...others, line].join('\n'))).toEqual([expect.stringContaining(fault)]);
  });

  it('describes every field of front matter, in the words of docs/writing.md', () => {
    for (const name of Object.values(KIND_OF)) {
      const { properties } = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as { properties: Record<string, { description?: string }> };
      expect(Object.entries(properties).filter(([, { description }]) => !description)).toEqual([]);
      expect([...descriptionsIn(WRITING, SOURCES[name]?.sections ?? []).keys()].filter((field) => !(field in properties))).toEqual([]);
    }
  });

  it('is where the guide to writing says', () => {
    const named = [...WRITING.matchAll(/docs\/schemas\/([\w-]+\.json)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !existsSync(join(FOLDER, name)))).toEqual([]);
  });
});
