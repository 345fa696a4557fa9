import type { ReactNode } from 'react';
import { commandsRun } from '../../core/content/commandsRun';
import type { GuideCard, PageData } from '../../core/content/pages';
import { CONTENT_ICON_PATHS } from '../../core/site/contentIcons';
import { pathOf } from '../../core/site/routes';
import type { SocialProfile } from '../../core/site/siteConstants';
import { profileIcon } from '../../core/site/socialProfile';
import { BlogCard } from '../../features/cards/BlogCard';
import { ProjectCard } from '../../features/cards/ProjectCard';
import { Terminal } from '../../features/terminal/Terminal';
import { site } from '../../platform/site';
import { CardTitle } from '../../ui/CardTitle';
import { Icon, IconShape } from '../../ui/Icon';
import { LazyImage } from '../../ui/LazyImage';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';
import { LedgerPicture } from './LedgerPicture';

/** H1–H7: the claim and its proof, the work, and then the rest. */
export const HomePage: PageComponent<'home'> = ({ data }) => (
  <div className="home">
    <Seo path={pathOf('home')} type="profile" />
    <Hero data={data} />
    <Latest id="projects-title" title="Latest projects">
      {data.latestProjects.map((project) => (
        <ProjectCard key={project.id} project={project} heading="h3" action="View Project" />
      ))}
    </Latest>
    <Guides guides={data.guides} />
    <Latest id="posts-title" title="Latest posts">
      {data.latestPosts.map((post) => (
        <BlogCard key={post.id} post={post} heading="h3" action="Read More" />
      ))}
    </Latest>
    <section className="home__section" aria-labelledby="terminal-title">
      <h2 id="terminal-title">Try the terminal</h2>
      <Terminal facts={data.terminal} />
    </section>
    <Tools />
    <Intro />
    <Contact />
  </div>
);

const PROFILES: readonly SocialProfile[] = [...site.social, { name: 'E-mail', url: `mailto:${site.author.email}`, icon: 'mail' }];

/** H1: who this is, what they do, and the proof. */
function Hero({ data: { location, achievements, ledger } }: { readonly data: PageData['home'] }) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero__intro">
        <p className="hero__kicker">
          {site.author.jobTitle}
          <span className="hero__place"> · {location}</span>
        </p>
        <h1 className="hero__name" id="hero-title" tabIndex={-1}>
          {site.author.name}
        </h1>
        <p className="hero__lead">{site.claim}</p>
        <p className="hero__actions">
          <SiteLink className="button" href={pathOf('resume')}>
            Read the resume
          </SiteLink>
          <SiteLink className="button button--quiet" href={pathOf('projects')}>
            See the projects
          </SiteLink>
        </p>
        <ul className="social" aria-label="Elsewhere">
          {PROFILES.map((profile) => (
            <li key={profile.url}>
              <SiteLink href={profile.url}>
                <IconShape d={CONTENT_ICON_PATHS[profileIcon(profile)]} />
                {profile.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <ul className="summary-cards">
        {achievements.map(({ value, label, text, evidence }) => (
          <li key={label} className="summary-card">
            <p className="summary-card__value">{value}</p>
            <p className="summary-card__label">{evidence ? <SiteLink href={evidence}>{label}</SiteLink> : label}</p>
            <p className="summary-card__text">{text}</p>
          </li>
        ))}
      </ul>
      {ledger && <LedgerPicture ledger={ledger} />}
    </section>
  );
}

/** H3. */
function Intro() {
  return (
    <section className="home__section intro" aria-labelledby="intro-title">
      <LazyImage src={site.profileImage} alt={site.profileImageAlt} width={320} height={320} />
      <div>
        <h2 id="intro-title">About this site</h2>
        <p>{site.description}</p>
        <p className="intro__links">
          <SiteLink href={site.links.personalBlog}>
            Personal blog <Icon name="external" />
          </SiteLink>
          <SiteLink href={site.links.status}>
            Uptime status <Icon name="external" />
          </SiteLink>
        </p>
      </div>
    </section>
  );
}

/** H4. */
function Tools() {
  return (
    <section className="home__section" aria-labelledby="tools-title">
      <h2 id="tools-title">Core tools</h2>
      <ul className="tools">
        {site.coreTools.map(({ name, purpose, icon }) => (
          <li key={name} className="tool">
            <IconShape d={CONTENT_ICON_PATHS[icon]} />
            <span className="tool__name">{name}</span>
            <span className="tool__purpose">{purpose}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** H6: cards side by side under a heading. */
function Latest({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="home__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="pair">{children}</div>
    </section>
  );
}

/** From each category the guide with the most commands run. */
function Guides({ guides }: { readonly guides: readonly GuideCard[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="home__section" aria-labelledby="guides-title">
      <h2 id="guides-title">Guides</h2>
      <ul className="proven">
        {guides.map(({ id, title, description, coverage }) => (
          <li key={id}>
            <CardTitle href={pathOf('wiki-article', id)} heading="h3">
              {title}
            </CardTitle>
            <p className="card__text">{description}</p>
            {coverage && <p className="proven__figure">{commandsRun(coverage)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** H5, H7. */
function Contact() {
  const mailto = `mailto:${site.author.email}`;
  return (
    <div className="pair home__section">
      <section className="collaborate" aria-labelledby="collaborate-title">
        <h2 id="collaborate-title">Collaborate</h2>
        <p>A migration to plan, an incident to understand, a guide that is wrong: write, and you get an answer with reasons.</p>
        <p>
          <SiteLink className="button" href={`${mailto}?subject=Collaboration`}>
            <Icon name="mail" /> Start a conversation
          </SiteLink>
        </p>
      </section>
      <section className="get-in-touch" aria-labelledby="touch-title">
        <h2 id="touch-title">Get in touch</h2>
        <p>Hiring, or just comparing notes? The resume has the facts, the inbox has me.</p>
        <p>
          <SiteLink href={mailto}>{site.author.email}</SiteLink>
        </p>
      </section>
    </div>
  );
}
