import type { NearbyPages, ProjectData } from '../../../../src/core/content/pages';
import { shownAddress } from '../../../../src/core/site/shownAddress';
import type { SiteConstants } from '../../../../src/core/site/siteConstants';
import { projectCard } from './cards';
import { checkedBlocks } from '../ledger/checkedBlocks';
import type { ValidDocument } from '../articles/document';
import { changedFigures, projectFacts } from './projectSummary';

/** A case study's page, without nearby pages. */
export function projectData(document: ValidDocument<'projects'>, site: SiteConstants): Omit<ProjectData, keyof NearbyPages> {
  const { github, live, liveLabel = live && `Live at ${new URL(live).host}`, stack = [], figures = [] } = document.meta;
  const { technologies = [] } = document.projectContent ?? {};
  return {
    ...projectCard(document),
    image: document.picture?.page,
    // Its list names a drawing in two words; here it is in words.
    imageAlt: document.meta.imageAlt,
    file: document.path,
    github: github && shownAddress(github, site),
    live: live && shownAddress(live, site),
    liveLabel,
    technologies: technologies.length > 0 ? technologies : stack,
    facts: projectFacts(document.meta),
    figures: changedFigures(figures),
    headings: document.headings,
    blocks: checkedBlocks(document, {}).blocks,
  };
}
