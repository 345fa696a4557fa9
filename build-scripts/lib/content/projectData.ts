import type { NearbyPages, ProjectData } from '../../../src/core/content/pages';
import { shownAddress } from '../../../src/core/site/shownAddress';
import type { SiteConstants } from '../../../src/core/site/siteConstants';
import { projectCard } from './cards';
import { checkedBlocks } from './checks';
import type { ValidDocument } from './model';
import { changedFigures, projectFacts } from './projectSummary';

/** A case study's page, without its neighbours. */
export function projectData(document: ValidDocument<'projects'>, site: SiteConstants): Omit<ProjectData, keyof NearbyPages> {
  const { github, live, liveLabel = `Live at ${new URL(live).host}`, figures = [] } = document.meta;
  return {
    ...projectCard(document),
    github: shownAddress(github, site),
    live: shownAddress(live, site),
    liveLabel,
    technologies: document.projectContent?.technologies ?? [],
    facts: projectFacts(document.meta),
    figures: changedFigures(figures),
    headings: document.headings,
    blocks: checkedBlocks(document, {}).blocks,
  };
}
