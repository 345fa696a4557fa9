import { siteDataFiles } from '../../build-scripts/lib/building/siteDataFiles';
import { pagesOf } from '../../build-scripts/lib/content/pages/pagesOf';
import { runbookFiles } from '../../build-scripts/lib/runbook/runbookFiles';
import { codeBlocksOf } from '../../src/core/content/codeBlocks';
import { lineText } from '../../src/core/content/textOf';
import type { WikiArticleData } from '../../src/core/content/pages';
import { isRunbook, type Runbook } from '../../src/core/runbook/runbook';
import { completeRunbook, type RunbookFile } from '../../src/core/runbook/runbookFile';
import { ownModel } from '../build-scripts/support/ownContent';

const codeOf = ({ steps, help }: Runbook) =>
  codeBlocksOf([...steps.flatMap(({ parts, rollback }) => [...parts.flatMap(({ blocks }) => blocks), ...rollback]), ...help]);

describe('the runbooks of our guides', () => {
  it('W8 are there for all twenty, with every command that was run, steps of their own names, and a way back in most', async () => {
    const model = await ownModel();
    const runbooks = [...runbookFiles(model)].map(([path, make]) => ({ path, runbook: make() }));
    expect(runbooks).toHaveLength(20);
    for (const { path, runbook } of runbooks) {
      expect(path).toBe(`/data/runbooks/${runbook.guide}.json`);
      expect(isRunbook(JSON.parse(JSON.stringify(runbook)))).toBe(true);
      expect(new Set(runbook.steps.map(({ id }) => id)).size).toBe(runbook.steps.length);
      const inRunbook = new Set(codeOf(runbook).map(({ lines }) => lines.map(lineText).join('\n')));
      const run = model.wiki.byId(runbook.guide)?.fences.filter((fence) => fence.run !== undefined && !fence.isBare) ?? [];
      const blocks = codeBlocksOf(model.wiki.byId(runbook.guide)?.blocks ?? []).filter(({ hash }) => run.some((fence) => fence.hash === hash));
      expect(blocks.filter(({ lines }) => !inRunbook.has(lines.map(lineText).join('\n'))).map(({ hash }) => [runbook.guide, hash])).toEqual([]);
    }
    expect(runbooks.filter(({ runbook: { steps } }) => steps.some(({ rollback }) => rollback.length > 0)).length).toBeGreaterThan(15);
  });

  it('W8 take most of their blocks from the page of the guide, and are whole with it', async () => {
    const model = await ownModel();
    const pages = pagesOf(model);
    const files = siteDataFiles(model, pages);
    for (const [path, make] of runbookFiles(model)) {
      const runbook = make();
      const file = files.get(path)?.() as RunbookFile;
      const { blocks } = files.get(`/data/wiki/${runbook.guide}.json`)?.() as WikiArticleData;
      expect(completeRunbook(file, blocks)).toEqual(runbook);
      expect(JSON.stringify(file).length).toBeLessThan(JSON.stringify(runbook).length / 2);
    }
  });
});
