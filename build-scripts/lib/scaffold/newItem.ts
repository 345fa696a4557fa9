import { stringify } from 'yaml';
import type { SiteConstants } from '../../../src/core/site/siteConstants';
import type { Folder } from '../content/source/schema';
import { escapeMarkup } from '../text/escapeMarkup';

/** The folders of what `npm run new` makes, by the word that it takes. */
export const KINDS = { guide: 'wiki', post: 'blog', project: 'projects' } as const satisfies Readonly<Record<string, Folder>>;

export type Kind = keyof typeof KINDS;

interface NewItem {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** What is most common among the content's other items of the kind. */
  readonly usual: { readonly category: string | undefined; readonly tag: string | undefined };
  readonly site: Pick<SiteConstants, 'categories' | 'lastUpdated'>;
}

/**
 * The files of a new item, by their paths in the content folder. It is a draft with only comments under its headings: nobody
 * sees it, and publishing it unchanged is an error.
 */
export function filesOfNewItem(item: NewItem): Readonly<Record<string, string>> {
  const { kind, id, title } = item;
  const text = `---\n${fieldsOf(item)}draft: true # Remove this line to publish it.\n---\n\n${BODIES[kind]}`;
  const file = { [`${KINDS[kind]}/${id}.md`]: text };
  return kind === 'project' ? { ...file, [pictureOf(id).slice(1)]: diagram(title) } : file;
}

function fieldsOf(item: NewItem): string {
  const options = { lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'flow' } as const;
  return Object.entries(fieldsByName(item))
    .map(([name, value]) => `${name}: ${stringify(value, options)}`)
    .join('');
}

function fieldsByName({ kind, id, title, today, usual, site }: NewItem): Readonly<Record<string, string | readonly string[]>> {
  const category = usual.category ?? firstCategory(kind, site.categories);
  const common = { title, category, tags: [usual.tag ?? category] };
  if (kind === 'guide') return site.lastUpdated === 'git' ? common : { ...common, lastUpdated: today };
  if (kind === 'post') return { ...common, date: today, excerpt: title };
  return { ...common, date: today, description: title, image: pictureOf(id), imageAlt: `Diagram of ${title}` };
}

function firstCategory(kind: Kind, categories: SiteConstants['categories']): string {
  const listed = { guide: categories?.wiki?.[0]?.category, post: undefined, project: categories?.projects?.[0] };
  return listed[kind] ?? 'Notes';
}

const BODIES: Readonly<Record<Kind, string>> = {
  guide: `<!-- What the reader has at the end, in the first sentence. -->

## Before you start

<!-- What is needed: systems, permissions, other guides. -->

## Steps

<!-- Commands in \`\`\`console, files in their language with title="/their/path". -->

## Check

<!-- How to see that it works. -->

## Troubleshooting

<!-- What goes wrong, and what helps. -->
`,
  post: `<!-- What it is about, in the first sentence. -->

## What happened

<!-- The situation, and what was tried. -->

## What I learned

<!-- What others can take from it. -->
`,
  project: `## Overview

<!-- What it is, for whom, and what came of it. -->

## Challenges

<!-- A list: - one line for each. -->

## Solutions

<!-- A list: - one line for each. -->

## Technologies

<!-- A list: - one line for each. -->
`,
};

const pictureOf = (id: string) => `/images/${id}.svg`;

/** The first box of an architecture diagram. */
function diagram(title: string): string {
  const label = escapeMarkup(title);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
  <rect width="960" height="540" fill="#ffffff"/>
  <rect x="180" y="200" width="600" height="140" rx="8" fill="none" stroke="#555555" stroke-width="2"/>
  <text x="480" y="280" text-anchor="middle" font-family="sans-serif" font-size="28" fill="#222222">${label}</text>
</svg>
`;
}
