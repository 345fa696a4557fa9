import { Fragment, memo, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { helpEntries } from '../../core/runbook/helpEntries';
import { notesOf, type Outcome, type Run } from '../../core/runbook/run';
import { optionsWith, type Runbook, type RunbookStep } from '../../core/runbook/runbook';
import { pathOf } from '../../core/site/routes';
import { Prose } from '../../ui/Prose';
import { renderInline } from '../../ui/renderInline';
import { SiteLink } from '../../ui/SiteLink';
import { useAppStore } from '../store/hooks';
import { selectUnkept } from './runbookSlice';
import { shownUtc } from './shownUtc';

interface StepViewProps {
  readonly runbook: Runbook;
  readonly step: RunbookStep;
  readonly run: Run | undefined;
  readonly outcome: Outcome | undefined;
}

/** A tick doesn't change a step's text, which is most of what is rendered. */
const Text = memo(Prose);

/** One step, large: what to do, what to expect, and how to undo it. */
export function StepView({ runbook, step, run, outcome }: StepViewProps) {
  const { id, title, section, facts, isRisky, parts } = step;
  const place = runbook.steps.indexOf(step) + 1;
  const failedAt = outcome?.kind === 'failed' ? outcome.at : null;
  const { heading, rescue } = useFocusOnChange(id, failedAt, run);
  const options = optionsWith(runbook, step).length;
  const rollback = useMemo(() => wayBack(runbook, step), [runbook, step]);
  return (
    <section className="runbook__step" id={id} aria-labelledby="step-title">
      <p className="runbook__place">
        <span className="runbook__count">{`Step ${place} of ${runbook.steps.length}${section === undefined ? '' : ' · '}`}</span>
        <span>{section}</span>
      </p>
      <h2 id="step-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="runbook__facts">
        {isRisky && <b>Careful here</b>} <span>{options > 0 ? `${facts}; one of ${options} options` : facts}</span>
      </p>
      <Background runbook={runbook} step={step} />
      {outcome && failedAt === null && <p className="runbook__outcome">{`${outcome.kind === 'done' ? 'Done' : 'Skipped'} at ${shownUtc(outcome.at)}`}</p>}
      {failedAt !== null && <Rescue key={id} box={rescue} at={failedAt} rollback={rollback} help={runbook.help} />}
      {/* What was copied or unfolded in one step doesn't carry over to the next. */}
      <Fragment key={`${id}/text`}>
        {parts.map(({ kind, blocks }, index) =>
          kind === 'do' ? (
            <Text key={index} blocks={blocks} />
          ) : (
            <div key={index} className="runbook__verify">
              <Text blocks={blocks} />
            </div>
          ),
        )}
        {failedAt === null && rollback.length > 0 && (
          <details className="fold">
            <summary className="fold__title">Rollback</summary>
            <Text blocks={rollback} />
          </details>
        )}
      </Fragment>
      <Notes run={run} step={id} />
    </section>
  );
}

/** Another step on the screen takes the focus, and so does the help for one that has just failed here, not in another tab: the button was far below. */
function useFocusOnChange(id: string, failedAt: number | null, run: Run | undefined) {
  const store = useAppStore();
  const heading = useRef<HTMLHeadingElement>(null);
  const rescue = useRef<HTMLElement>(null);
  const last = useRef({ id, failedAt });
  // With the change itself, so that no key is lost between the two.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { id, failedAt };
    const unkept = selectUnkept(store.getState());
    const isOwn = run?.events.some((event) => event.at === failedAt && unkept.includes(event.id));
    const target = before.id !== id ? heading.current : before.failedAt !== failedAt && isOwn ? rescue.current : null;
    target?.focus({ preventScroll: true });
    target?.closest('.runbook__step')?.scrollIntoView();
  }, [id, failedAt, run, store]);
  // The keys of the runbook work where the focus is; a button that disappears would take the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return { heading, rescue };
}

/** The step's own rollback, or else that of its section. */
function wayBack({ steps }: Runbook, step: RunbookStep): RunbookStep['rollback'] {
  if (step.rollback.length > 0) return step.rollback;
  const sectionOf = ({ section, title }: RunbookStep) => section ?? title;
  return steps.filter((other) => sectionOf(other) === sectionOf(step)).flatMap(({ rollback }) => rollback);
}

function Background({ runbook: { guide }, step: { background } }: Pick<StepViewProps, 'runbook' | 'step'>) {
  if (background.length === 0) return null;
  return (
    <p className="runbook__background">
      Before it, in the guide:
      {background.map(({ id, title }) => (
        <SiteLink key={id} href={`${pathOf('wiki-article', guide)}#${id}`}>
          {title}
        </SiteLink>
      ))}
    </p>
  );
}

interface RescueProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly at: number;
  readonly rollback: RunbookStep['rollback'];
  readonly help: Runbook['help'];
}

/** What the guide has for a step that failed. */
function Rescue({ box, at, rollback, help }: RescueProps) {
  return (
    <section className="runbook__rescue" ref={box} tabIndex={-1} aria-labelledby="rescue-title">
      <h3 id="rescue-title">{`Failed at ${shownUtc(at)}`}</h3>
      {rollback.length > 0 ? <Text blocks={rollback} /> : <p>The guide has no rollback for this step.</p>}
      {help.length > 0 && <Help blocks={help} />}
    </section>
  );
}

/** The guide's help, closed: one entry is for what the reader sees, and the step itself is below. */
function Help({ blocks }: { readonly blocks: Runbook['help'] }) {
  const { lead, entries } = useMemo(() => helpEntries(blocks), [blocks]);
  return (
    <details className="runbook__entry">
      <summary>
        <span>{`Troubleshooting${entries.length > 0 ? ` (${entries.length})` : ''}`}</span>
      </summary>
      {lead.length > 0 && <Text blocks={lead} />}
      {entries.map((entry, place) => (
        <details key={place} className="runbook__entry">
          <summary>
            <span>{renderInline(entry.title)}</span>
          </summary>
          <Text blocks={entry.blocks} />
        </details>
      ))}
    </details>
  );
}

function Notes({ run, step }: { readonly run: Run | undefined; readonly step: string }) {
  const notes = run ? notesOf(run.events, step) : [];
  if (notes.length === 0) return null;
  return (
    <ul className="runbook__notes" aria-label="Notes">
      {notes.map(({ id, at, note }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{shownUtc(at)}</time> {note}
        </li>
      ))}
    </ul>
  );
}
