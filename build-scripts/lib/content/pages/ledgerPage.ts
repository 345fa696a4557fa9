import { ownValue } from '../../../../src/core/ownValue';
import { codeBlocksOf } from '../../../../src/core/content/codeBlocks';
import type { CheckedArticle, CheckedRelease, LedgerData, NotRunReason } from '../../../../src/core/content/checkedArticles';
import type { Coverage } from '../../../../src/core/content/commandsRun';
import type { SitePageLink } from '../../../../src/core/content/pages';
import { plainTitle } from '../../../../src/core/content/plainTitle';
import { inlineText } from '../../../../src/core/content/textOf';
import { RELEASE_NAMES, type ReleaseName } from '../code/debianReleases';
import { findEntry, runsOn, strongestState, type ArticleLedger, type BlockRun, type LedgerEntry } from '../ledger/ledger';
import { isCommand, type CheckedFence } from '../code/checkedFence';
import type { CheckPlan } from '../ledger/checkPlan';
import { checkedBlocks, commandsIn, type CheckedBlocks } from '../ledger/checkedBlocks';
import { curlyQuotes } from '../source/curlyQuotes';
import { routeOf } from '../articles/document';
import { countShades, entriesOf, latestCheck } from './ledgerFigures';
import type { ContentModel } from '../model/model';
import { isBlog, isWiki, type ValidDocument } from '../articles/document';

interface Known {
  readonly document: ValidDocument<'wiki' | 'blog'>;
  readonly ledger: ArticleLedger;
  readonly plan: CheckPlan | undefined;
  readonly coverage: CheckedBlocks['byRelease'];
}

/** What the ledger's page says about each release, and about each article that the ledger knows. */
export function ledgerData(model: ContentModel): LedgerData {
  const known = [...model.wiki.all, ...model.blog.all].flatMap((document): Known[] => {
    const key = `${document.folder}/${document.id}`;
    const ledger = ownValue(model.ledger, key);
    return ledger && ledger.blocks.length > 0
      ? [{ document, ledger, plan: model.plans.get(key), coverage: checkedBlocks(document, model.ledger).byRelease }]
      : [];
  });
  const releases = RELEASE_NAMES.map((name) => totalOf(name, known)).filter(({ executed }) => executed > 0);
  const names = releases.map(({ name }) => name);
  return {
    asOf: latestCheck(known.flatMap(({ document, ledger }) => entriesOf(document, ledger))),
    releases,
    checked: groupsOf(known, model).map(({ title, articles }) => ({ title, articles: articles.map((each) => checkedArticle(each, names)) })),
  };
}

/** The guides of each category, and the posts. */
function groupsOf(known: readonly Known[], { categories }: ContentModel): { readonly title: string; readonly articles: readonly Known[] }[] {
  const [guides, posts] = [known.filter(({ document }) => isWiki(document)), known.filter(({ document }) => isBlog(document))];
  const groups = categories.wiki.map(({ category, title }) => ({ title, articles: guides.filter(({ document: { meta } }) => meta.category === category) }));
  return [...groups, { title: 'Posts', articles: posts }].filter(({ articles }) => articles.length > 0);
}

function totalOf(name: ReleaseName, known: readonly Known[]): CheckedRelease & { readonly name: ReleaseName } {
  const all = known.flatMap((each) => releaseOf(name, each) ?? []);
  const sum = (field: 'executed' | 'commands') => all.reduce((total, each) => total + each[field], 0);
  return { name, executed: sum('executed'), commands: sum('commands'), oldest: oldestOf(all.flatMap(({ oldest }) => oldest ?? [])) };
}

/** An article's commands on a release that it is run on, counted as on its own page; null for any other. */
function releaseOf(name: ReleaseName, { document, ledger, plan, coverage }: Known): (Coverage & Pick<CheckedRelease, 'oldest'>) | null {
  const commands = plan?.only?.includes(name) === false ? undefined : coverage.get(name);
  if (!commands) return null;
  const executed = runsOn(document.fences, ledger, name).flatMap(({ run }) => (run?.state === 'executed' ? [run] : []));
  return { ...commands, oldest: oldestOf(executed.map(({ date }: BlockRun) => date)) };
}

function oldestOf(days: readonly string[]): string | null {
  return days.length === 0 ? null : days.reduce((a, b) => (a < b ? a : b));
}

function checkedArticle(known: Known, releases: readonly ReleaseName[]): CheckedArticle {
  const { document, ledger, plan } = known;
  const runs = releases.map((name) => releaseOf(name, known));
  const { only, onlyBecause } = plan ?? {};
  return {
    path: routeOf(document),
    title: document.meta.title,
    counts: countShades(document, ledger),
    runs: runs.map((run) => run && { executed: run.executed, commands: run.commands }),
    oldest: oldestOf(runs.flatMap((run) => run?.oldest ?? [])),
    elsewhere: RELEASE_NAMES.filter((name) => only?.includes(name) === false).map((name) => `${name}: not run. ${curlyQuotes(onlyBecause ?? '')}`.trim()),
    standIns: standInTexts(document, plan),
    notRun: reasonsOf(known),
  };
}

/** Describes, for readers, what stood in while an article was checked. */
export function standInsOf(document: Known['document'], { plans }: ContentModel): string[] {
  return standInTexts(document, plans.get(`${document.folder}/${document.id}`));
}

/** The sidecar's own words, and the values of its own that the page's commands were run with. */
function standInTexts({ meta }: Known['document'], plan: CheckPlan | undefined): string[] {
  const { variables = {} } = 'variables' in meta ? meta : {};
  const other = Object.entries(plan?.variables ?? {}).filter(([name, value]) => variables[name] && variables[name].value !== value);
  const values = other.map(([name, value]) => (variables[name]?.type === 'secret' ? `another ${name}` : `${name} = ${value}`));
  return [...(plan?.standIns ?? []).map(({ what }) => curlyQuotes(what)), ...(values.length > 0 ? [`Run with ${values.join(', ')}`] : [])];
}

/** The reasons for which commands and scripts aren't run on any release, in the order of the page. */
function reasonsOf({ document, ledger }: Known): NotRunReason[] {
  const reasons = new Map<string, { count: number; sections: Map<string, SitePageLink> }>();
  for (const { fence, commands, section } of withSections(document)) {
    const entry = findEntry(ledger, fence);
    if (!isCommand(fence) || (entry && strongestState(entry) === 'executed')) continue;
    const reason = reasonOf(fence, entry);
    const found = reasons.get(reason) ?? { count: 0, sections: new Map<string, SitePageLink>() };
    found.count += commands;
    found.sections.set(section.path, section);
    reasons.set(reason, found);
  }
  return [...reasons].map(([text, { count, sections }]) => ({ text, count, sections: [...sections.values()] }));
}

function reasonOf({ run, norun, isBare }: CheckedFence, entry: LedgerEntry | undefined): string {
  if (norun !== undefined) return curlyQuotes(norun);
  if (isBare) return 'commands in the running text';
  if (run === undefined) return 'not marked as run';
  // The ledger has neither a block that failed on every release nor one that it doesn't know yet.
  if (!entry) return 'failed in its last run, or changed since';
  return Object.values(entry.runs ?? {}).some(({ state }) => state === 'failed') ? 'failed when it was run' : 'changed since its last run';
}

/** Each code block with its number of commands and its section: the nearest heading above it, or the article itself. */
function withSections(document: Known['document']): { readonly fence: CheckedFence; readonly commands: number; readonly section: SitePageLink }[] {
  const path = routeOf(document);
  let section: SitePageLink = { path, title: plainTitle(document.meta.title) };
  return document.blocks.flatMap((block) => {
    if (block.type === 'heading') section = { path: `${path}#${block.id}`, title: inlineText(block.children) };
    const here = section;
    return codeBlocksOf([block]).flatMap((code) => {
      const fence = document.fences.find(({ hash, ordinal }) => hash === code.hash && ordinal === (code.ordinal ?? 1));
      return fence ? [{ fence, commands: commandsIn(code), section: here }] : [];
    });
  });
}
