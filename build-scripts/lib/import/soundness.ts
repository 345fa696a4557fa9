import type { DocumentSource } from '../content/articles/document';
import { createModel } from '../content/model/model';
import { ContentError, type Problem } from '../content/source/problem';
import { PUBLIC } from '../content/reading/publicFolder';
import type { Progress } from '../running/progress';
import type { Bodies } from './bodies';
import type { Imported, Present } from './imported';
import { repaired } from './repair';
import type { Finding } from './page/report';

/** How often texts are checked again after something in them was mended. */
const MAX_REPAIRS = 8;

/** Adds the warnings of a build to the report, with the lines of the new files. */
export function withWarnings(imported: Imported, bodies: Bodies): Imported {
  for (const [file, text] of imported.texts) {
    const warnings = bodies.documentOf(documentAt(file, text)).problems.filter(({ isWarning }) => isWarning);
    for (const { line, message } of warnings) imported.report.add({ what: 'Warnings about the new files', file, line, text: message });
  }
  return imported;
}

function documentAt(file: string, text: string): DocumentSource {
  return { folder: folderOf(file), file, name: file.replace(/^.*\/|\.md$/g, ''), text };
}

/** The errors of the new files together with the existing content. */
export async function errorsIn({ texts, copies, sources }: Imported, present: Present, bodies: Bodies): Promise<readonly Problem[]> {
  const documents = [...texts].map(([file, text]) => documentAt(file, text));
  const copied = (folder: string, prefix: string) =>
    [...copies].flatMap(([path, file]) => (path.startsWith(folder) ? [[`${prefix}${path.slice(folder.length)}`, file] as const] : []));
  const images = new Map([...present.files.images, ...copied('images/', '/images/')]);
  const publicFiles = new Map([...(present.files.publicFiles ?? []), ...copied(`${PUBLIC}/`, '/')]);
  const files = { ...present.files, documents: [...present.files.documents, ...documents], images, publicFiles };
  try {
    await createModel({ ...present, files, preview: new Set(), compile: (all) => bodies.documentsOf(all) });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const errors = error.problems.filter(({ isWarning }) => !isWarning);
    if (!errors.some(({ file }) => sources.has(file))) throw error;
    return errors;
  }
}

/** Why a file can't be imported, and at which of its lines. */
export type Fault = Pick<Finding, 'line' | 'text'>;

/** The imported files that have errors, with the reasons. */
export function faultyFiles({ sources, texts, placeOf }: Imported, errors: readonly Problem[]): ReadonlyMap<string, Fault> {
  const faulty = errors.flatMap(({ file, line, message }) => {
    const source = sources.get(file);
    if (source === undefined) return [];
    const written = texts.get(file)?.split('\n')[line - 1]?.trim() ?? '';
    return [[source, { line: placeOf(file, written).line, text: message }] as const];
  });
  return new Map(faulty);
}

interface Checking {
  readonly bodies: Bodies;
  readonly progress: Progress | undefined;
}

/** Mends what can be mended in the new files, one problem of a line at a time, and reports each with its place in the imported file. */
export async function withRepairs(imported: Imported, present: Present, { bodies, progress }: Checking): Promise<Imported> {
  const texts = new Map(imported.texts);
  const mend = async () => {
    for (let round = 0; round < MAX_REPAIRS; round += 1) {
      const errors = await errorsIn({ ...imported, texts }, present, bodies);
      if (!mendAll(errors, texts, imported)) return;
    }
  };
  await (progress ? progress.during({ name: 'Checking pages' }, mend) : mend());
  return { ...imported, texts };
}

/** Returns whether anything could be mended. */
function mendAll(errors: readonly Problem[], texts: Map<string, string>, { report, placeOf }: Imported): boolean {
  const lines = new Set<string>();
  for (const problem of errors) {
    const place = `${problem.file}:${problem.line}`;
    const repair = lines.has(place) ? null : repaired(texts.get(problem.file) ?? '', problem);
    if (!repair) continue;
    lines.add(place);
    texts.set(problem.file, repair.text);
    report.add({ ...repair.finding, ...placeOf(problem.file, repair.finding.text) });
  }
  return lines.size > 0;
}

function folderOf(file: string): DocumentSource['folder'] {
  return file.startsWith('wiki/') ? 'wiki' : file.startsWith('blog/') ? 'blog' : 'projects';
}
