import type { Item } from '../page/item';
import type { Report } from '../page/report';

/** The front matter of a file that the former site had no page for, which makes it a draft, and reports it. */
export function withoutPage(data: Item['data'], path: string, report: Report): Item['data'] {
  report.add({ what: 'Files that the former site had no page for, now drafts', file: path, line: 1, text: '' });
  return { ...data, draft: true };
}
