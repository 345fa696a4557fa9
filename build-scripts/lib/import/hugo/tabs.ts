import { fenceText, languageOf } from '../syntax/fences';
import { hugoCode } from './code';
import type { Page } from '../page/page';
import { readAttributes } from '../syntax/tags';

const PANE = /\{\{<\s*tabpane\b([^>]*)>\}\}[^]*?\{\{<\s*\/\s*tabpane\s*>\}\}/g;
const CODE_TAB = /(\{\{<\s*tab\b((?:[^>"]|"[^"]*")*)>\}\})\n?([^]*?)(\{\{<\s*\/\s*tab\s*>\}\})/g;

/** In Docsy, what tabs contain is code unless they say otherwise. */
export function codeInTabs(text: string, page: Page): string {
  return text.replace(PANE, (pane, attributes: string) => {
    const { named } = readAttributes(attributes);
    if (named['text'] === 'true') return pane;
    return pane.replace(CODE_TAB, (...[raw = '', open = '', options = '', code = '', close = '']: string[]) => {
      const { named: own } = readAttributes(options);
      if (own['text'] === 'true' || own['disabled'] === 'true' || options.trimEnd().endsWith('/')) return raw;
      const { language } = languageOf(own['lang'] ?? named['lang'] ?? '');
      // Its fences are masked by then; code shows them.
      const text = page.mask.restore(hugoCode(code.replace(/\n[ \t]*$/, ''), page));
      return `${open}\n${page.mask.keep(fenceText({ language: language || 'text', meta: '', text }))}\n${close}`;
    });
  });
}

const GROUP = /\{\{([<%])\s*tabs\b([^>%]*)[>%]\}\}[^]*?\{\{[<%]\s*\/\s*tabs\s*[>%]\}\}/g;

/** In Hextra, tabs without names have those that their group lists: `{{< tabs items="JSON,YAML" >}}`. */
export function withListedNames(text: string): string {
  return text.replace(GROUP, (group, _, attributes: string) => {
    const names = (readAttributes(attributes).named['items'] ?? '').split(',').map((name) => name.trim().replaceAll('"', ''));
    return group.replace(/(?<=\{\{[<%]\s*tab)(?=\s*[>%]\}\})/g, () => {
      const name = names.shift();
      return name ? ` name="${name}"` : '';
    });
  });
}
