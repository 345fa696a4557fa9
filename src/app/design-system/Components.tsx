import type { ReactNode } from 'react';
import { CONTENT_ICON_PATHS } from '../../core/site/contentIcons';
import { BlogCard } from '../../features/cards/BlogCard';
import { ProjectCard } from '../../features/cards/ProjectCard';
import { RetrySearch } from '../../features/search/RetrySearch';
import { TagList } from '../../features/tags/TagList';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { EmptyState } from '../../ui/EmptyState';
import { Icon, IconShape } from '../../ui/Icon';
import { LazyImage } from '../../ui/LazyImage';
import { PageHeader } from '../../ui/PageHeader';
import { Prose } from '../../ui/Prose';
import { SearchField } from '../../ui/SearchField';
import { SiteLink } from '../../ui/SiteLink';
import { LoadErrorBoundary } from '../LoadErrorBoundary';
import { FORCED_STATES } from './forceStates';
import { BLOCKS, POST, PROJECT } from './samples';

const noop = () => undefined;

/** Every component, in each of its states. */
export function Components() {
  return (
    <>
      <PageHeader title="Head of a page" kicker="Where it is" lead="What it is about, in a sentence or two." />
      <Specimen title="Buttons">
        <div className="ds-line">
          <SiteLink className="button" href="/resume">
            Primary
          </SiteLink>
          <SiteLink className="button button--quiet" href="/projects">
            <Icon name="mail" /> Quiet
          </SiteLink>
          <button type="button" className="icon-button" aria-label="Menu">
            <Icon name="menu" />
          </button>
          <CopyButton text={() => 'copied'} />
        </div>
      </Specimen>
      <Specimen title="Chips">
        <div className="chips">
          <Chip isSelected onSelect={noop}>
            Selected
          </Chip>
          <Chip isSelected={false} onSelect={noop}>
            Not selected
          </Chip>
        </div>
      </Specimen>
      <Specimen title="Tags">
        <TagList tags={POST.tags} limit={3} />
      </Specimen>
      <Specimen title="Search field">
        <SearchField label="Empty" value="" onChange={noop} placeholder="PermitRootLogin" />
        <SearchField label="Filled" value="sshd" onChange={noop} />
      </Specimen>
      <Specimen title="Cards">
        <BlogCard post={POST} action="Read More" />
        <ProjectCard project={PROJECT} action="View Project" />
      </Specimen>
      <section>
        <h2>Picture that fails</h2>
        <LazyImage src="/images/none.svg" alt="A picture that is not there" size={[960, 200]} />
      </section>
      <section>
        <h2>Empty, loading, failed</h2>
        <EmptyState title="No articles found">No documentation matches "zfs". Try a different search term.</EmptyState>
        <EmptyState title="Searching..." />
        <EmptyState title="The search could not be loaded.">
          <RetrySearch />
        </EmptyState>
        <LoadErrorBoundary entry="a" onRetry={() => undefined}>
          <Broken />
        </LoadErrorBoundary>
      </section>
      <section>
        <h2>Icons</h2>
        <p>
          {Object.entries(CONTENT_ICON_PATHS).map(([name, path]) => (
            <span key={name} title={name}>
              <IconShape d={path} />{' '}
            </span>
          ))}
        </p>
      </section>
      <section>
        <h2>Prose</h2>
        <Prose blocks={BLOCKS} />
      </section>
    </>
  );
}

/** The same component in each pointer and keyboard state. */
function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {Object.entries(FORCED_STATES).map(([state, className]) => (
        <div key={state} className={className} inert>
          <p className="ds-state">{state}</p>
          {children}
        </div>
      ))}
    </section>
  );
}

function Broken(): never {
  throw new Error('A chunk that can not be loaded, for show.');
}
