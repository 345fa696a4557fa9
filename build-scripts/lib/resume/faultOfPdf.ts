import { isRecord } from '../../../src/core/isRecord';
import type { ContentModel } from '../content/model/model';
import { resumeData } from '../content/pages/resumePage';
import type { ContentFiles } from '../content/reading/readContent';
import { positionAt } from '../content/source/positionAt';
import type { Problem } from '../content/source/problem';
import { parseYaml } from '../content/source/yamlSource';
import type { SiteSettings } from '../settings/settings';
import type { ResumeSource } from './resumeSource';

interface Origins extends Pick<SiteSettings, 'siteForm' | 'siteUrl'> {
  readonly files: ContentFiles;
}

/** So much of a text is quoted. */
const QUOTED = 60;

/**
 * Why a build can't make the resume's PDF: its fonts lack a letter. Undefined where they lack none, and where the owner has a PDF of
 * their own or wants none.
 */
export async function faultOfPdf(model: ContentModel, origins: Origins): Promise<Problem | undefined> {
  const { site, resume, publicFiles } = model;
  if (!resume || !site.resumePdf || publicFiles.has(site.resumePdf)) return undefined;
  // The library that reads fonts is only loaded where there is a resume.
  const { missingLetter } = await import('./pdf/missingLetter');
  const missing = missingLetter({ data: resumeData(resume, model), site, siteUrl: origins.siteUrl } satisfies ResumeSource);
  if (!missing) return undefined;
  const { letter, text } = missing;
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    ...placeOf(missing, model, origins),
    message: `the resume's PDF is left out: its fonts have no "${letter}" (U+${code}), as in "${shortened(text)}"`,
    hint: `Write it another way, put a PDF of your own at public${site.resumePdf}, or set resumePdf: false in site.yml.`,
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : text;
}

interface Missing {
  readonly letter: string;
  readonly text: string;
}

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** Where the owner wrote it: in the site's constants, in the resume, or in a project that the resume names. */
function placeOf(missing: Missing, { site, resume, projects }: ContentModel, { files, siteForm }: Origins): Place {
  const { author, name, social } = site;
  // Without an author of its own, the site's name is the author's.
  const constant = pathTo(missing, { name, author, url: site.url, social });
  if (constant) return { file: siteForm.file, ...siteForm.position(constant) };
  const { file, text } = files.resume ?? { file: 'resume.yml', text: '' };
  const path = pathTo(missing, resume);
  if (path) return { file, ...parseYaml(text, file, 1).position(path) };
  const project = resume?.projects.flatMap((id) => projects.byId(id) ?? []).find(({ meta }) => pathTo(missing, meta));
  const source = files.documents.find((document) => document.file === project?.file);
  return source ? { file: source.file, ...positionAt(source.text, Math.max(source.text.indexOf(missing.letter), 0)) } : { file, line: 1, column: 1 };
}

/** The path of keys to the value that such a text comes from. */
function pathTo(missing: Missing, value: unknown): readonly PropertyKey[] | undefined {
  if (typeof value === 'string') return value.includes(missing.letter) && isPartOf(value.trim(), missing.text) ? [] : undefined;
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const rest = pathTo(missing, part);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

/** The PDF joins some values into one text, and shows addresses without their schemes. */
function isPartOf(value: string, text: string): boolean {
  return text.includes(value) || value.includes(text);
}
