import { isYes, record, textOf } from '../page/frontMatter';

/** A theme's parameter that loads a library for formulas. */
const PARAMETER = /^(?:use|enable)?_?(?:math|mathjax|katex)$/i;

/** Whether a page's front matter, or a configuration, tells a theme that there are formulas. */
export function asksForMath(parameters: unknown): boolean {
  const isOn = (value: unknown) => isYes(value) || /^(?:katex|mathjax)$/i.test(textOf(value)) || isYes(record(value)['enable']);
  return Object.entries(record(parameters)).some(([name, value]) => PARAMETER.test(name) && isOn(value));
}
