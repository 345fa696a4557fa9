import { pathOf, type FixedPage } from '../core/site/routes';
import { SAMPLE_NOTE } from '../core/site/sample';
import { hasPage, site, SITE_FEEDS } from '../platform/site';
import { SiteLink } from '../ui/SiteLink';

type Link = readonly [label: string, href: string];

/** Links to those of the pages that the site has. */
const to = (...pages: readonly (readonly [label: string, name: FixedPage])[]) =>
  pages.filter(([, name]) => hasPage(name)).map(([label, name]): Link => [label, pathOf(name)]);

const COLUMNS: readonly { readonly title: string; readonly links: readonly Link[] }[] = [
  {
    title: 'Read',
    links: [
      ...to(['Wiki', 'wiki'], ['Blog', 'blog'], ['Search', 'search'], ['This visit', 'visit']),
      ...SITE_FEEDS.slice(0, 1).map(({ path }): Link => ['Feed (RSS)', path]),
    ],
  },
  {
    title: 'Work',
    links: to(['Projects', 'projects'], ['Resume', 'resume'], ['Open source', 'open-source'], ['Checks', 'ledger']),
  },
  {
    title: 'Elsewhere',
    links: [...site.social.map(({ name, url }): Link => [name, url]), ...(site.author.email ? [['E-mail', `mailto:${site.author.email}`] as const] : [])],
  },
];

const { jobTitle } = site.author;
const ABOUT = site.isSample ? [jobTitle, SAMPLE_NOTE].filter(Boolean).join('. ') : jobTitle;

/** The site's links, at the end of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__columns">
        <p className="footer__about">
          <span className="footer__name">{site.name}</span>
          <br />
          {ABOUT}
        </p>
        {COLUMNS.filter(({ links }) => links.length > 0).map(({ title, links }) => (
          <ul key={title} aria-label={title}>
            {links.map(([label, href]) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </footer>
  );
}
