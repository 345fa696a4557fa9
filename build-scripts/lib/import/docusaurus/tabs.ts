import type { Page } from '../page/page';
import { textOfLiteral } from './literals';

/** A group's opening tag with its attributes, which may be over several lines; its end; or the opening of a tab. */
const TAGS =
  /<Tabs\b((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^"'{}<>])*)>|(<\/Tabs>)|<TabItem\b((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^"'{}<>])*)(?=>)/g;
const PAIR = /\b['"]?(label|value)['"]?\s*:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** Gives each tab the label that its group lists: `<Tabs values={[{ label: 'Debian', value: 'deb' }]}>`. It is masked, since it may have any sign in it. */
export function withListedLabels(text: string, { mask }: Page): string {
  const groups: ReadonlyMap<string, string>[] = [];
  return text.replace(TAGS, (...[raw = '', group, end, tab = '']: (string | undefined)[]) => {
    if (group !== undefined) groups.push(labelsIn(group));
    else if (end !== undefined) groups.pop();
    else {
      const [, value = ''] = /\bvalue=(?:\{\s*)?["'`]([^"'`]*)/.exec(tab) ?? [];
      const label = /\blabel=/.test(tab) ? undefined : groups.at(-1)?.get(value);
      if (!label) return raw;
      const attribute = ` label="${mask.keep(label)}"`;
      return raw.endsWith('/') ? `${raw.slice(0, -1)}${attribute} /` : raw + attribute;
    }
    return raw;
  });
}

function labelsIn(attributes: string): ReadonlyMap<string, string> {
  const [, list = ''] = /\bvalues=\{\s*\[([^]*)\]/.exec(attributes) ?? [];
  return new Map(
    [...list.matchAll(/\{([^{}]*)\}/g)].map(([, inside = '']) => {
      const pairs = new Map([...inside.matchAll(PAIR)].map(([, key = '', ...texts]) => [key, textOfLiteral(texts.find((each) => each !== undefined) ?? '')]));
      return [pairs.get('value') ?? '', pairs.get('label') ?? ''];
    }),
  );
}
