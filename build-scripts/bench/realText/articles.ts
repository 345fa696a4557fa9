import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../../lib/files/cache';
import { markdownParts } from '../markdownParts';
import { Random } from '../random';
import { documentedFolders, isFree } from './packages';

/** A text from a package's documentation. */
export interface RealArticle {
  readonly title: string;
  /** Markdown without front matter, as its authors wrote it. */
  readonly text: string;
}

/** In characters: shorter files say little, longer ones are split at headings into several articles. */
const SHORTEST = 2_000;
const LONGEST = 30_000;
/** Not articles. */
const LEFT_OUT = /changelog|history|releases?|licen[cs]e|code_of_conduct|contributors|authors/i;
/** One package contributes at most this many articles, so that no one's style dominates. */
const MAX_PER_PACKAGE = 800;

/** Real documentation, shuffled with a fixed seed: the first N articles are a fair sample, and the same ones in each run. */
export function readRealArticles(): readonly RealArticle[] {
  const random = new Random(23);
  const seen = new Set<string>();
  const articles = documentedFolders().flatMap((folder) => {
    const files = markdownFiles(folder).filter(({ text }) => isNew(seen, text));
    return files.flatMap(articlesOf).slice(0, MAX_PER_PACKAGE);
  });
  return articles
    .map((article) => ({ article, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ article }) => article);
}

interface MarkdownFile {
  readonly name: string;
  readonly text: string;
}

function markdownFiles(folder: string): readonly MarkdownFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.mdx?$/.test(name) && !LEFT_OUT.test(basename(name)));
  return names
    .sort()
    .filter((name) => isFree(dirname(join(folder, name))))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n') }));
}

function isNew(seen: Set<string>, text: string): boolean {
  const hash = hashOf(text);
  if (text.length < SHORTEST || seen.has(hash)) return false;
  seen.add(hash);
  return true;
}

/** A file as an article, or as several if it is long. */
export function articlesOf({ name, text }: MarkdownFile): readonly RealArticle[] {
  const { title: given, body } = markdownParts(text);
  const title = given ?? headingOf(body) ?? name.replace(/\.mdx?$/, '');
  const parts = body.length > LONGEST ? partsOf(body) : [body];
  return parts
    .filter((part) => part.length >= SHORTEST)
    .map((part, at) => ({ title: at === 0 ? title : `${title}: ${headingOf(part) ?? at + 1}`, text: part }));
}

function headingOf(text: string): string | undefined {
  return /^#{1,2}\s+(.+)$/m
    .exec(text)?.[1]
    ?.replace(/[`*[\]<>]/g, '')
    .trim();
}

/** A long text cut before second-level headings, as late as the length allows. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let open = '';
  for (const section of text.split(/^(?=## )/m)) {
    if (open !== '' && open.length + section.length > LONGEST) {
      parts.push(open);
      open = '';
    }
    open += section;
  }
  return [...parts, open];
}
