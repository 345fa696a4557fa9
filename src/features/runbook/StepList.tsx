import { memo, useEffect, useRef } from 'react';
import type { Outcome, Run, RunProgress } from '../../core/runbook/run';
import { runAddress, type Runbook, type RunbookStep } from '../../core/runbook/runbook';
import { keepInView } from '../../ui/keepInView';
import { SiteLink } from '../../ui/SiteLink';
import { useSheet } from '../../ui/useSheet';

interface StepListProps {
  readonly runbook: Runbook;
  readonly run: Run | undefined;
  readonly progress: RunProgress;
  readonly step: RunbookStep;
}

/** A section whose beginning is a step of its own already has its name above its parts. */
const titleOver = (before: RunbookStep | undefined) => before?.section ?? before?.title;

const MARKS = { done: '✓', failed: '✕', skipped: '–' } as const;

/** All steps with their outcomes: beside the step, or as a bar above it that unfolds, like a guide's contents. */
export function StepList({ runbook: { guide, steps }, run, progress: { outcomes }, step }: StepListProps) {
  const place = steps.indexOf(step);
  const nav = useRef<HTMLElement>(null);
  const { sheet, closeOnEscape } = useSheet(nav);
  // An event may make the list longer: what failed is named there.
  useEffect(() => keepInView(nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')), [step.id, run?.events.length]);
  return (
    <nav className="contents runbook__steps" aria-label="Steps" ref={nav} onKeyDown={closeOnEscape}>
      <div className="runbook__strip" aria-hidden="true">
        {steps.map(({ id }) => (
          <span key={id} className={id === step.id ? 'runbook__here' : undefined} data-outcome={outcomes.get(id)?.kind} />
        ))}
      </div>
      {/* Another step closes it. */}
      <details key={step.id} ref={sheet}>
        <summary className="contents__title">
          <span className="contents__place">{`Step ${place + 1}/${steps.length}`}</span> <span className="contents__here">{step.title}</span>
        </summary>
        <ul>
          {steps.map((each, index) => (
            <Item
              key={each.id}
              guide={guide}
              run={run?.id ?? ''}
              step={each}
              number={index + 1}
              over={each.section === titleOver(steps[index - 1]) ? undefined : each.section}
              isHere={each === step}
              outcome={outcomes.get(each.id)?.kind}
              hasFailed={outcomes.get(each.id)?.failedAt !== undefined}
            />
          ))}
        </ul>
      </details>
    </nav>
  );
}

interface ItemProps {
  readonly guide: string;
  readonly run: string;
  readonly step: RunbookStep;
  readonly number: number;
  /** The name of the section that begins here. */
  readonly over: string | undefined;
  readonly isHere: boolean;
  readonly outcome: Outcome['kind'] | undefined;
  /** Whether it failed before that. */
  readonly hasFailed: boolean;
}

/** Rerendered only when its step's outcome changes, or when it is opened or left. */
const Item = memo(function Item({ guide, run, step: { id, title, section }, number, over, isHere, outcome, hasFailed }: ItemProps) {
  return (
    <li className={section === undefined ? undefined : 'contents__item--3'}>
      {over !== undefined && <p className="runbook__section">{over}</p>}
      <SiteLink href={runAddress(guide, { run, step: id })} aria-current={isHere ? 'step' : undefined} data-outcome={outcome}>
        <span className="runbook__mark" aria-hidden="true">
          {outcome ? MARKS[outcome] : number}
        </span>{' '}
        <span>{`${title}${hasFailed ? ' (failed before)' : ''}`}</span>
        {outcome && <span className="visually-hidden">{`, ${outcome}`}</span>}
      </SiteLink>
    </li>
  );
});
