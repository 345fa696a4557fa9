import { SaxesParser } from 'saxes';
import { entitiesOf } from '../../text/entitiesOf';
import type { Problem } from '../source/problem';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Why browsers show nothing of a drawing, after its name; undefined if they can read it. They take a picture for XML and not for HTML. */
export function whyUnreadable(svg: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let fault: string | undefined;
  let isDrawing: boolean | undefined;
  parser.on('error', ({ message }) => (fault ??= message));
  // Old drawing programs declare some for the addresses of namespaces.
  parser.on('doctype', (text) => Object.assign(parser.ENTITIES, entitiesOf(text)));
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
