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

/** The steps around one, with their addresses. */
function around({ runbook: { guide, steps }, run, step }: StepWaysProps) {
  const place = steps.indexOf(step);
  const address = ({ id }: RunbookStep) => runAddress(guide, { run: run?.id ?? '', step: id });
  return { place, address, before: steps[place - 1], after: steps[place + 1] };
}

/** At the end of a step that is only read: without a run, no button leads on. */
export function NextStep(props: StepWaysProps) {
  const { place, address, after } = around(props);
  if (!after) return null;
  return (
    <p className="runbook__ways">
      <SiteLink href={address(after)}>
        <span>
          <span>{`Step ${place + 2}:`}</span> <bdi>{after.title}</bdi>
        </span>{' '}
        <Icon name="arrow-right" />
      </SiteLink>
    </p>
  );
}

/** Links to the steps before and after, which settle nothing, and to the step in the guide; above the step, because the bar covers its end. */
export function StepWays(props: StepWaysProps) {
  const { place, address, before, after } = around(props);
  const {
    runbook: { guide },
    step,
  } = props;
  // The keys point where the arrows beside the links do.
  const keys = ['ArrowLeft', 'ArrowRight'];
  if (document.dir === 'rtl') keys.reverse();
  return (
    <p className="runbook__ways">
      {before && (
        <SiteLink href={address(before)} aria-keyshortcuts={keys[0]}>
          <Icon name="arrow-left" /> <span>{`Step ${place}`}</span>
        </SiteLink>
      )}
      <SiteLink href={`${pathOf('wiki-article', guide)}${step.anchor === undefined ? '' : `#${step.anchor}`}`}>In the guide</SiteLink>
      {after && (
        <SiteLink href={address(after)} aria-keyshortcuts={keys[1]}>
          <span>{`Step ${place + 2}`}</span> <Icon name="arrow-right" />
        </SiteLink>
      )}
    </p>
  );
}
