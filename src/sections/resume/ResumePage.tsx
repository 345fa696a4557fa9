import type { ReactNode } from 'react';
import { resumeNote } from '../../core/content/evidence';
import { pathOf } from '../../core/site/routes';
import { site } from '../../platform/site';
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
      description={`Resume of ${site.author.name}, ${resume.headline}.`}
      path={pathOf('resume')}
      keywords={['resume', site.author.jobTitle]}
      type="profile"
    />
    <ResumeHead resume={resume} />
    <ResumeHeader resume={resume} />
    <Section title="Summary">
      <p className="resume__summary">{resume.summary}</p>
      <p className="resume__note">{resumeNote(site)}</p>
    </Section>
    <Section title="Key achievements">
      <Achievements achievements={resume.achievements} titles={evidenceTitles} />
    </Section>
    <Section title="Experience">
      <Experience positions={resume.experience} titles={evidenceTitles} />
    </Section>
    <Section title="Technical expertise">
      <Expertise areas={resume.expertise} />
    </Section>
    {featuredProjects.length > 0 && (
      <Section title="Featured projects">
        <FeaturedProjects projects={featuredProjects} />
      </Section>
    )}
    {resume.education.length + resume.certifications.length > 0 && (
      <Section title="Education and certifications">
        <Education resume={resume} />
      </Section>
    )}
    <p className="page-header__actions resume__end">
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
      <div>{children}</div>
    </section>
  );
}
