import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSite } from '../content/siteFile';
import { ROOT } from '../files/paths';
import { schemaFiles } from './jsonSchemas';

/** The files of a content folder that a schema describes, as patterns. */
const YAML_FILES: Readonly<Record<string, string>> = {
  site: 'site.yml',
  resume: 'resume.yml',
  'open-source': 'open-source.yml',
  lifecycle: 'lifecycle.yml',
  'link-hosts': 'link-hosts.yml',
  checks: 'checks/*/*.yml',
};

export const EDITOR_FOLDER = '.vscode';
const SETTINGS = `${EDITOR_FOLDER}/settings.json`;

/**
 * Writes the schemas into a content folder, and the settings that make VS Code use them; existing settings stay.
 *
 * @returns the paths of what was written
 */
export function writeEditorFiles(contentDir: string): string[] {
  const all = [...schemasFor(contentDir), ...(existsSync(join(contentDir, SETTINGS)) ? [] : [[SETTINGS, settings()] as const])];
  return all.map(([name, text]) => {
    const path = join(contentDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

/** The schemas in a content folder that this version would write differently; empty for a folder without schemas. */
export function outdatedEditorFiles(contentDir: string): string[] {
  const schemas = schemasFor(contentDir).map(([name, text]) => [join(contentDir, name), text] as const);
  if (!schemas.some(([path]) => existsSync(path))) return [];
  return schemas.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text).map(([path]) => path);
}

function schemasFor(contentDir: string): (readonly [name: string, text: string])[] {
  const filledIn = readSite(contentDir).site.lastUpdated === 'git' ? ['lastUpdated'] : [];
  return Object.entries(schemaFiles(readWriting(), filledIn)).map(([name, text]) => [`${EDITOR_FOLDER}/schemas/${name}`, text] as const);
}

/** The guide to writing, whose tables describe the fields. */
export function readWriting(): string {
  return readFileSync(join(ROOT, 'docs/writing.md'), 'utf8');
}

function settings(): string {
  const schemas = Object.fromEntries(Object.entries(YAML_FILES).map(([name, files]) => [`./${EDITOR_FOLDER}/schemas/${name}.json`, files]));
  return `${JSON.stringify({ 'yaml.schemas': schemas }, null, 2)}\n`;
}
