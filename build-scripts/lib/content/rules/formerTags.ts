import { markdownFile } from '../../../../src/core/site/markdownPath';
import { tagPath } from '../../../../src/core/site/routes';
import type { Redirect } from '../../http/redirects';
import type { CheckInput } from './checkLinks';
import { suggest, type Problem } from '../source/problem';
import type { SiteForm } from '../site/siteFile';

type Form = Pick<SiteForm, 'file' | 'position' | 'formerTags'>;

/** Redirects from the pages of former tags, and from these as Markdown: those to tags with a page, and those to tags that wait for one or had one. */
export function tagRedirects({ formerTags = {} }: Form, tagsWithPage: ReadonlySet<string>): Record<'shown' | 'withdrawn', Redirect[]> {
  const redirects = (isShown: boolean) =>
    Object.entries(formerTags).flatMap(([former, tag]): Redirect[] => {
      if (tagsWithPage.has(tag) !== isShown) return [];
      const [from, to] = [tagPath(former), tagPath(tag)];
      return [
        { from, to },
        { from: markdownFile(from), to: markdownFile(to) },
      ];
    });
  return { shown: redirects(true), withdrawn: redirects(false) };
}

type Tagged = Pick<CheckInput, 'documents' | 'openSource'>;

/** A former tag must no longer be in use, and something must have the present one, even if that has expired: a build by the clock doesn't fail over it. */
export function checkFormerTags(
  { formerTags = {}, file, position }: Form,
  { expired, ...input }: Tagged & { readonly expired: Tagged['documents'] },
): Problem[] {
  const shown = tagsOf(input);
  const tags = new Set([...shown, ...tagsOf({ documents: expired, openSource: null })]);
  const used = new Set([...shown].map((tag) => tag.toLowerCase()));
  return Object.entries(formerTags).flatMap(([from, to]): Problem[] => {
    const place = { file, ...position(['formerTags', from]) };
    if (used.has(from.toLowerCase()))
      return [{ ...place, message: `lists "${from}" as a former tag, but it is still in use`, hint: 'Change it where it is used, or remove it here.' }];
    const hint = suggest(to, tags, 'Name the tag that replaced it.');
    return tags.has(to) ? [] : [{ ...place, message: `replaces "${from}" with the tag "${to}", which nothing has`, hint }];
  });
}

/** Every tag of the content. */
export function tagsOf({ documents, openSource }: Tagged): ReadonlySet<string> {
  return new Set([...documents.flatMap(({ meta }) => meta ?? []), ...(openSource?.repositories ?? [])].flatMap(({ tags }) => tags));
}
