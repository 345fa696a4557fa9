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

/** Reads and checks the content of a folder, by further rules where there are some. */
export async function loadModel(settings: SiteSettings, { preview = new Set(), rules, progress }: Options = {}) {
  let fromCache = 0;
  const model = await createModel({
    ...modelInput(settings),
    preview,
    ...(rules ? { rules } : {}),
    compile: async (sources) => {
      const report = await compileAll(sources, settings, progress);
      fromCache = report.fromCache;
      return report.documents;
    },
  });
  return { model, fromCache, notices: [...settings.siteForm.notices, ...model.notices] };
}
