import type { Resume } from '../../core/content/resume';
import { shortMonth, yearPeriod } from '../../core/site/periods';
import { SiteLink } from '../../ui/SiteLink';

/** Schools, then certificates, each with its date and, if a certificate's issuer confirms it, a link to that. */
export function Education({ resume: { education, certifications } }: { readonly resume: Resume }) {
  return (
    <ul className="education">
      {education.map(({ title, place, start, end }) => (
        <li key={`${title} ${place} ${start}`}>
          <strong>{title}</strong>, {place} <span className="resume__aside">{yearPeriod(start, end)}</span>
        </li>
      ))}
      {certifications.map(({ title, issuer, date, url }) => (
        <li key={`${title} ${issuer} ${date}`}>
          <strong>{title}</strong>, {issuer}{' '}
          <time className="resume__aside" dateTime={date}>
            {shortMonth(date)}
          </time>{' '}
          {url && (
            <SiteLink className="evidence" href={url}>
              Certificate<span className="visually-hidden"> for {title}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
