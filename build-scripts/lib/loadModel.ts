import { compileAll } from './compileAll';
import { createModel, type ContentRules } from './content/model';
import type { HiddenState } from './content/publication';
import { modelInput } from './modelInput';
import type { Progress } from './progress';
import type { SiteSettings } from './settings';

interface Options {
  /** What is shown though visitors don't see it. */
  readonly preview?: ReadonlySet<HiddenState>;
  readonly rules?: ContentRules | undefined;
  readonly progress?: Progress;
}

/** Reads and checks the content of a folder, with what it lacks taken from our own, and by further rules where there are some. */
export async function loadModel(settings: SiteSettings, { preview = new Set(), rules, progress }: Options = {}) {
  const { input, notices } = modelInput(settings);
  let fromCache = 0;
  const model = await createModel({
    ...input,
    preview,
    ...(rules ? { rules } : {}),
    compile: async (sources) => {
      const report = await compileAll(sources, settings, progress);
      fromCache = report.fromCache;
      return report.documents;
    },
  });
  return { model, fromCache, notices: [...notices, ...model.notices] };
}
