import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../../build-scripts/lib/files/filesIn';
import { ROOT } from '../../../../build-scripts/lib/files/paths';
import { BOOT_ID, BOOT_NOTICE_ID, PROMPT_ID } from '../../../../src/core/site/boot';
import { LINK_PREVIEW_ID } from '../../../../src/core/site/linkPreviewId';
import { compile } from '../../support/compile';

/** The ids of headings that would have these by their texts. */
const idsOfHeadings = (ids: readonly string[]) => compile(ids.map((id) => `## ${id.replaceAll('-', ' ')}\n`).join('\n')).headings.map(({ id }) => id);

/** The ids that the sources of a folder contain as such. */
const idsWrittenIn = (folder: string) =>
  filesIn(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\bid="([\w-]+)"|\b(?:\w+_)?ID = '([\w-]+)'/g)])
    .flatMap(([, attribute, constant]) => attribute ?? constant ?? []);

describe('the ids of headings', () => {
  it('are never those that the document has around the app, which scripts would take for their own elements', () => {
    const own = ['root', BOOT_ID, BOOT_NOTICE_ID, LINK_PREVIEW_ID, PROMPT_ID];
    expect(idsOfHeadings(own)).toEqual(own.map((id) => `${id}-1`));
  });

  it('are never those of the components around an article', () => {
    const own = [...new Set(['app', 'features', 'platform', 'ui'].flatMap((folder) => idsWrittenIn(join(ROOT, 'src', folder))))];
    expect(own).toEqual(expect.arrayContaining(['main', 'nav-links', 'nav-search', 'announcer', 'step-title']));
    expect(idsOfHeadings(own)).toEqual(own.map((id) => `${id}-1`));
  });
});
