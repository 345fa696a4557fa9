/** The list of all pages available as Markdown (llmstxt.org). */
export const LLMS_TXT = '/llms.txt';

/** The sections of a site whose articles are available as Markdown. */
export const TEXT_SECTIONS = ['wiki', 'blog', 'projects'] as const;
export type TextSection = (typeof TEXT_SECTIONS)[number];

/** The path of all articles as one text; with a section, of its articles. */
export const fullTextPath = (section?: TextSection): string => `${section ? `/${section}` : ''}/llms-full.txt`;

export const FULL_TEXT_PATHS: readonly string[] = [fullTextPath(), ...TEXT_SECTIONS.map(fullTextPath)];
