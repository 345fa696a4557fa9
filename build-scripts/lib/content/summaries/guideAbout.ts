import type { PageLink } from '../../../../src/core/content/pages';
import { isSameTag } from '../../../../src/core/site/tagged';
import { linkTo } from './cards';
import type { ValidDocument } from '../articles/document';

/**
 * The guide that is about a program: named in its title, else among its tags, else among what it was tested with (`restic 0.18.0`).
 * Of several, the first.
 */
export function guideAbout(program: string, guides: readonly ValidDocument<'wiki'>[]): PageLink | null {
  // In titles, other words are written in lower case: "Make a key" isn't about GNU's make.
  const isNamed = (text: string) => text.split(/[^\p{L}\p{N}.+-]+/u).includes(program);
  const rules: ((meta: ValidDocument<'wiki'>['meta']) => boolean)[] = [
    ({ title }) => isNamed(title),
    ({ tags }) => tags.some((tag) => isSameTag(tag, program)),
    ({ testedWith = [] }) => testedWith.some(isNamed),
  ];
  return linkTo(rules.map((isAbout) => guides.find(({ meta }) => isAbout(meta))).find((guide) => guide !== undefined));
}
