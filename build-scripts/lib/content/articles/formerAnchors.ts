import type { CompiledMarkdown, FormerAnchor } from '../markdown/compileContext';
import type { FrontMatter, Folder } from '../source/schema';
import { suggest, type Problem } from '../source/problem';
import type { YamlSource } from '../source/yamlSource';

export function formerAnchorsOf(yaml: YamlSource | null, meta: FrontMatter<Folder> | undefined): FormerAnchor[] {
  if (!yaml) return [];
  return Object.entries(meta?.anchors ?? {}).map(([was, id]) => ({ was, id, ...yaml.positionOfKey(['anchors'], was) }));
}

type Page = Pick<CompiledMarkdown, 'headings' | 'ids'> & { readonly file: string };

/** A former anchor must lead to a heading and not be one of the present ids. */
export function faultsOfAnchors(anchors: readonly FormerAnchor[], { file, headings, ids: present }: Page): Problem[] {
  const ids = headings.map(({ id }) => id);
  return anchors.flatMap(({ was, id, line, column }): Problem[] => {
    if (present.includes(was)) {
      return [{ file, line, column, message: `has the former anchor "${was}", which is in use on the page`, hint: 'Remove the line.' }];
    }
    if (ids.includes(id)) return [];
    const hint = suggest(id, ids, `Its anchors: ${ids.slice(0, 12).join(', ') || 'none'}.`);
    return [{ file, line, column, message: `redirects the former anchor "${was}" to "${id}", but no heading has that anchor`, hint }];
  });
}
