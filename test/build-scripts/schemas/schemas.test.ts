import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingSettings, writeEditorFiles } from '../../../build-scripts/lib/schemas/editorFiles';
import { descriptionsIn, schemaFiles, SOURCES } from '../../../build-scripts/lib/schemas/jsonSchemas';
import { KINDS } from '../../../build-scripts/lib/scaffold/newItem';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { FIELDS } from '../support/compile';
import { faults, faultsOfDocuments, KIND_OF, SCHEMAS } from '../support/schemaFaults';
import { FIXTURES, readFiles, temporaryFolder, writeFiles } from '../support/folder';

const WRITING = readFileSync(join(ROOT, 'docs/writing.md'), 'utf8');

describe('npm run schemas of a content folder elsewhere', () => {
  const folder = temporaryFolder();

  it('puts them where VS Code finds them, one for each kind of YAML file, and leaves settings that are there', () => {
    const schemas = Object.fromEntries(Object.entries(schemaFiles(WRITING)).map(([name, text]) => [`.vscode/schemas/${name}`, text]));
    writeEditorFiles(folder);
    const { '.vscode/settings.json': settings = '', ...written } = readFiles(folder);
    expect(written).toEqual(schemas);
    const named = (JSON.parse(settings) as { 'yaml.schemas': Record<string, string> })['yaml.schemas'];
    const ofYaml = Object.keys(SOURCES).filter((name) => !(name in KINDS));
    expect(Object.keys(named)).toEqual(ofYaml.map((name) => `./.vscode/schemas/${name}.json`));
    writeFiles(folder, { '.vscode/settings.json': '{ "mine": 1 }', '.vscode/schemas/guide.json': 'old' });
    writeEditorFiles(folder);
    expect(readFiles(folder)).toEqual({ ...schemas, '.vscode/settings.json': '{ "mine": 1 }' });
  });

  it('says which lines settings of the owner’s own lack, and nothing when they name every schema', () => {
    const other = join(folder, 'other');
    writeEditorFiles(other);
    expect(missingSettings(other)).toBeNull();
    const { '.vscode/settings.json': settings = '' } = readFiles(other);
    writeFiles(other, { '.vscode/settings.json': settings.replace(/.*site\.json.*\n/, '') });
    const told = (lines: readonly string[]) => [`${join(other, '.vscode/settings.json')} is yours and was kept; add these lines:`, ...lines].join('\n');
    expect(missingSettings(other)).toBe(told(['  "yaml.schemas": {', '    "./.vscode/schemas/site.json": "site.yml"', '  }']));
    writeFiles(other, { '.vscode/settings.json': '{ "mine": 1 }' });
    expect(missingSettings(other)).toBe(told(settings.trim().split('\n').slice(1, -1)));
  });
});

describe('docs/schemas', () => {
  it('is what the build’s own rules are now; npm run schemas updates it', () => {
    const written = readdirSync(SCHEMAS).map((name) => [name, readFileSync(join(SCHEMAS, name), 'utf8')] as const);
    expect(Object.fromEntries(written)).toEqual(schemaFiles(WRITING));
  });

  it('E1 E2 E3 takes every document of another owner', () => {
    const { count, wrong } = faultsOfDocuments(join(FIXTURES, 'foreign'));
    expect(count).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  it('C2 takes another owner’s resume and constants', () => {
    for (const name of ['resume', 'site']) expect([name, faults(name, readFileSync(join(FIXTURES, 'foreign', `${name}.yml`), 'utf8'))]).toEqual([name, []]);
  });

  it.each([
    ['guide', 'level: easy', '/level must be equal to one of the allowed values'],
    ['guide', 'lastUpdated: 2025-02-30', '/lastUpdated must match format "date"'],
    ['guide', 'tagz: [a]', ' must NOT have additional properties'],
    ['post', 'publishAt: tomorrow', '/publishAt must match pattern'],
    ['post', 'unlisted: 1', '/unlisted must be boolean'],
    ['project', 'image: https://cdn.example.net/photo.svg', '/image must match pattern'],
  ] as const)('marks in a %s what the build refuses, too: %s', (name, line, fault) => {
    const folder = KINDS[name];
    const key = line.slice(0, line.indexOf(':') + 1);
    const others = FIELDS[folder].split('\n').filter((other) => !other.startsWith(key));
    expect(faults(name, FIELDS[folder])).toEqual([]);
    expect(faults(name, [...others, line].join('\n'))).toEqual([expect.stringContaining(fault)]);
  });

  it('describes every field of front matter, in the words of docs/writing.md', () => {
    for (const name of Object.values(KIND_OF)) {
      const { properties } = JSON.parse(readFileSync(join(SCHEMAS, `${name}.json`), 'utf8')) as { properties: Record<string, { description?: string }> };
      expect(Object.entries(properties).filter(([, { description }]) => !description)).toEqual([]);
      expect([...descriptionsIn(WRITING, SOURCES[name]?.sections ?? []).keys()].filter((field) => !(field in properties))).toEqual([]);
    }
  });

  it('is where the guide to writing says', () => {
    const named = [...WRITING.matchAll(/docs\/schemas\/([\w-]+\.json)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !existsSync(join(SCHEMAS, name)))).toEqual([]);
  });
});
