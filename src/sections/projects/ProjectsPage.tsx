import { pathOf } from '../../core/site/routes';
import { ProjectCard } from '../../features/cards/ProjectCard';
import { FilterChips } from '../../features/filters/FilterChips';
import { FilterField } from '../../features/filters/FilterField';
import { selectVisibleProjects } from '../../features/filters/filterSelectors';
import { useAppSelector } from '../../features/store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { Seo } from '../../ui/Seo';
import type { PageComponent } from '../sectionModule';

/** P1: the projects. */
export const ProjectsPage: PageComponent<'projects'> = ({ data: { lead, projects, categories } }) => {
  const shown = useAppSelector((state) => selectVisibleProjects(state, projects));
  return (
    <div className="page">
      <Seo title="Projects" description={lead} path={pathOf('projects')} keywords={['projects', ...categories]} />
      <PageHeader title="Projects" lead={lead} />
      <FilterField section="projects" label="Search the projects by title, description or tag" />
      <FilterChips section="projects" categories={categories} />
      {shown.length === 0 ? (
        <EmptyState title="No projects found">Try a different search term or category.</EmptyState>
      ) : (
        <ul className="rows projects">
          {shown.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
