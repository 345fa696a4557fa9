import type { PageData } from '../../../src/core/content/pages';
import type { Resume } from '../../../src/core/content/resume';
import { projectCard } from './cards';
import { routeOf } from './document';
import { documentsOf, type ContentModel } from './model';

/** The resume with titles and kinds of the pages that it refers to. */
export function resumeData(model: ContentModel): PageData['resume'] {
  const resume = resumeOf(model);
  return {
    resume,
    evidenceTitles: evidenceTitles(resume, model),
    featuredProjects: resume.projects.flatMap((id) => model.projects.byId(id) ?? []).map(projectCard),
  };
}

function evidenceTitles({ achievements, experience }: Resume, model: ContentModel): Readonly<Record<string, string>> {
  const titles = new Map(documentsOf(model).map((document) => [routeOf(document), document.meta.title]));
  const claims = [...achievements, ...experience.flatMap(({ points }) => points)];
  return Object.fromEntries(
    claims.flatMap(({ evidence }) => {
      const title = titles.get(evidence?.split('#')[0] ?? '');
      return evidence !== undefined && title !== undefined ? [[evidence, title] as const] : [];
    }),
  );
}

/** The resume without pointers to pages that this content doesn't have. */
export function resumeOf(model: ContentModel): Resume {
  const paths = new Set(documentsOf(model).map(routeOf));
  const backed = <T extends { evidence?: string | undefined }>(claim: T): T =>
    claim.evidence === undefined || paths.has(claim.evidence.split('#')[0] ?? '') ? claim : { ...claim, evidence: undefined };
  return {
    ...model.resume,
    achievements: model.resume.achievements.map(backed),
    experience: model.resume.experience.map((position) => ({ ...position, points: position.points.map(backed) })),
    projects: model.resume.projects.filter((id) => model.projects.byId(id)),
  };
}
