import { watchContent, type ContentState } from '../../../build-scripts/lib/dev/devContent';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { temporaryFolder, writeFiles } from '../support/folder';
import { RESUME, wiki } from '../support/texts';

const contentDir = temporaryFolder();

describe('watchContent', () => {
  it('shows what its owner saves while the content is compiled for the first time', async () => {
    writeFiles(contentDir, { 'resume.md': RESUME, 'wiki/broken.md': '---\ntitle: [\n---\n\nText.\n' });
    // The content has been read when its problems are told.
    const told = jest.spyOn(console, 'error').mockImplementationOnce(() => writeFiles(contentDir, { 'wiki/broken.md': wiki({ title: 'Mended' }) }));
    const logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const content = await watchContent(() => readSettings({ CONTENT_DIR: contentDir }));
    const next = await new Promise<ContentState>((resolve) => content.onChange(resolve));
    expect(next).toMatchObject({ problem: null, hasContent: true });
    content.close();
    told.mockRestore();
    logged.mockRestore();
  });
});
