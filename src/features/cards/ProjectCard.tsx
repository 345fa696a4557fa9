import { plainTitle } from '../../core/content/plainTitle';
import { CARD_TAGS } from '../../core/limits';
import type { ProjectCard as ProjectCardData } from '../../core/content/pages';
import { longMonth } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { CardTitle } from '../../ui/CardTitle';
import { LazyImage } from '../../ui/LazyImage';
import { SiteLink } from '../../ui/SiteLink';
import { TagList } from '../tags/TagList';

interface ProjectCardProps {
  readonly project: Omit<ProjectCardData, 'category'> & { readonly category: string };
  readonly heading?: 'h2' | 'h3';
  readonly action?: string;
}

/** A project as lists show it (P1, H6), its diagram first. */
export function ProjectCard({ project, heading: Heading = 'h2', action }: ProjectCardProps) {
  const href = pathOf('project', project.id);
  return (
    <article className="card card--project">
      <LazyImage src={project.image} alt={project.imageAlt} />
      <p className="card__meta">
        <span>{project.category}</span> <time dateTime={project.date}>{longMonth(project.date)}</time>
      </p>
      <CardTitle href={href} heading={Heading}>
        {project.title}
      </CardTitle>
      <p className="card__text">{project.description}</p>
      <TagList tags={project.tags} limit={CARD_TAGS} />
      {action && (
        <p className="card__action">
          <SiteLink href={href}>
            {action}
            <span className="visually-hidden">: {plainTitle(project.title)}</span>
          </SiteLink>
        </p>
      )}
    </article>
  );
}
