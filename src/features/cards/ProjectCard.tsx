import { CARD_TAGS } from '../../core/limits';
import { isDrawing } from '../../core/content/isDrawing';
import type { ProjectCard as ProjectCardData } from '../../core/content/pages';
import { longMonth } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { CardTitle } from '../../ui/CardTitle';
import { LazyImage } from '../../ui/LazyImage';
import { TagList } from '../tags/TagList';
import { CardAction } from './CardAction';

interface ProjectCardProps {
  readonly project: ProjectCardData;
  readonly heading?: 'h2' | 'h3';
  readonly action?: string;
  /** In a list, visitors look for a title; on the home page, the picture draws them in. */
  readonly textFirst?: boolean;
}

/** A project as lists show it (P1, H6): its diagram, what it was and what it changed. */
export function ProjectCard({ project, heading = 'h2', action, textFirst }: ProjectCardProps) {
  const href = pathOf('project', project.id);
  const picture = project.image && <LazyImage {...project.image} alt={project.imageAlt ?? ''} />;
  return (
    <article className={`card card--project${project.image && isDrawing(project.image.src) ? ' card--drawing' : ''}`}>
      {!textFirst && picture}
      <div>
        <p className="card__meta">
          <span>{project.category}</span> <time dateTime={project.date}>{longMonth(project.date)}</time>
        </p>
        <CardTitle href={href} heading={heading}>
          {project.title}
        </CardTitle>
        <p className="card__text">{project.description}</p>
        {project.result && <p className="card__result">{project.result}</p>}
        <TagList tags={project.tags} limit={CARD_TAGS} />
        <CardAction href={href} title={project.title} text={action} />
      </div>
      {textFirst && picture}
    </article>
  );
}
