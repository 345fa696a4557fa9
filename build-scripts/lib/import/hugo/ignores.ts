import { namesOf } from '../page/frontMatter';
import { settingOf } from './languages';
import type { Config } from '../page/item';

/** Whether the configuration of Hugo ignores a file: its `ignoreFiles` are regular expressions, which may match anywhere in the file's whole path. */
export function isIgnoredByHugo(path: string, config: Config): boolean {
  const patterns = [settingOf(config, 'ignoreFiles')].flatMap((value) => (Array.isArray(value) ? namesOf(value) : []));
  return patterns.some((pattern) => fits(pattern, `/${path}`));
}

/** Go's expressions may begin with flags. One that JavaScript can't read matches nothing. */
function fits(pattern: string, path: string): boolean {
  const [flags = '', letters = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
  try {
    return new RegExp(pattern.slice(flags.length), letters).test(path);
  } catch {
    return false;
  }
}
