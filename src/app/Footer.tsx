import { FEEDS } from '../core/site/feeds';
import { pathOf } from '../core/site/routes';
import { SAMPLE_NOTE } from '../core/site/sample';
import { site } from '../platform/site';
import { SiteLink } from '../ui/SiteLink';

const COLUMNS: readonly { readonly title: string; readonly links: readonly (readonly [label: string, href: string])[] }[] = [
  {
    title: 'Read',
    links: [
      ['Wiki', pathOf('wiki')],
      ['Blog', pathOf('blog')],
      ['Open source', pathOf('open-source')],
      ['Checks', pathOf('ledger')],
      ['Search', pathOf('search')],
      ['Feed (RSS)', FEEDS[0].path],
    ],
  },
  {
    title: 'Work',
    links: [
      ['Projects', pathOf('projects')],
      ['Resume', pathOf('resume')],
    ],
  },
  {
    title: 'Elsewhere',
    links: [...site.social.map(({ name, url }) => [name, url] as const), ['E-mail', `mailto:${site.author.email}`]],
  },
];

/** The site's links, at the end of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__columns">
        <p className="footer__about">
          <span className="footer__name">{site.name}</span>
          <br />
          {site.isSample ? `${site.author.jobTitle}. ${SAMPLE_NOTE}` : site.author.jobTitle}
        </p>
        {COLUMNS.map(({ title, links }) => (
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
