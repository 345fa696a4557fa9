import { pathOf } from '../core/site/routes';
import { site } from '../platform/site';
import { SiteLink } from '../ui/SiteLink';

export function Footer() {
  return (
    <footer className="footer">
      <p>
        {site.name}, {site.author.jobTitle}
      </p>
      <ul>
        <li>
          <SiteLink href={pathOf('resume')}>Resume</SiteLink>
        </li>
        <li>
          <SiteLink href={pathOf('open-source')}>Open source</SiteLink>
        </li>
        <li>
          <SiteLink href={pathOf('search')}>Search</SiteLink>
        </li>
        <li>
          <SiteLink href={`mailto:${site.author.email}`}>E-mail</SiteLink>
        </li>
      </ul>
    </footer>
  );
}
