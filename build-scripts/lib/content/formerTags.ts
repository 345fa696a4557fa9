import { markdownFile } from '../../../src/core/site/markdownPath';
import { tagPath } from '../../../src/core/site/routes';
import type { Redirect } from '../http/redirects';
import type { CheckInput } from './checkLinks';
import { suggest, type Problem } from './problem';
import type { SiteForm } from './siteFile';

type Form = Pick<SiteForm, 'file' | 'position' | 'formerTags'>;

/** Redirects from the pages of former tags, and from these as Markdown. */
export function tagRedirects({ formerTags = {} }: Form): Redirect[] {
  return Object.entries(formerTags).flatMap(([former, tag]) => {
    const [from, to] = [tagPath(former), tagPath(tag)];
    return [
      { from, to },
      { from: markdownFile(from), to: markdownFile(to) },
    ];
  });
}

/** A former tag must no longer be in use, and the present one must be. */
export function checkFormerTags({ formerTags = {}, file, position }: Form, input: Pick<CheckInput, 'documents' | 'openSource'>): Problem[] {
  const tags = tagsOf(input);
  const used = new Set([...tags].map((tag) => tag.toLowerCase()));
  return Object.entries(formerTags).flatMap(([from, to]): Problem[] => {
    const place = { file, ...position(['formerTags', from]) };
    if (used.has(from.toLowerCase()))
      return [{ ...place, message: `lists "${from}" as a former tag, but it is still in use`, hint: 'Change it where it is used, or remove it here.' }];
    const hint = suggest(to, tags, 'Name the tag that replaced it.');
    return tags.has(to) ? [] : [{ ...place, message: `replaces "${from}" with the tag "${to}", which nothing has`, hint }];
  });
}

/** Every tag of the content. */
export function tagsOf({ documents, openSource }: Pick<CheckInput, 'documents' | 'openSource'>): ReadonlySet<string> {
  return new Set([...documents.flatMap(({ meta }) => meta ?? []), ...(openSource?.repositories ?? [])].flatMap(({ tags }) => tags));
}
