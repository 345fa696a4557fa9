import { callout, details, kindNamed } from './callouts';
import { block, readAttributes, type Renderer, type Tag, type TagLanguage } from './tags';

const DIRECTIVE = /^([ \t]*):{3,}[ \t]*(?:([\w-]+)(?:\[([^\]\n]*)\])?(?:\{([^}\n]*)\})?[ \t]*([^\n]*))?$/gm;

/** `:::tip Title` opens, `:::` closes what was opened last. */
function findDirectives(text: string): Tag[] {
  return [...text.matchAll(DIRECTIVE)].map((match): Tag => {
    const [raw, indent = '', name, bracketed, attributes = '', title = ''] = match;
    const start = match.index + indent.length;
    return {
      kind: name === undefined ? 'close' : 'open',
      name: 'directive',
      positional: name === undefined ? [] : [name],
      named: { title: bracketed ?? readAttributes(attributes).named['title'] ?? title },
      raw: raw.trim(),
      start,
      end: match.index + raw.length,
    };
  });
}

const directive: Renderer = ({ positional: [name = ''], named: { title = '' } }, body) => {
  if (name === 'details') return details(title.replace(/\s*\{open\}/, ''), body);
  if (/^(?:code-group|raw|v-pre|tabs)$/.test(name)) return block(body);
  const kind = kindNamed(name);
  return kind ? callout(kind, title, body) : null;
};

/** Boxes between lines of colons, as Docusaurus and VitePress have them. */
export const DIRECTIVES: TagLanguage = { what: 'directive', find: findDirectives, rendererOf: () => directive };
