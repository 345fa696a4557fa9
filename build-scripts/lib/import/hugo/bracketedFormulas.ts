import { isYes, record, textOf, valueAt } from '../page/frontMatter';
import type { Config, Item } from '../page/item';
import { asksForMath } from '../syntax/asksForMath';
import { settingOf } from './languages';

/** A theme's shortcode that loads a library for formulas. */
const SHORTCODE = /\{\{[<%]\s*(?:katex|mathjax|math)\b/;

/** Whether `\(…\)` is a formula: the configuration passes it through, or turns on a theme's support for maths. */
export function hasBracketedFormulas({ data, body }: Pick<Item, 'data' | 'body'>, config: Config): boolean {
  return passesBrackets(config) || [data, data['params'], settingOf(config, 'params')].some(asksForMath) || SHORTCODE.test(body);
}

function passesBrackets(config: Config): boolean {
  const { enable, delimiters } = record(valueAt(settingOf(config, 'markup'), 'goldmark.extensions.passthrough'));
  const opening = Object.values(record(delimiters)).flatMap((pairs) => (Array.isArray(pairs) ? pairs.map((pair: unknown) => textOf([pair].flat()[0])) : []));
  return isYes(enable) && opening.some((each) => each === '\\(' || each === '\\[');
}
