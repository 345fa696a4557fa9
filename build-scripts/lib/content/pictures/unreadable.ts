import { SaxesParser } from 'saxes';
import type { Problem } from '../source/problem';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Declared in the file itself, by old drawing programs for the addresses of namespaces. */
const ENTITY = /<!ENTITY\s+([^\s%"'<>]+)\s+(?:"([^"]*)"|'([^']*)')/g;

/** Why browsers show nothing of a drawing, after its name; undefined if they can read it. They take a picture for XML and not for HTML. */
export function whyUnreadable(svg: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let fault: string | undefined;
  let isDrawing: boolean | undefined;
  parser.on('error', ({ message }) => (fault ??= message));
  parser.on('doctype', (text) => {
    for (const [, name = '', double, single] of text.matchAll(ENTITY)) parser.ENTITIES[name] = double ?? single ?? '';
  });
  parser.on('opentag', ({ local, uri }) => (isDrawing ??= local === 'svg' && uri === NAMESPACE));
  parser.write(svg).close();
  if (fault !== undefined)
    return {
      message: `which browsers can't read at ${fault.replace(/\.$/, '')}`,
      hint: 'Correct it at that line and column, or save it again from its source. As text, & is written &amp; and < is &lt;.',
    };
  if (isDrawing) return undefined;
  return { message: `which browsers can't show: its root isn't an svg element of SVG's namespace`, hint: `Begin it with <svg xmlns="${NAMESPACE}".` };
}
