import { headOfPart } from '../../core/site/listPart';
import { pathOf } from '../../core/site/routes';
import { ProjectCard } from '../../features/cards/ProjectCard';
import { FilterChips } from '../../features/filters/FilterChips';
import { FilterField } from '../../features/filters/FilterField';
import { FilterReach } from '../../features/filters/FilterReach';
import { selectVisibleProjects } from '../../features/filters/filterSelectors';
import { useList } from '../../features/filters/useList';
import { useAppSelector } from '../../features/store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { Pager } from '../../ui/Pager';
import { Seo } from '../../ui/Seo';
import type { PageComponent } from '../sectionModule';

/** P1: the projects. */
export const ProjectsPage: PageComponent<'projects'> = ({ data }) => {
  const { lead, categories, part } = data;
  const { list, ...filter } = useList('projects', data);
  const found = useAppSelector((state) => selectVisibleProjects(state, list.projects));
  const head = headOfPart({ title: 'Projects', description: lead, path: pathOf('projects') }, part);
  return (
    <div className="page">
      <Seo {...head} keywords={['projects', ...categories]} />
      <PageHeader title={head.title} lead={lead} />
      <FilterField section="projects" label="Search the projects by title, description or tag" />
      <FilterChips section="projects" categories={categories} />
      <FilterReach part={part} items="projects" found={found.length} {...filter}>
        <EmptyState title="No projects found">Try a different search term or category.</EmptyState>
      </FilterReach>
      {found.length > 0 && (
        <ul className="rows projects">
          {found.slice(0, part?.size).map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} action="View Project" textFirst />
            </li>
          ))}
        </ul>
      )}
      {part && !filter.isFiltering && <Pager path={pathOf('projects')} part={part} />}
    </div>
  );
};
