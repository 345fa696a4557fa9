import { watchContent, type ContentState } from '../../../build-scripts/lib/dev/devContent';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { temporaryFolder, writeFiles } from '../support/folder';
import { RESUME, wiki } from '../support/texts';

const HOUR_MS = 3_600_000;

describe('watchContent', () => {
  const folder = temporaryFolder();

  beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows what its owner saves while the content is compiled for the first time', async () => {
    const contentDir = `${folder}/edited`;
    writeFiles(contentDir, { 'resume.md': RESUME, 'wiki/broken.md': '---\ntitle: [\n---\n\nText.\n' });
    // The content has been read when its problems are told.
    jest.spyOn(console, 'error').mockImplementationOnce(() => writeFiles(contentDir, { 'wiki/broken.md': wiki({ title: 'Mended' }) }));
    const content = await watchContent(() => readSettings({ CONTENT_DIR: contentDir }));
    const next = await new Promise<ContentState>((resolve) => content.onChange(resolve));
    expect(next).toMatchObject({ problem: null, hasContent: true });
    content.close();
  });

  it('shows by itself that the time has come at which an item is published', async () => {
    const contentDir = `${folder}/dated`;
    const now = Date.UTC(2025, 4, 1);
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const publishAt = new Date(now + HOUR_MS).toISOString().replace('.000', '');
    writeFiles(contentDir, { 'wiki/a.md': wiki({ title: 'Soon', more: `category: Basics\npublishAt: ${publishAt}` }) });
    const content = await watchContent(() => readSettings({ CONTENT_DIR: contentDir }));
    const title = () => content.model()?.wiki.byId('a')?.meta.title;
    expect(title()).toBe(`Soon (from ${publishAt})`);
    const changed = new Promise<ContentState>((resolve) => content.onChange(resolve));
    jest.advanceTimersByTime(HOUR_MS);
    await changed;
    expect(title()).toBe('Soon');
    content.close();
  });
});
