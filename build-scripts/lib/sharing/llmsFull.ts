import { fullTextPath, TEXT_SECTIONS, type TextSection } from '../http/fullTextPaths';
import type { ContentModel } from '../content/model/model';
import { articleWithin } from './articleMarkdown';
import { asText, linkTo, TEXT_TITLES, textSections, type AnyDocument } from './llmsTxt';

/** About what an assistant can read at once: a quarter of a million tokens. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Articles in full, one after another, as `llms-full.txt`: those of a site, or of one of its sections. Those that don't fit are listed at the end.
 *
 * @param limit how many characters the articles may have together
 */
export function llmsFull(model: ContentModel, siteUrl: string, { section, limit = MAX_CHARACTERS }: FullText = {}): string {
  const { site } = model;
  const documents = (section ? [section] : TEXT_SECTIONS).flatMap((each): readonly AnyDocument[] => model[each].all);
  const texts: string[] = [];
  let room = limit;
  for (const document of documents) {
    const text = articleWithin(document, { siteUrl, ledger: model.ledger });
    room -= text.length;
    if (room < 0) break;
    texts.push(text.trimEnd());
  }
  const left = documents.slice(texts.length);
  const more = [
    `## Not in this file\n\n${left.length} more are there as Markdown, each at its own address:`,
    left.map((document) => linkTo(document, siteUrl)).join('\n'),
  ];
  const title = section ? `${site.title}: ${TEXT_TITLES[section]}` : site.title;
  return [`# ${asText(title)}`, `> ${asText(site.description)}`, ...texts, ...(left.length > 0 ? more : [])].join('\n\n').concat('\n');
}

interface FullText {
  readonly section?: TextSection;
  readonly limit?: number;
}

/** The files with full texts, by path: of the whole site, and of each section that has articles. */
export function fullTexts(model: ContentModel, siteUrl: string): [path: string, text: () => string][] {
  const sections = textSections(model);
  if (sections.length === 0) return [];
  return [
    [fullTextPath(), () => llmsFull(model, siteUrl)],
    ...sections.map((section) => [fullTextPath(section), () => llmsFull(model, siteUrl, { section })] as [string, () => string]),
  ];
}
