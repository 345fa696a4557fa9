import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { pathBelow } from '../../files/pathBelow';
import { record, textOf, yamlIn } from '../page/frontMatter';
import { readSource } from '../page/sourceText';
import type { Generator } from './generator';
import type { Config } from '../page/item';

/** The configuration of the imported site, as far as it can be read; without one, the folder's name is the title. */
export function readConfig(dir: string, { configFiles }: Generator): Config {
  const path = configFiles.map((name) => join(dir, name)).find((each) => existsSync(each));
  const text = path === undefined ? '' : readSource(path).text;
  const inFolder = configFiles.some((name) => name.startsWith(HUGO_FOLDER)) ? besides(join(dir, HUGO_FOLDER)) : {};
  const data = path === undefined ? inFolder : { ...dataIn(path, text), ...inFolder };
  const written = (key: string) => new RegExp(`\\b${key}:\\s*['"\`]([^'"\`\\n]*)['"\`]`).exec(text)?.[1] ?? '';
  const title = textOf(data['title']) || textOf(data['name']) || textOf(data['site_name']) || written('title') || basename(resolve(dir));
  // Hugo's `baseURL`, in whatever case, is the whole address; Jekyll's `baseurl` and Docusaurus's `baseUrl` are its path.
  const base = textOf(Object.entries(data).find(([key]) => key.toLowerCase() === 'baseurl')?.[1]) || written('baseUrl');
  const url = textOf(data['url']) || textOf(data['site_url']) || written('url') || written('hostname');
  const file = path === undefined ? '' : pathBelow(dir, path);
  return { title, url: /^https?:/.test(base) ? base : url + base.replace(/\/$/, ''), file, data, text };
}

const HUGO_FOLDER = 'config/_default';
/** Settings that have files of their own there. */
const PARTS = /^(languages|params|permalinks|cascade|markup)\.(?:([\w-]+)\.)?(?:toml|ya?ml|json)$/;

/** Hugo's `config/_default` has a file for each of its larger parts; one of languages can have a file for each language. */
function besides(folder: string): Readonly<Record<string, unknown>> {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.reduce<Readonly<Record<string, unknown>>>((all, file) => {
    const [, part = '', language] = PARTS.exec(file) ?? [];
    if (part === '' || (language !== undefined && part !== 'languages')) return all;
    const path = join(folder, file);
    const data = dataIn(path, readSource(path).text);
    return { ...all, [part]: language === undefined ? { ...data, ...record(all[part]) } : { ...record(all[part]), [language]: data } };
  }, {});
}

function dataIn(path: string, text: string): Readonly<Record<string, unknown>> {
  try {
    if (path.endsWith('.toml')) return record(parseToml(text));
    if (path.endsWith('.json')) return record(JSON.parse(text));
    return /\.ya?ml$/.test(path) ? record(yamlIn(text)) : {};
  } catch {
    // What it would have said is guessed from the files.
    return {};
  }
}
