import type { OpenSourceResource } from '../../../../src/core/content/entities';
import type { CheckInput } from './checkLinks';
import type { Position } from '../source/fieldPositions';
import { groupedBy } from '../../../../src/core/content/groupedBy';
import type { Problem } from '../source/problem';
import { parseYaml } from '../source/yamlSource';

interface TagUse {
  readonly tag: string;
  readonly file: string;
  readonly position: Position;
}

/** One thing should have only one tag, as each tag has a page of its own. */
export function checkTags(input: CheckInput): Problem[] {
  const uses = tagUses(input);
  const names = [...groupedBy(uses, ({ tag }) => tag.toLowerCase()).values()];
  return [...names.flatMap(differentSpellings), ...similarTags(names.map((all) => usual(all)))];
}

/** Two tags that differ only in case would share one page under two names. The most frequent spelling counts as right. */
function differentSpellings(all: readonly TagUse[]): Problem[] {
  const spelling = usual(all).tag;
  const hint = `Did you mean "${spelling}"?`;
  return all
    .filter(({ tag }) => tag !== spelling)
    .map((use) => ({ ...placeOfUse(use), message: `has the tag "${use.tag}", but elsewhere it is written "${spelling}"`, hint }));
}

/** Tags that differ only in their ending, such as Logs and Logging, probably mean the same. */
function similarTags(uses: readonly TagUse[]): Problem[] {
  return [...groupedBy(uses, ({ tag }) => stemOf(tag)).values()].flatMap(([first, ...others]) =>
    others.map((use): Problem => {
      const message = `has the tag "${use.tag}", and ${first?.file ?? ''} has "${first?.tag ?? ''}"`;
      return { ...placeOfUse(use), message, hint: 'If they mean the same, use one of them, and list the other under formerTags in site.yml.', isWarning: true };
    }),
  );
}

function stemOf(tag: string): string {
  const word = tag.toLowerCase().replace(/[\s_/-]/g, '');
  return word.length > 3 ? word.replace(/(?:([b-df-hj-np-tv-z])\1)?(?:ing|ed|s)$/, '$1') : word;
}

function tagUses({ documents, openSource, files }: CheckInput): TagUse[] {
  const own = documents.flatMap(({ meta, file, positions }) =>
    (meta?.tags ?? []).map((tag, index) => ({ tag, file, position: positions.tags[index] ?? positions.id })),
  );
  const yaml = files.openSource && parseYaml(files.openSource.text, files.openSource.file, 1);
  const listed = (openSource?.repositories ?? []).flatMap(({ tags }: Pick<OpenSourceResource, 'tags'>, at) =>
    tags.map((tag, index) => ({
      tag,
      file: files.openSource?.file ?? '',
      position: yaml?.position(['repositories', at, 'tags', index]) ?? { line: 1, column: 1 },
    })),
  );
  return [...own, ...listed];
}

const placeOfUse = ({ file, position: { line, column } }: TagUse) => ({ file, line, column });

/** The first use of the most frequent spelling. */
function usual(all: readonly TagUse[]): TagUse {
  return [...groupedBy(all, ({ tag }) => tag).values()].reduce((best, uses) => (uses.length > best.length ? uses : best))[0] as TagUse;
}
