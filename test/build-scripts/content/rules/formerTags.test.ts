import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../../../../build-scripts/lib/content/site/siteFile';
import { writeFormerAddresses } from '../../../../build-scripts/lib/building/writeFormerAddresses';
import { publishedUrls } from '../../../../build-scripts/lib/urls/publishedUrls';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelFrom, problemLines, SOUND_FORM } from '../../support/model';
import { openSource, post, repository, wiki } from '../../support/texts';

describe('formerTags in site.yml', () => {
  const folder = temporaryFolder();

  /** A site with a guide about logs, and these `formerTags`. */
  function modelWith(formerTags: string) {
    writeFileSync(join(folder, 'site.yml'), `name: Kim\nformerTags: ${formerTags}\n`);
    const { site, ...siteForm } = readSite(folder);
    const texts = {
      'wiki/a.md': wiki({ tags: '[Logs, CI/CD]' }),
      'blog/b.md': post({ tags: '[Logs]' }),
      'open-source.yml': openSource('b', repository('restic', '[Backup]')),
    };
    return modelFrom(texts, { site, siteForm: { ...siteForm, file: 'site.yml' } });
  }

  it('lead to the pages of the present tags, and to these as Markdown', async () => {
    const { redirects, site } = await modelWith('{ Logging: Logs, Pipelines: CI/CD, Saving: Backup }');
    expect(redirects).toEqual([
      { from: '/tags/Logging', to: '/tags/Logs' },
      { from: '/tags/Logging.md', to: '/tags/Logs.md' },
      { from: '/tags/Pipelines', to: '/tags/CI%2FCD' },
      { from: '/tags/Pipelines.md', to: '/tags/CI%2FCD.md' },
      { from: '/tags/Saving', to: '/tags/Backup' },
      { from: '/tags/Saving.md', to: '/tags/Backup.md' },
    ]);
    // The browser gets the constants, and needs no former names.
    expect(site).not.toHaveProperty('formerTags');
  });

  it('have a page that names the present one, for hosts that can’t redirect', async () => {
    const model = await modelWith('{ Continuous Delivery: CI/CD }');
    const stagingDir = join(folder, 'site');
    writeFiles(stagingDir, { 'tags/CI%2FCD.md': '# CI/CD' });
    await writeFormerAddresses({ stagingDir, compression: 'fast', siteUrl: 'https://a.example', basePath: '/', hasPolicyInside: false }, model);
    expect(readFileSync(join(stagingDir, 'tags/Continuous Delivery/index.html'), 'utf8')).toContain('<a href="/tags/CI%2FCD">CI/CD</a>');
    expect(readFileSync(join(stagingDir, 'tags/Continuous Delivery.md'), 'utf8')).toBe('# CI/CD');
  });

  it.each([
    ['has expired', 'expiresAt: 2026-11-01T08:00Z'],
    ['isn’t published yet', 'publishAt: 2026-12-24T08:00Z'],
    ['isn’t in any list', 'unlisted: true'],
  ])('lead nowhere, and are given up, while all that has the present tag %s', async (_what, field) => {
    const texts = { 'wiki/a.md': wiki({ tags: '[Logs]', more: `category: Basics\n${field}` }), 'wiki/b.md': wiki() };
    const siteForm = { ...SOUND_FORM, formerTags: { Logging: 'Logs' } };
    const model = await modelFrom(texts, { siteForm });
    expect(model.redirects).toEqual([]);
    expect(publishedUrls(model, { site: model.site, siteUrl: 'https://a.example' }).withdrawn).toEqual(
      expect.arrayContaining(['/tags/Logging', '/tags/Logging.md']),
    );
  });

  it('are none that something has, and lead to one that something has', async () => {
    expect(await problemLines(modelWith('{ logs: Backup, Logging: Log }'))).toEqual([
      'site.yml:2:21 lists "logs" as a former tag, but it is still in use → Change it where it is used, or remove it here.',
      'site.yml:2:38 replaces "Logging" with the tag "Log", which nothing has → Did you mean "Logs"?',
    ]);
  });
});
