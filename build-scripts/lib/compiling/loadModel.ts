import { compileAll } from './compileAll';
import { createModel, type ContentRules } from '../content/model/model';
import type { HiddenState } from '../content/articles/publication';
import type { PictureUse, PictureVariants } from '../content/pictures/knownPicture';
import { modelInput } from './modelInput';
import { makeVariants } from './pictureVariants';
import type { Progress } from '../running/progress';
import type { SiteSettings } from '../settings/settings';

interface Options {
  /** Which content is included although visitors don't see it. */
  readonly preview?: ReadonlySet<HiddenState>;
  readonly rules?: ContentRules | undefined;
  readonly progress?: Progress;
  /** Whether smaller forms of pictures are made. */
  readonly withVariants?: boolean;
}

/** Reads and checks the content of a folder, with additional rules if given. */
export async function loadModel(settings: SiteSettings, { preview = new Set(), rules, progress, withVariants = false }: Options = {}) {
  let fromCache = 0;
  const model = await createModel({
    ...modelInput(settings),
    preview,
    ...(rules ? { rules } : {}),
    ...(withVariants ? { makeVariants: (uses) => variantsWithProgress(uses, settings, progress) } : {}),
    compile: async (sources) => {
      const report = await compileAll(sources, settings, progress);
      fromCache = report.fromCache;
      return report.documents;
    },
  });
  return { model, fromCache, notices: [...settings.siteForm.notices, ...model.notices] };
}

function variantsWithProgress(uses: readonly PictureUse[], { basePath }: SiteSettings, progress?: Progress): Promise<PictureVariants> {
  if (!progress) return makeVariants(uses, { basePath });
  return progress.during({ name: 'Making smaller pictures:', total: uses.length }, (advance) => makeVariants(uses, { basePath, advance }));
}
