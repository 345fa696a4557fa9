/** Runs the steps that are left, at once. */
export function runSteps<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
