import type { ProjectCard } from '../../core/content/pages';
import { pathOf } from '../../core/site/routes';
import { SiteLink } from '../../ui/SiteLink';

/** The featured projects, one per line. */
export function FeaturedProjects({ projects }: { readonly projects: readonly ProjectCard[] }) {
  return (
    <ul className="resume__projects">
      {projects.map(({ id, title, description, category }) => (
        <li key={id}>
          <SiteLink href={pathOf('project', id)}>{title}</SiteLink>
          <p>{description}</p>
          <p className="resume__aside">{category}</p>
        </li>
      ))}
    </ul>
  );
}
