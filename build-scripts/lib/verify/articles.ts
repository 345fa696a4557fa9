import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheckedFence } from '../content/code/checkedFence';
import { NO_PLAN, planOn, readCheckPlan, type CheckPlan, type ReleasePlan } from '../content/ledger/checkPlan';
import { compileDocument, type CompiledDocument, type DocumentSource } from '../content/articles/document';
import type { Folder } from '../content/source/schema';
import { suggest, type Problem } from '../content/source/problem';
import { readContent } from '../content/reading/readContent';
import { displayPath } from '../files/displayPath';
import { isOn, RELEASES, type DebianRelease, type ReleaseName } from '../content/code/debianReleases';
import { sessionCommands } from './sessionCommands';
import { unreadFiles } from './unreadFiles';

/** An article whose blocks are checked. */
export interface Article {
  /** As on the command line and in the ledger: `wiki/ssh`. */
  readonly key: string;
  readonly file: string;
  readonly fences: readonly CheckedFence[];
  /** What the named placeholders are filled with for the run. */
  readonly values: Readonly<Record<string, string>>;
  readonly plan: CheckPlan;
  readonly planFile: string;
  readonly planText: string;
  /** The names of the values that are secret. */
  readonly secrets?: readonly string[];
}

/** An article on one release: only the blocks, packages and tolerances for it. */
export interface ReleaseArticle extends Article {
  readonly plan: ReleasePlan;
}

/** Narrows an article to one release. */
export function articleOn(article: Article, release: ReleaseName): ReleaseArticle {
  return { ...article, fences: article.fences.filter(({ only }) => isOn(only, release)), plan: planOn(article.plan, release) };
}

/** The releases that an article is run on, newest first. */
export function releasesOf({ plan: { only } }: Pick<Article, 'plan'>): readonly (DebianRelease & { readonly name: ReleaseName })[] {
  return RELEASES.filter(({ name }) => only?.includes(name) ?? true);
}

interface ReadArticles {
  readonly articles: readonly Article[];
  /** The keys of all articles of the folder, also of those that couldn't be read. */
  readonly keys: readonly string[];
  /** What is wrong with the articles and their sidecars. */
  readonly problems: readonly Problem[];
  /** The text of the articles and sidecars, by file. */
  readonly sources: ReadonlyMap<string, string>;
}

const CHECKED_FOLDERS: readonly Folder[] = ['wiki', 'blog'];

/**
 * Reads the articles of a content folder.
 *
 * @param only the keys to read; empty for all. Other articles aren't checked.
 * @param compile for callers that already have the compiled documents
 * @throws Error when a key names no article
 */
export function readArticles(
  contentDir: string,
  only: readonly string[],
  compile: (source: DocumentSource) => CompiledDocument = compileDocument,
): ReadArticles {
  const files = readContent(contentDir);
  const documents = files.documents.filter(({ folder }) => CHECKED_FOLDERS.includes(folder));
  const unread = unreadFiles(contentDir, CHECKED_FOLDERS, files);
  const keys = [...new Set([...documents.map(({ folder, name }) => `${folder}/${name}`), ...unread.map(({ key }) => key)])];
  const unknown = only.find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new Error(`There is no article ${unknown}. ${suggest(unknown, keys, `Use a name such as ${keys[0] ?? 'wiki/ssh'}.`)}`);
  const isWanted = (key: string) => only.length === 0 || only.includes(key);
  const problems: Problem[] = unread.flatMap(({ key, problem }) => (isWanted(key) ? [problem] : []));
  const sources = new Map<string, string>();
  const articles = documents
    .filter(({ folder, name }) => isWanted(`${folder}/${name}`))
    .map((source) => {
      sources.set(source.file, source.text);
      const document = compile(source);
      problems.push(...document.problems.filter(({ isWarning }) => !isWarning));
      return readArticle(document, { contentDir, name: source.name, problems, sources });
    });
  if (only.length === 0) problems.push(...orphanPlans(contentDir, keys));
  return { articles, keys, problems, sources };
}

interface ReadingContext {
  readonly contentDir: string;
  readonly name: string;
  readonly problems: Problem[];
  readonly sources: Map<string, string>;
}

function readArticle(document: CompiledDocument, { contentDir, name, problems, sources }: ReadingContext): Article {
  const path = join(contentDir, 'checks', document.folder, `${name}.yml`);
  const planFile = displayPath(path);
  const planText = existsSync(path) ? readFileSync(path, 'utf8') : '';
  sources.set(planFile, planText);
  const plan = planText ? readCheckPlan({ file: planFile, text: planText }, problems) : NO_PLAN;
  const declared = document.meta && 'variables' in document.meta ? (document.meta.variables ?? {}) : {};
  const defaults = Object.fromEntries(Object.entries(declared).map(([placeholder, { value }]) => [placeholder, value]));
  const report = (word: string, message: string, hint: string) => problems.push({ file: planFile, line: lineOf(planText, word), column: 1, message, hint });
  const unknown = Object.keys(plan?.variables ?? {}).find((placeholder) => !Object.hasOwn(defaults, placeholder));
  if (unknown !== undefined) {
    const hint = suggest(unknown, Object.keys(defaults), 'Declare it in the front matter, or remove it here.');
    report(unknown, `fills the variable "${unknown}", which the article doesn't have`, hint);
  }
  const commands = document.fences.filter(({ run }) => run).flatMap((fence) => sessionCommands(fence).map(({ text }) => text.trim()));
  for (const { command } of plan?.answers ?? []) {
    if (commands.includes(command)) continue;
    const hint = suggest(command, commands, 'Write it exactly as in a session that is run, or remove it here.');
    report(command.split('\n')[0] ?? '', `answers the command "${command}", which isn't in any session that is run`, hint);
  }
  problems.push(...unknownRoles(document, plan ?? NO_PLAN), ...hiddenModes(document));
  const key = `${document.folder}/${name}`;
  const secrets = Object.keys(declared).filter((placeholder) => declared[placeholder]?.type === 'secret');
  const values = { ...defaults, ...plan?.variables };
  return { key, file: document.file, fences: document.fences, values, plan: plan ?? NO_PLAN, planFile, planText, secrets };
}

/** Blocks for machines that the sidecar doesn't list. */
function unknownRoles({ file, fences }: CompiledDocument, { machines }: CheckPlan): Problem[] {
  const roles = Object.keys(machines);
  if (roles.length === 0) return [];
  return fences.flatMap(({ on, run, write, line }): Problem[] => {
    if (on === undefined || (run ?? write) === undefined || roles.includes(on)) return [];
    const hint = suggest(on, roles, 'Add it to "machines" in the sidecar, or use one that is listed there.');
    return [{ file, line, column: 1, message: `is for "${on}", which isn't one of the machines in its sidecar`, hint }];
  });
}

/** File modes that no command sets, so that readers don't see them. */
function hiddenModes({ file, fences }: CompiledDocument): Problem[] {
  const lines = fences.filter(({ language, norun }) => language === 'console' && norun === undefined).flatMap(({ text }) => text.split('\n'));
  return fences.flatMap(({ write, title = '', line }): Problem[] => {
    if (!write) return [];
    const mode = new RegExp(`\\b(chmod|install)\\b.*\\b0*${write.replace(/^0+/, '')}\\b`);
    const name = title.slice(title.lastIndexOf('/') + 1);
    if (lines.some((text) => mode.test(text) && text.includes(name))) return [];
    const hint = `Write a session with "chmod ${write} ${title}", which readers see.`;
    return [{ file, line, column: 1, message: `is written with the mode ${write}, which no command sets`, hint }];
  });
}

/** The number of the first line with a word in it, from 1. */
export function lineOf(text: string, word: string): number {
  return (
    Math.max(
      text.split('\n').findIndex((line) => line.includes(word)),
      0,
    ) + 1
  );
}

function orphanPlans(contentDir: string, keys: readonly string[]): Problem[] {
  return CHECKED_FOLDERS.flatMap((folder) => {
    const dir = join(contentDir, 'checks', folder);
    const names = existsSync(dir) ? readdirSync(dir).filter((name) => !name.startsWith('.')) : [];
    return names.flatMap((file): Problem[] => {
      const key = `${folder}/${basename(file, '.yml')}`;
      if (keys.includes(key)) return [];
      const hint = suggest(key, keys, 'Remove it, or give it the name of an article and the ending .yml.');
      return [{ file: displayPath(join(dir, file)), line: 1, column: 1, message: "doesn't belong to any article", hint }];
    });
  });
}
