import type { ReactNode } from 'react';
import { resumeNote } from '../../core/content/evidence';
import { pathOf } from '../../core/site/routes';
import { hasPage, site } from '../../platform/site';
import { Icon } from '../../ui/Icon';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';
import { Achievements } from './Achievements';
import { Education } from './Education';
import { Experience } from './Experience';
import { Expertise } from './Expertise';
import { FeaturedProjects } from './FeaturedProjects';
import { ResumeHead } from './ResumeHead';
import { ResumeHeader } from './ResumeHeader';

/** C1, C2. Sections without content are omitted. */
export const ResumePage: PageComponent<'resume'> = ({ data: { resume, evidenceTitles, featuredProjects } }) => (
  <div className="page resume">
    <Seo
      title="Resume"
      description={`Resume of ${[site.author.name, resume.headline].filter(Boolean).join(', ')}.`}
      path={pathOf('resume')}
      keywords={['resume', ...(site.author.jobTitle ? [site.author.jobTitle] : [])]}
      type="profile"
    />
    <ResumeHead resume={resume} />
    <ResumeHeader resume={resume} />
    <Section title="Summary" isThere={Boolean(resume.summary)}>
      <p className="resume__summary">{resume.summary}</p>
      <p className="resume__note">{resumeNote(site)}</p>
    </Section>
    <Section title="Key achievements" isThere={resume.achievements.length > 0}>
      <Achievements achievements={resume.achievements} titles={evidenceTitles} />
    </Section>
    <Section title="Experience" isThere={resume.experience.length > 0}>
      <Experience positions={resume.experience} titles={evidenceTitles} />
    </Section>
    <Section title="Technical expertise" isThere={resume.expertise.length > 0}>
      <Expertise areas={resume.expertise} />
    </Section>
    <Section title="Featured projects" isThere={featuredProjects.length > 0}>
      <FeaturedProjects projects={featuredProjects} />
    </Section>
    <Section title="Education and certifications" isThere={resume.education.length + resume.certifications.length > 0}>
      <Education resume={resume} />
    </Section>
    <p className="page-header__actions resume__end">
      {site.author.email && (
        <a className="button" href={`mailto:${site.author.email}`}>
          <Icon name="mail" /> Contact
        </a>
      )}
      {hasPage('projects') && (
        <SiteLink className="button button--quiet" href={pathOf('projects')}>
          Portfolio
        </SiteLink>
      )}
    </p>
  </div>
);

interface SectionProps {
  readonly title: string;
  readonly isThere: boolean;
  readonly children: ReactNode;
}

function Section({ title, isThere, children }: SectionProps) {
  if (!isThere) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="resume__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
