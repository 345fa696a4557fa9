import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFile } from '../files/outputFile';
import { readSite } from '../content/site/siteFile';
import { displayPath } from '../files/displayPath';
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
/** The setting of VS Code's YAML extension. */
const KEY = 'yaml.schemas';

/**
 * Writes the schemas into a content folder, and the settings that make VS Code use them; existing settings stay.
 *
 * @returns the paths of what was written
 */
export function writeEditorFiles(contentDir: string): string[] {
  const all = [...schemasFor(contentDir), ...(existsSync(join(contentDir, SETTINGS)) ? [] : [[SETTINGS, settings()] as const])];
  return all.map(([name, text]) => {
    const path = join(contentDir, name);
    outputFile(path, text);
    return path;
  });
}

/** Says which lines settings of the owner's own lack, without which VS Code doesn't use the schemas; null where it uses all of them. */
export function missingSettings(contentDir: string): string | null {
  const path = join(contentDir, SETTINGS);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lacking = schemaSettings().filter(([schema]) => !text.includes(schema.slice('./'.length)));
  if (lacking.length === 0) return null;
  const lines = JSON.stringify({ [KEY]: Object.fromEntries(lacking) }, null, 2)
    .split('\n')
    .slice(1, -1);
  return [`${displayPath(path)} is yours and was kept; add these lines:`, ...lines].join('\n');
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
  return `${JSON.stringify({ [KEY]: Object.fromEntries(schemaSettings()) }, null, 2)}\n`;
}

/** Each schema of a YAML file, as settings name it, with the files that it describes. */
function schemaSettings(): (readonly [schema: string, files: string])[] {
  return Object.entries(YAML_FILES).map(([name, files]) => [`./${EDITOR_FOLDER}/schemas/${name}.json`, files]);
}
