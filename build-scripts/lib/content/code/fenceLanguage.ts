import { colouredLanguages } from '../highlight/colour';
import { suggest, type Problem } from '../source/problem';

/** Plain on purpose. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'tree', 'log', 'output', 'jinja', 'csv'];
/** What other generators draw as a picture or a list. */
const DRAWN: Readonly<Record<string, string>> = {
  mermaid: 'a diagram',
  plantuml: 'a diagram',
  dot: 'a diagram',
  graphviz: 'a diagram',
  dataview: 'a query',
  dataviewjs: 'a query',
};

/** What readers would miss in a block of this language; null for a known one. */
export function faultOfLanguage(language: string): Pick<Problem, 'message' | 'hint' | 'isWarning'> | null {
  const name = language.toLowerCase();
  if (Object.hasOwn(DRAWN, name)) {
    const verb = name === 'mermaid' ? 'Save it as SVG, as mermaid.live does, and show' : 'Show';
    const hint = `${verb} a picture with ![what it shows](/images/name.svg), or set the language to text.`;
    return { message: `is ${name}, shown as code and not as ${DRAWN[name] ?? ''}`, hint, isWarning: true };
  }
  const known = [...PLAIN, ...colouredLanguages()];
  if (known.includes(name)) return null;
  return {
    message: `is in "${language}", which has no syntax highlighting here`,
    hint: suggest(name, known, 'For code without highlighting, set the language to text.'),
    isWarning: true,
  };
}
