import { isYes, record, textOf } from '../page/frontMatter';
import type { Config, Item } from '../page/item';
import { settingOf } from './languages';

/** A theme's parameter that loads a library for formulas. */
const PARAMETER = /^(?:use|enable)?_?(?:math|mathjax|katex)$/i;
/** A theme's shortcode that does the same for one page. */
const SHORTCODE = /\{\{[<%]\s*(?:katex|mathjax|math)\b/;

/** Whether formulas may stand between `\(` and `\)`: the configuration passes them through, or a theme is told that there are formulas. */
export function hasBracketedFormulas({ data, body }: Pick<Item, 'data' | 'body'>, config: Config): boolean {
  return passesBrackets(config) || [data, data['params'], settingOf(config, 'params')].some(asksForMath) || SHORTCODE.test(body);
}

function passesBrackets(config: Config): boolean {
  const { enable, delimiters } = ['goldmark', 'extensions', 'passthrough'].reduce((each, name) => record(each[name]), record(settingOf(config, 'markup')));
  const opening = Object.values(record(delimiters)).flatMap((pairs) => (Array.isArray(pairs) ? pairs.map((pair: unknown) => textOf([pair].flat()[0])) : []));
  return isYes(enable) && opening.some((each) => each === '\\(' || each === '\\[');
}

function asksForMath(parameters: unknown): boolean {
  const isOn = (value: unknown) => isYes(value) || /^(?:katex|mathjax)$/i.test(textOf(value)) || isYes(record(value)['enable']);
  return Object.entries(record(parameters)).some(([name, value]) => PARAMETER.test(name) && isOn(value));
}
