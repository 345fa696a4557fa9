import type { Article } from '../../../build-scripts/lib/verify/articles';
import { NO_PLAN, type CheckPlan } from '../../../build-scripts/lib/content/ledger/checkPlan';
import { compile } from './compile';

/** An article with this body and plan, as `npm run verify` reads it. */
export function articleOf(body: string, plan: Partial<CheckPlan> = {}): Article {
  const { file, fences } = compile(body);
  const planText = JSON.stringify(plan);
  return { key: 'wiki/sample', file, fences, values: {}, plan: { ...NO_PLAN, ...plan }, planFile: 'checks/wiki/sample.yml', planText };
}
