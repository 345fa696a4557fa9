import type { CompiledDocument } from '../content/document';
import type { Problem } from '../content/problem';
import { OWN_CONTENT } from '../settings';
import { checkBounds } from './bounds';
import { linkHostsIn, readLinkHosts } from './linkHosts';

/** What is checked of a content folder beyond being right: the bounds of our own, nothing of anybody else's. */
export function rulesFor(contentDir: string): (documents: readonly CompiledDocument[]) => Problem[] {
  if (contentDir !== OWN_CONTENT) return () => [];
  return (documents) => {
    const problems: Problem[] = [];
    const file = linkHostsIn(contentDir);
    const hosts = file ? readLinkHosts(file, problems) : {};
    // Without a valid list, every link would be reported, too.
    return hosts ? [...problems, ...checkBounds(documents, hosts)] : problems;
  };
}
