import type { ReactNode } from 'react';
import type { Claim, Resume } from '../../core/content/resume';
import { longMonth } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { site, withBase } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** C1, C2. */
export const ResumePage: PageComponent<'resume'> = ({ data: { resume, featuredProjects } }) => (
  <div className="page resume">
    <Seo
      title="Resume"
      description={`Resume of ${site.author.name}, ${resume.headline}.`}
      path={pathOf('resume')}
      keywords={['resume', site.author.jobTitle]}
      type="profile"
    />
    <PageHeader
      title={site.author.name}
      kicker={
        <SiteLink href={pathOf('home')}>
          <Icon name="arrow-left" /> Back to Home
        </SiteLink>
      }
      lead={`${resume.headline} · ${resume.location}`}
    >
      <p className="page-header__actions">
        <a className="button" href={withBase(site.resumePdf)} download={site.resumePdf.slice(1)}>
          <Icon name="download" /> Download PDF
        </a>
      </p>
    </PageHeader>
    <Section title="Summary">
      <p className="resume__summary">{resume.summary}</p>
    </Section>
    <Section title="Key achievements">
      <Achievements achievements={resume.achievements} />
    </Section>
    <Section title="Experience">
      <Experience positions={resume.experience} />
    </Section>
    <Section title="Technical expertise">
      <dl className="expertise">
        {resume.expertise.map(({ category, skills }) => (
          <div key={category} className="expertise__row">
            <dt>{category}</dt>
            <dd>{skills.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <Section title="Featured projects">
      <ul className="resume__projects">
        {featuredProjects.map(({ id, title, description }) => (
          <li key={id}>
            <SiteLink href={pathOf('project', id)}>{title}</SiteLink>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Education and certifications">
      <Education resume={resume} />
    </Section>
    <p className="page-header__actions">
      <SiteLink className="button" href={pathOf('projects')}>
        Portfolio
      </SiteLink>
      <a className="button button--quiet" href={`mailto:${site.author.email}`}>
        <Icon name="mail" /> Contact
      </a>
    </p>
  </div>
);

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="resume__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Achievements({ achievements }: { readonly achievements: Resume['achievements'] }) {
  return (
    <ul className="achievements">
      {achievements.map((achievement) => (
        <li key={achievement.label} className="achievement">
          <p className="achievement__value">{achievement.value}</p>
          <p className="achievement__label">{achievement.label}</p>
          <p className="achievement__text">
            <Backed claim={achievement} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Experience({ positions }: { readonly positions: Resume['experience'] }) {
  return (
    <ol className="positions">
      {positions.map(({ role, organisation, location, start, end, points }) => (
        <li key={start} className="position">
          <h3 className="position__role">{role}</h3>
          <p className="position__where">
            {organisation}, {location}
          </p>
          <p className="position__when">
            <time dateTime={start}>{longMonth(start)}</time> – {end ? <time dateTime={end}>{longMonth(end)}</time> : 'today'}
          </p>
          <ul>
            {points.map((point) => (
              <li key={point.text}>
                <Backed claim={point} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A claim with the page that backs it, where there is one. */
function Backed({ claim }: { readonly claim: Claim }) {
  return (
    <>
      {claim.text}
      {claim.evidence && (
        <>
          {' '}
          <SiteLink className="evidence" href={claim.evidence}>
            Evidence<span className="visually-hidden"> for: {claim.text}</span>
          </SiteLink>
        </>
      )}
    </>
  );
}

function Education({ resume }: { readonly resume: Resume }) {
  return (
    <ul className="education">
      {resume.education.map(({ title, place, start, end }) => (
        <li key={title}>
          <strong>{title}</strong>, {place} ({end ? `${start}–${end}` : start})
        </li>
      ))}
      {resume.certifications.map(({ title, issuer, date }) => (
        <li key={title}>
          <strong>{title}</strong>, {issuer} (<time dateTime={date}>{longMonth(date)}</time>)
        </li>
      ))}
    </ul>
  );
}
