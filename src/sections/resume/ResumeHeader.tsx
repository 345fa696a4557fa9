import type { Resume } from '../../core/content/resume';
import { longDate } from '../../core/site/dates';
import { RESUME_JSON, RESUME_TEXT } from '../../core/site/resumeFiles';
import { pathOf } from '../../core/site/routes';
import { absoluteUrl, site, withBase } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { SiteLink } from '../../ui/SiteLink';

/** Who this is, how to reach them, and the resume as a file (C1). */
export function ResumeHeader({ resume: { headline, location, lastUpdated } }: { readonly resume: Resume }) {
  return (
    <PageHeader
      title={site.author.name}
      kicker={
        <SiteLink href={pathOf('home')}>
          <Icon name="arrow-left" />
          Back to Home
        </SiteLink>
      }
      {...(headline ? { lead: headline } : {})}
    >
      <ul className="resume__contact" aria-label="Contact details">
        {location && <li>{location}</li>}
        {site.author.email && (
          <li>
            <SiteLink href={`mailto:${site.author.email}`}>{site.author.email}</SiteLink>
          </li>
        )}
        {site.social.map(({ name, url }) => (
          <li key={url}>
            <SiteLink href={url}>{name}</SiteLink>
          </li>
        ))}
        <li className="resume__origin">{absoluteUrl(pathOf('resume')).replace(/^https?:\/\//, '')}</li>
      </ul>
      <p className="page-header__actions">
        {site.resumePdf && (
          <a className="button" href={withBase(site.resumePdf)} download={site.resumePdf.slice(1)}>
            <Icon name="download" /> Download PDF
          </a>
        )}
        <SiteLink className="resume__form" href={RESUME_TEXT}>
          Plain text
        </SiteLink>
        <SiteLink className="resume__form" href={RESUME_JSON}>
          JSON
        </SiteLink>
      </p>
      {lastUpdated && (
        <p className="resume__note">
          Updated <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
        </p>
      )}
    </PageHeader>
  );
}
