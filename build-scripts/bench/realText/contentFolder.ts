import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDocument } from '../../lib/content/articles/document';
import { readRealArticles, type RealArticle } from './articles';
import { describeFigures, figuresOf, type TextFigures } from './figures';

const CATEGORIES = ['Basics', 'Installs', 'Advance', 'Other'] as const;
const LONGEST_TITLE = 120;
const FENCE = /^( {0,3}|[ \t]*)(`{3,}|~{3,})[ \t]*([\w#+-]*).*$/;

/** Writes up to `size` real articles as guides of a content folder that builds, and prints their figures. */
export function writeContentFolder(folder: string, size: number): TextFigures {
  const articles = firstFit(readRealArticles(), size);
  mkdirSync(join(folder, 'wiki'), { recursive: true });
  articles.forEach((article, number) => writeFileSync(join(folder, 'wiki', `article-${number}.md`), guideOf(article, number)));
  const figures = figuresOf(articles);
  console.log(describeFigures(figures));
  return figures;
}

function firstFit(articles: readonly RealArticle[], size: number): readonly RealArticle[] {
  const fit: RealArticle[] = [];
  for (const article of articles) {
    if (fit.length === size) break;
    if (isFit(article)) fit.push(article);
  }
  return fit;
}

/** Whether our compiler accepts an article: a few in thousands keep links to former neighbours, or fences with other generators' options. */
export function isFit(article: RealArticle): boolean {
  const { problems, links, images } = compileDocument({ folder: 'wiki', file: '', name: 'article', text: guideOf(article, 0) });
  return problems.every(({ isWarning }) => isWarning) && images.length === 0 && links.every(({ href }) => /^[a-z]+:/i.test(href));
}

/** A guide with the fields it needs; what our Markdown doesn't have, such as HTML and components, is left out. */
export function guideOf({ title, text }: RealArticle, number: number): string {
  const name = title.replace(/\s+/g, ' ').slice(0, LONGEST_TITLE).trim();
  const tags = [...new Set(name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? ['article'])].slice(0, 3);
  const frontMatter = [
    `title: ${JSON.stringify(name)}`,
    `category: ${CATEGORIES[number % CATEGORIES.length]}`,
    `tags: ${JSON.stringify(tags)}`,
    'lastUpdated: 2026-01-15',
  ];
  return `---\n${frontMatter.join('\n')}\n---\n\n${mendMarkdown(text)}\n`;
}

/** Markdown as our compiler reads it: code unchanged, with its language alone; prose without other generators' syntax. */
export function mendMarkdown(text: string): string {
  const parts: string[] = [];
  let prose: string[] = [];
  let fence = '';
  const endProse = () => {
    if (prose.length > 0) parts.push(mendProse(prose.join('\n')));
    prose = [];
  };
  for (const line of text.split('\n')) {
    const [, indent = '', mark = '', language = ''] = FENCE.exec(line) ?? [];
    if (fence !== '') {
      parts.push(line);
      if (line.trim() === fence) fence = '';
    } else if (mark !== '') {
      endProse();
      fence = mark;
      parts.push(indent + mark + language);
    } else prose.push(line);
  }
  endProse();
  return [...parts, fence].join('\n');
}

const MENDINGS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/<!--[\s\S]*?-->/g, ''],
  [/^(?:import|export) .*$/gm, ''],
  [/^[ \t]*:{3,}.*$/gm, ''],
  [/!\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/!\[([^\]]*)\]\[[^\]]*\]/g, '$1'],
  // Links that lead nowhere here.
  [/\[([^\][]*)\]\((?!https?:)[^)]*\)/g, '$1'],
  [/^ {0,3}\[[^\]]+\]:.*$/gm, ''],
  [/<\/?[A-Za-z][^<>]*>/g, ''],
  [/\{%[^\n]*?%\}|\{\{[<%][^\n]*?[>%]\}\}/g, ''],
  [/\[\[([^\]\n]*)\]\]/g, '$1'],
  [/%%/g, '%'],
  [/(\S)\{:[^}\n]*\}/g, '$1'],
];

function mendProse(prose: string): string {
  return MENDINGS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), prose);
}
