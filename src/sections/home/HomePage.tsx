import type { ReactNode } from 'react';
import type { GuideCard, PageData } from '../../core/content/pages';
import { CONTENT_ICON_PATHS } from '../../core/site/contentIcons';
import { pathOf } from '../../core/site/routes';
import type { CoreTool, SocialProfile } from '../../core/site/siteConstants';
import { profileIcon } from '../../core/site/socialProfile';
import { BlogCard } from '../../features/cards/BlogCard';
import { ProjectCard } from '../../features/cards/ProjectCard';
import { Terminal } from '../../features/terminal/Terminal';
import { hasPage, site } from '../../platform/site';
import { Clauses } from '../../ui/Clauses';
import { CardTitle } from '../../ui/CardTitle';
import { CommandsRun } from '../../ui/CommandsRun';
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
    <Latest id="projects-title" title="Latest projects" all="projects" count={data.latestProjects.length}>
      {data.latestProjects.map((project) => (
        <ProjectCard key={project.id} project={project} heading="h3" action="View Project" />
      ))}
    </Latest>
    <Guides guides={data.guides} />
    <Latest id="posts-title" title="Latest posts" all="blog" count={data.latestPosts.length}>
      {data.latestPosts.map((post) => (
        <BlogCard key={post.id} post={post} heading="h3" action="Read More" />
      ))}
    </Latest>
    {data.terminal && (
      <section className="home__section" aria-labelledby="terminal-title">
        <h2 id="terminal-title">Try the terminal</h2>
        <Terminal facts={data.terminal} />
      </section>
    )}
    <Tools tools={data.tools} />
    {data.about && <Intro about={data.about} />}
    {site.author.email && <Contact email={site.author.email} leads={data.leads} />}
  </div>
);

const { email, jobTitle } = site.author;
const PROFILES: readonly SocialProfile[] = [...site.social, ...(email ? [{ name: 'E-mail', url: `mailto:${email}`, icon: 'mail' } as const] : [])];

/** H1: who this is, what they do, and the proof. */
function Hero({ data: { claim, location, achievements, ledger } }: { readonly data: PageData['home'] }) {
  return (
    <section className={ledger ? 'hero hero--ledger' : 'hero'} aria-labelledby="hero-title">
      <div className="hero__intro">
        {jobTitle && (
          <p className="hero__kicker">
            {jobTitle}
            {location && (
              <>
                <span className="hero__dot"> · </span>
                <span className="hero__place">{location}</span>
              </>
            )}
          </p>
        )}
        <h1 className="hero__name" id="hero-title" tabIndex={-1}>
          {site.author.name}
        </h1>
        {claim && <p className="hero__lead">{claim}</p>}
        <Actions />
        {PROFILES.length > 0 && (
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
        )}
      </div>
      {achievements.length > 0 && (
        <ul className="summary-cards">
          {achievements.map(({ value, label, text, evidence }) => (
            <li key={label} className="summary-card">
              <p className="summary-card__value">{value}</p>
              <p className="summary-card__label">{evidence ? <SiteLink href={evidence}>{label}</SiteLink> : label}</p>
              <p className="summary-card__text">
                <Clauses text={text} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {ledger && <LedgerPicture ledger={ledger} />}
    </section>
  );
}

/** What to look at first, if the site has it. */
function Actions() {
  const actions = [
    ...(hasPage('resume') ? [['resume', 'Read the resume'] as const] : []),
    ...(hasPage('projects') ? [['projects', 'See the projects'] as const] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <p className="hero__actions">
      {actions.map(([name, label], place) => (
        <SiteLink key={name} className={place === 0 ? 'button' : 'button button--quiet'} href={pathOf(name)}>
          {label}
        </SiteLink>
      ))}
    </p>
  );
}

/** H3. */
function Intro({ about: { picture, links } }: { readonly about: NonNullable<PageData['home']['about']> }) {
  return (
    <section className={picture ? 'home__section intro' : 'home__section'} aria-labelledby="intro-title">
      {picture && <LazyImage {...picture} />}
      <div>
        <h2 id="intro-title">About this site</h2>
        <p>{site.description}</p>
        {links.length > 0 && (
          <p className="intro__links">
            {links.map(({ name, url }) => (
              <SiteLink key={url} href={url}>
                {name} <Icon name="external" />
              </SiteLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** H4. */
function Tools({ tools }: { readonly tools: readonly CoreTool[] }) {
  if (tools.length === 0) return null;
  return (
    <section className="home__section" aria-labelledby="tools-title">
      <h2 id="tools-title">Core tools</h2>
      <ul className="tools">
        {tools.map(({ name, purpose, icon }) => (
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

interface LatestProps {
  readonly id: string;
  readonly title: string;
  /** The list that it is the beginning of. */
  readonly all: keyof typeof ALL;
  readonly count: number;
  readonly children: ReactNode;
}

const ALL = { projects: 'All projects', wiki: 'All guides', blog: 'All posts' } as const;

/** The heading of part of a list, with a link to the whole. */
function Heading({ id, title, all }: Pick<LatestProps, 'id' | 'title' | 'all'>) {
  return (
    <div className="home__heading">
      <h2 id={id}>{title}</h2>
      <SiteLink href={pathOf(all)}>{ALL[all]}</SiteLink>
    </div>
  );
}

/** H6: cards side by side under a heading. */
function Latest({ count, children, ...heading }: LatestProps) {
  if (count === 0) return null;
  return (
    <section className="home__section" aria-labelledby={heading.id}>
      <Heading {...heading} />
      <div className="pair">{children}</div>
    </section>
  );
}

/** Of each category, or of some where there are many, the guide with the most commands run. */
function Guides({ guides }: { readonly guides: readonly GuideCard[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="home__section" aria-labelledby="guides-title">
      <Heading id="guides-title" title="Guides" all="wiki" />
      <ul className="proven">
        {guides.map(({ id, title, description, coverage }) => (
          <li key={id}>
            <CardTitle href={pathOf('wiki-article', id)} heading="h3">
              {title}
            </CardTitle>
            <p className="card__text">{description}</p>
            {coverage && (
              <p className="proven__figure">
                <CommandsRun coverage={coverage} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** H5, H7. */
function Contact({ email: address, leads }: { readonly email: string; readonly leads: PageData['home']['leads'] }) {
  const mailto = `mailto:${address}`;
  return (
    <div className="pair home__section">
      <section className="collaborate" aria-labelledby="collaborate-title">
        <h2 id="collaborate-title">Collaborate</h2>
        <p>{leads.collaborate}</p>
        <p>
          <SiteLink className="button" href={`${mailto}?subject=Collaboration`}>
            <Icon name="mail" /> Start a conversation
          </SiteLink>
        </p>
      </section>
      <section className="get-in-touch" aria-labelledby="touch-title">
        <h2 id="touch-title">Get in touch</h2>
        <p>{leads.contact}</p>
        <p>
          <SiteLink className="button button--quiet" href={mailto}>
            {address}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}
