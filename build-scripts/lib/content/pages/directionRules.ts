import { RIGHT_TO_LEFT } from '../markdown/directions';
import { documentsOf, type ContentModel } from '../model/model';

/**
 * Outside article bodies, whose blocks are marked, the first letter of each text sets its direction and its side. A link in a heading
 * leaves that to the heading. A tag's count, and the arrow to the next guide, stay on the right.
 */
const RULES = [
  ':where(h1,h2,h3,p,li,dt,dd,summary,.quick__name,.quick__excerpt,a:not(h1 a,h2 a,h3 a,.tag)):not(.prose *){unicode-bidi:plaintext}',
  '.quick__name{display:block}.quick__name,.quick__excerpt{text-align:start}',
  '.next__link{display:inline-flex;align-items:center}',
  '.near-tags__count{unicode-bidi:isolate}',
].join('');

/** The style rules of a site from left to right for its texts from right to left; empty if it has none, or is from right to left itself. */
export function directionRules(model: ContentModel): string {
  return model.site.dir !== 'rtl' && hasRightToLeft(model) ? RULES : '';
}

function hasRightToLeft(model: ContentModel): boolean {
  const { site, resume, openSource } = model;
  const texts = documentsOf(model).flatMap(({ meta, text }) => [JSON.stringify(meta), text]);
  return [JSON.stringify([site, resume, openSource]), ...texts].some((text) => RIGHT_TO_LEFT.test(text));
}
