import { LLMS_TXT } from '../http/fullTextPaths';

/** The line that leads from each page's Markdown to all the others (llmstxt.org). */
export const llmsPointer = (siteUrl: string): string => `> All pages of this site as Markdown: [llms.txt](${siteUrl + LLMS_TXT})\n`;
