import type { ModelInput } from '../content/model/model';
import { readContent } from '../content/reading/readContent';
import { readLedgerFile } from '../content/ledger/ledger';
import { faultOfPdf } from '../resume/faultOfPdf';
import { resumePaths } from '../resume/resumePaths';
import type { SiteSettings } from '../settings/settings';

/** Reads a site's content folder as the input of `createModel`. How documents are compiled and which are shown is up to the caller. */
export function modelInput({ contentDir, site, siteForm, siteUrl, buildTime, basePath }: SiteSettings): Omit<ModelInput, 'compile' | 'preview' | 'rules'> {
  const files = readContent(contentDir, { buildTime, timeZone: site.timeZone });
  const { ledger, problems: ledgerProblems } = readLedgerFile(contentDir);
  const staticFiles = new Set(files.resume ? resumePaths(site, files.publicFiles) : []);
  return {
    files,
    site,
    siteForm,
    buildTime,
    basePath,
    ledger,
    ledgerProblems,
    staticFiles,
    faultOfPdf: (model) => faultOfPdf(model, { files, siteForm, siteUrl }),
  };
}
