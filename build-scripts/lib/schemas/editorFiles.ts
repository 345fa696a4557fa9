import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSite } from '../content/siteFile';
import { ROOT } from '../settings';
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
 * Writes the schemas into a content folder, and the settings by which VS Code uses them; settings that are there stay.
 *
 * @returns the paths of what was written
 */
export function writeEditorFiles(contentDir: string): string[] {
  const filledIn = readSite(contentDir).site.lastUpdated === 'git' ? ['lastUpdated'] : [];
  const schemas = Object.entries(schemaFiles(readWriting(), filledIn)).map(([name, text]) => [`${EDITOR_FOLDER}/schemas/${name}`, text] as const);
  const all = [...schemas, ...(existsSync(join(contentDir, SETTINGS)) ? [] : [[SETTINGS, settings()] as const])];
  return all.map(([name, text]) => {
    const path = join(contentDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

/** The guide to writing, whose tables describe the fields. */
export function readWriting(): string {
  return readFileSync(join(ROOT, 'docs/writing.md'), 'utf8');
}

function settings(): string {
  const schemas = Object.fromEntries(Object.entries(YAML_FILES).map(([name, files]) => [`./${EDITOR_FOLDER}/schemas/${name}.json`, files]));
  return `${JSON.stringify({ 'yaml.schemas': schemas }, null, 2)}\n`;
}
