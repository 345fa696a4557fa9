import type { Run } from '../../core/runbook/run';
import { runAddress, type Runbook, type RunbookStep } from '../../core/runbook/runbook';
import { pathOf } from '../../core/site/routes';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';

interface StepWaysProps {
  readonly runbook: Runbook;
  readonly run: Run | undefined;
  readonly step: RunbookStep;
}

/** Links to the steps before and after, which settle nothing, and to the step in the guide; above the step, because the bar covers its end. */
export function StepWays({ runbook: { guide, steps }, run, step }: StepWaysProps) {
  const place = steps.indexOf(step);
  const address = ({ id }: RunbookStep) => runAddress(guide, { run: run?.id ?? '', step: id });
  const [before, after] = [steps[place - 1], steps[place + 1]];
  return (
    <p className="runbook__ways">
      {before && (
        <SiteLink href={address(before)} aria-keyshortcuts="ArrowLeft">
          <Icon name="arrow-left" /> {`Step ${place}`}
        </SiteLink>
      )}
      <SiteLink href={`${pathOf('wiki-article', guide)}${step.anchor === undefined ? '' : `#${step.anchor}`}`}>In the guide</SiteLink>
      {after && (
        <SiteLink href={address(after)} aria-keyshortcuts="ArrowRight">
          {`Step ${place + 2}`} <Icon name="arrow-right" />
        </SiteLink>
      )}
    </p>
  );
}
