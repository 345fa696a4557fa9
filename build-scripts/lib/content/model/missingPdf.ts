import type { SiteConstants } from '../../../../src/core/site/siteConstants';
import type { Problem } from '../source/problem';

/** The address that the resume's PDF would have, and why that can't be made. */
export interface MissingPdf {
  readonly path: string;
  readonly fault: Problem;
}

interface Site {
  readonly site: SiteConstants;
}

/** What changes in a model whose resume can't be a PDF: no page offers one. */
export async function withoutPdf<M extends Site>(
  model: M,
  faultOfPdf?: (model: M) => Promise<Problem | undefined>,
): Promise<Partial<Site> & { readonly missingPdf?: MissingPdf }> {
  const path = model.site.resumePdf;
  const fault = path ? await faultOfPdf?.(model) : undefined;
  return path && fault ? { site: { ...model.site, resumePdf: false }, missingPdf: { path, fault } } : {};
}

/** The reason, and the owner's links to the PDF, which lead nowhere. */
export function faultsWithoutPdf<I extends { readonly staticFiles: ReadonlySet<string> }>(
  { path, fault }: MissingPdf,
  input: I,
  check: (changed: I) => readonly Problem[],
): Problem[] {
  const staticFiles = new Set([...input.staticFiles].filter((each) => each !== path));
  return [{ ...fault, isWarning: true }, ...check({ ...input, staticFiles }).filter(({ isWarning }) => !isWarning)];
}
