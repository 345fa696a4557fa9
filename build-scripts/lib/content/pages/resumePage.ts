import type { PageData } from '../../../../src/core/content/pages';
import type { Resume } from '../../../../src/core/content/resume';
import { projectCard } from '../summaries/cards';
import { routeOf } from '../articles/document';
import { documentsOf, type ContentModel } from '../model/model';

/** The resume, the titles of its evidence and its projects' cards. */
export function resumeData(resume: Resume, model: ContentModel): PageData['resume'] {
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
