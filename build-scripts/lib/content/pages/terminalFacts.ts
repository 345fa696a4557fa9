import { quoteWord } from '../../../../src/core/terminal/quoteWord';
import type { TerminalFacts } from '../../../../src/core/content/pages';
import type { Resume } from '../../../../src/core/content/resume';
import { linkTo } from '../summaries/cards';
import type { ContentModel } from '../model/model';
import { resumeFile, type ResumeFile } from '../source/schema';
import { allTags } from '../search/searchDocuments';

/** An empty resume, for a folder without one. */
export const NO_RESUME: ResumeFile = resumeFile.parse({});

/** What the terminal's commands print (T1). */
export function terminalFacts(model: ContentModel): TerminalFacts {
  const { headline, summary, expertise, certifications, experience } = model.resume ?? NO_RESUME;
  return {
    headline,
    summary,
    expertise,
    certifications,
    experience: experience.map(({ role, organisation, start, end }) => ({ role, organisation, start, end: end ?? null })),
    projects: model.projects.all.flatMap((document) => linkTo(document) ?? []),
    tools: model.site.coreTools,
    tried: triedCommands(model),
    tagged: taggedNames(model, expertise),
  };
}

/** Commands that find something, for `help` to offer. */
function triedCommands({ wiki, blog, projects }: ContentModel): string[] {
  const [document] = [...wiki.all, ...blog.all, ...projects.all];
  if (!document) return [];
  const { folder, id, meta } = document;
  const [word = id] = meta.title.match(/[A-Za-z]{4,}/g) ?? [];
  return [`ls -l ${folder}`, `less ${folder}/${id}.md`, `grep -rn ${word} ${folder}`, `find -tag ${quoteWord(meta.tags[0] ?? '')}`];
}

/** The skills and core tools that are also tags of the site. */
function taggedNames(model: ContentModel, expertise: Resume['expertise']): string[] {
  const tags = new Set(allTags(model));
  const names = [...expertise.flatMap(({ skills }) => skills), ...model.site.coreTools.map(({ name }) => name)];
  return [...new Set(names)].filter((name) => tags.has(name));
}
