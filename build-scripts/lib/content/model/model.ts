import { mapImages } from '../../../../src/core/content/blockTree';
import { createCollection, type Collection } from '../../../../src/core/content/collection';
import type { Categories } from '../../../../src/core/content/categories';
import type { SiteConstants } from '../../../../src/core/site/siteConstants';
import { redirectsOf } from '../rules/redirectsOf';
import type { Redirect } from '../../http/redirects';
import { byCategory, categoriesOf, checkCategories } from '../reading/siteCategories';
import type { CheckPlan } from '../ledger/checkPlan';
import { checkReferences } from '../rules/checkReferences';
import { checkSite } from '../rules/checkSite';
import { datedAhead } from '../rules/datedAhead';
import { isBlog, isProject, isWiki, type AnyDocument, type CompiledDocument, type DocumentSource, type ValidDocument } from '../articles/document';
import { checkFormerTags, tagRedirects, tagsOf } from '../rules/formerTags';
import type { Histories } from '../reading/histories';
import type { Recordings } from '../reading/recordings';
import { checkReleases, type Release } from '../reading/lifecycle';
import type { Ledger } from '../ledger/ledger';
import { faultsWithoutPdf, withoutPdf, type MissingPdf } from './missingPdf';
import { readData, type ModelData } from './modelData';
import { newestFirst } from './newestFirst';
import { faultsOfPictures, shownIn } from '../rules/checkPictures';
import { leadingPicture, modelPictures, shownImages, type ModelPictures, type PictureInput } from './modelPictures';
import { plannedRuns } from '../ledger/plannedRuns';
import { addProblems, ContentError, formatProblems, type Problem } from '../source/problem';
import { dayOf, markOf, publicationsOf, scheduleNotices, type Clock, type HiddenState, type Publication } from '../articles/publication';
import { faultsOfPublic, publicPaths } from '../reading/publicFolder';
import type { SiteForm } from '../site/siteFile';
import { sourceReader } from '../reading/sourceReader';
import type { OpenSourceFile, ResumeFile } from '../source/schema';

/** The whole content, valid: each collection whole or by id (E8), in its own order. */
export interface ContentModel extends Histories, Recordings, ModelPictures {
  readonly site: SiteConstants;
  /** The categories that guides and projects may be in, in order. */
  readonly categories: Categories;
  /** By category, then by file name. */
  readonly wiki: Collection<ValidDocument<'wiki'>>;
  /** Newest first. */
  readonly blog: Collection<ValidDocument<'blog'>>;
  /** Newest first. */
  readonly projects: Collection<ValidDocument<'projects'>>;
  /** Published, but in none of the collections: only those who have the address find them. */
  readonly unlisted: readonly AnyDocument[];
  /** Expired documents, as their authors wished; their addresses are given up. */
  readonly expired: readonly CompiledDocument[];
  readonly openSource: OpenSourceFile | null;
  /** Null in a folder without one. */
  readonly resume: ResumeFile | null;
  readonly images: ReadonlyMap<string, string>;
  /** Files that are copied to the root of the site as they are, by their paths there. */
  readonly publicFiles: ReadonlyMap<string, string>;
  /** From former addresses of articles and tags. */
  readonly redirects: readonly Redirect[];
  /** From former addresses of tags that have no page in this build. */
  readonly withdrawnTags: readonly Redirect[];
  /** What is known of the articles' code blocks. */
  readonly ledger: Ledger;
  /** How the articles are checked, by article: `wiki/ssh`. */
  readonly plans: ReadonlyMap<string, CheckPlan>;
  /** The day of the build, YYYY-MM-DD, which decides what is over. */
  readonly today: string;
  /** The releases that guides apply to; empty without a `lifecycle.yml`. */
  readonly releases: readonly Release[];
  /** The address of the resume's PDF, and why that isn't made; undefined where nothing is in its way. */
  readonly missingPdf?: MissingPdf;
  /** What is scheduled by date, in sentences. */
  readonly notices: readonly string[];
  /** What might be wrong, each with its place; empty when nothing is. */
  readonly warnings: string;
}

/** Every document with a page: those of the collections, and the unlisted ones. */
export function documentsOf({ wiki, blog, projects, unlisted }: ContentModel): readonly AnyDocument[] {
  return [...wiki.all, ...blog.all, ...projects.all, ...unlisted];
}

/** Finds where a folder's documents break the folder's own rules. */
export type ContentRules = (documents: readonly CompiledDocument[]) => readonly Problem[];

export interface ModelInput extends PictureInput {
  readonly siteForm: Omit<SiteForm, 'site'>;
  /** Hidden states that are shown anyway, with marked titles. */
  readonly preview: ReadonlySet<HiddenState>;
  /** In milliseconds since 1970; what isn't published then isn't in the model. */
  readonly buildTime: number;
  /** What is known of the articles' code blocks; a folder without one was never checked. */
  readonly ledger?: Ledger;
  readonly ledgerProblems?: readonly Problem[];
  /** Paths that links may lead to besides pages, e.g. the resume's PDF. */
  readonly staticFiles: ReadonlySet<string>;
  readonly compile: (sources: readonly DocumentSource[]) => Promise<readonly CompiledDocument[]>;
  /** Further rules for the documents that are shown. */
  readonly rules?: ContentRules;
  /** Finds why the resume can't be a PDF. The site is then made without that. */
  readonly faultOfPdf?: (model: ContentModel) => Promise<Problem | undefined>;
}

/**
 * Reads, compiles and checks the content.
 *
 * @throws ContentError with every problem of the run
 */
export async function createModel(input: ModelInput): Promise<ContentModel> {
  const { files } = input;
  const problems: Problem[] = [...(files.problems ?? []), ...(input.ledgerProblems ?? [])];
  const isWhole = !hasErrors(files.problems ?? []);
  const dated = await compileDated(input, problems);
  const data = readData(isWhole ? files : { ...files, histories: new Map(), recordings: new Map() }, dated.compiled, problems);
  // References to files that couldn't be read would be reported as wrong, too.
  if (!isWhole) throw new ContentError(problems, sourceReader(files));
  addProblems(problems, faultsOf(input, dated, data));
  if (hasErrors(problems)) throw new ContentError(problems, sourceReader(files));
  const pictures = await modelPictures(dated.inState('published'), input);
  if (pictures.problems.length > 0) throw new ContentError([...problems, ...pictures.problems], sourceReader(files));
  const model = { ...assemble(dated, data, { input, pictures }), warnings: '' };
  const changes = await withoutPdf(model, input.faultOfPdf);
  if (changes.missingPdf)
    addProblems(
      problems,
      faultsWithoutPdf(changes.missingPdf, input, (changed) => faultsOf(changed, dated, data)),
    );
  if (hasErrors(problems)) throw new ContentError(problems, sourceReader(files));
  const warnings = problems.length > 0 ? formatProblems(problems, sourceReader(files)) : '';
  return { ...model, ...changes, warnings };
}

const hasErrors = (problems: readonly Problem[]) => problems.some(({ isWarning }) => !isWarning);

/** All documents, and when each is published. */
interface DatedDocuments {
  readonly compiled: readonly CompiledDocument[];
  readonly publications: Publications;
  readonly clock: Clock;
  /** The documents in one of some states; a preview adds others to the published ones. */
  readonly inState: (...states: readonly Publication['state'][]) => readonly CompiledDocument[];
}

/** Compiles the documents. Adds what is wrong with them and with their dates to the problems. */
async function compileDated({ files, site, buildTime, preview, compile }: ModelInput, problems: Problem[]): Promise<DatedDocuments> {
  const { dir: direction, timeZone } = site;
  const compiled = await compile(direction ? files.documents.map((document) => ({ ...document, direction })) : files.documents);
  for (const document of compiled) addProblems(problems, document.problems);
  const clock = { buildTime, timeZone };
  const publications = publicationsOf(compiled, { clock, preview, problems });
  return { compiled, publications, clock, inState: (...states) => compiled.filter((document) => hasState(publications.get(document), states, preview)) };
}

/** What is wrong with the content as a whole. */
function faultsOf(input: ModelInput, { compiled, publications, clock, inState }: DatedDocuments, { openSource, resume, releases }: ModelData): Problem[] {
  const { files, site, siteForm, staticFiles, ledger = {} } = input;
  const { publicFiles = new Map() } = files;
  // Scheduled documents are checked now: nobody is there when a timer starts the build for them.
  const documents = inState('published', 'scheduled');
  return [
    ...(releases ? checkReleases(documents, releases) : []),
    ...checkSite(input),
    ...checkCategories(compiled, site),
    ...faultsOfPublic(publicFiles),
    ...checkFormerTags(siteForm, { documents, expired: inState('expired'), openSource }),
    ...faultsOfPictures(shownIn(documents), files.images),
    ...(input.rules?.(documents) ?? []),
    ...datedAhead(documents, publications, clock),
    ...checkReferences({
      files,
      documents,
      publications,
      clock,
      openSource,
      resume,
      ledger,
      hidden: compiled.filter((document) => !documents.includes(document)),
      staticFiles: new Set([...files.images.keys(), ...publicPaths(publicFiles), ...staticFiles]),
    }),
  ];
}

interface Around {
  readonly input: ModelInput;
  readonly pictures: ModelPictures;
}

/** Puts valid content together. */
function assemble(
  { compiled, publications, clock, inState }: DatedDocuments,
  data: ModelData,
  { input, pictures: { pictureAt, variants } }: Around,
): Omit<ContentModel, 'warnings'> {
  const published = inState('published');
  const collections = collectionsOf(published, { input, publications, pictureAt });
  const listed = [collections.wiki, collections.blog, collections.projects].flatMap(({ all }): readonly AnyDocument[] => all);
  const ofTags = tagRedirects(input.siteForm, tagsOf({ documents: listed, openSource: data.openSource }));
  return {
    ...collections,
    ...data,
    pictureAt,
    variants,
    expired: compiled.filter((document) => publications.get(document)?.state === 'expired' && !published.includes(document)),
    site: input.site,
    images: shownImages(input, compiled, published),
    publicFiles: input.files.publicFiles ?? new Map(),
    redirects: [...redirectsOf(published, data), ...ofTags.shown],
    withdrawnTags: ofTags.withdrawn,
    ledger: plannedRuns(input.ledger ?? {}, data.plans),
    today: dayOf(clock),
    releases: data.releases ?? [],
    notices: scheduleNotices(publications, clock),
  };
}

type Publications = ReadonlyMap<CompiledDocument, Publication>;

function hasState(publication: Publication | undefined, states: readonly Publication['state'][], preview: ReadonlySet<HiddenState>): boolean {
  if (!publication) return false;
  return states.includes(publication.state) || (publication.state !== 'published' && preview.has(publication.state));
}

interface CollectionInput extends Pick<ContentModel, 'pictureAt'> {
  readonly input: ModelInput;
  readonly publications: Publications;
}

/** The published documents in their collections, with pictures' sizes, and in a preview with marked titles. */
function collectionsOf(
  published: readonly CompiledDocument[],
  { input: { site, preview }, publications, pictureAt }: CollectionInput,
): Pick<ContentModel, 'categories' | 'wiki' | 'blog' | 'projects' | 'unlisted'> {
  const shown = published.map((document): CompiledDocument => ({
    ...withMark(document, markOf(document, publications.get(document), preview)),
    blocks: mapImages(document.blocks, (image) => ({ ...image, ...pictureAt(image.src, 'text') })),
    ...leadingPicture(document, pictureAt),
  }));
  const isListed = ({ meta }: CompiledDocument) => meta?.unlisted !== true || preview.has('unlisted');
  const listed = shown.filter(isListed);
  const categories = categoriesOf(listed, site);
  return {
    categories,
    wiki: createCollection(listed.filter(isWiki).sort(byCategory(categories))),
    blog: createCollection(listed.filter(isBlog).sort(newestFirst)),
    projects: createCollection(listed.filter(isProject).sort(newestFirst)),
    unlisted: shown.filter((document): document is AnyDocument => document.meta !== undefined && !isListed(document)),
  };
}

function withMark(document: CompiledDocument, mark: string | null): CompiledDocument {
  if (mark === null || !document.meta) return document;
  const title = `${document.meta.title} (${mark})`;
  return { ...document, meta: { ...document.meta, title }, written: { ...document.written, title } };
}
