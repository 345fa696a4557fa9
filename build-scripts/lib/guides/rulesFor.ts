import type { CompiledDocument } from '../content/articles/document';
import type { Problem } from '../content/source/problem';
import type { SiteSettings } from '../settings/settings';
import { checkBounds } from './bounds';
import { linkHostsIn, readLinkHosts } from './linkHosts';

/** The checks of a content folder beyond being valid: the `rules` of its own `site.yml`. */
export function rulesFor({
  contentDir,
  site: { rules = {} },
}: Pick<SiteSettings, 'contentDir' | 'site'>): (documents: readonly CompiledDocument[]) => Problem[] {
  return (documents) => {
    const problems: Problem[] = [];
    const file = rules.listedHosts ? linkHostsIn(contentDir) : null;
    const hosts = file ? readLinkHosts(file, problems) : {};
    // Without a valid list, every link would be reported, too.
    return [...problems, ...checkBounds(documents, hosts ? rules : { ...rules, listedHosts: false }, hosts ?? {})];
  };
}
