import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { WikiArticleData } from '../../core/content/pages';
import { beganAt, nextOpen, progressOf, type Run } from '../../core/runbook/run';
import { runAddress, type Runbook, type RunbookStep } from '../../core/runbook/runbook';
import { utcText } from '../../core/runbook/runTimes';
import { pathOf } from '../../core/site/routes';
import { absoluteUrl } from '../../platform/site';
import { mayTakeFocus } from '../../platform/typing';
import { Icon } from '../../ui/Icon';
import { PlaceholderContext } from '../../ui/PlaceholderContext';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import { selectIsSlashKeyOn } from '../quick-search/quickSearchSlice';
import { useAppDispatch, useAppStore } from '../store/hooks';
import { GuideValues } from '../values/GuideValues';
import { ValuesPanel } from '../values/ValuesPanel';
import { OtherValues, useRunValues } from './OtherValues';
import { pressKey } from './pressKey';
import { codeCopied, stepOfRun } from './runbookSlice';
import { RunNotices } from './RunNotices';
import { Runs } from './Runs';
import { StartForm } from './StartForm';
import { StepActions } from './StepActions';
import { StepList } from './StepList';
import { StepView } from './StepView';
import { NextStep, StepWays } from './StepWays';
import { useRunMenu } from './useRunMenu';
import { useRunbook, type RunbookView } from './useRunbook';
import { useWakeLock } from './useWakeLock';
import './runbook.scss';

interface RunbookPageProps {
  readonly data: WikiArticleData;
}

/** A guide as a runbook: one step at a time, beside a terminal. */
export function RunbookPage({ data }: RunbookPageProps) {
  const { id, title, variables } = data;
  const view = useRunbook(data);
  const store = useAppStore();
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the guide, which the document's head may have hidden, and its keys need the focus in it.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['run'];
    if (mayTakeFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article className="page article runbook" onKeyDown={(event) => pressKey(event, selectIsSlashKeyOn(store.getState()))}>
      <Seo title={`Runbook: ${title}`} description={data.description} path={pathOf('wiki-article', id)} keywords={data.tags} type="article" />
      <header className="page-header" data-origin={`${absoluteUrl(runAddress(id))} · ${view.run ? runText(view.run) : data.dated}`}>
        <p className="page-header__kicker">
          <SiteLink href={pathOf('wiki-article', id)}>
            <Icon name="arrow-left" />
            Back to the guide
          </SiteLink>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          Runbook: <bdi>{title}</bdi>
        </h1>
        <Runs view={view} guide={id} />
      </header>
      {view.runbook ? (
        <GuideValues guide={id} variables={variables}>
          <Steps data={data} view={view} runbook={view.runbook} />
        </GuideValues>
      ) : (
        <Missing view={view} />
      )}
    </article>
  );
}

/** What is printed of the run. */
const runText = (run: Run) => `${run.host} · began ${utcText(beganAt(run))} UTC · edition ${run.edition}`;

function Missing({ view: { hasFailed, retry } }: { readonly view: RunbookView }) {
  // guide.scss shows the same text until the app is there.
  if (!hasFailed)
    return (
      <div className="runbook__loading" aria-busy="true">
        Opening…
      </div>
    );
  return (
    <div className="load-error" role="alert">
      <p>The steps could not be loaded. The guide itself can be read.</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

interface StepsProps extends RunbookPageProps {
  readonly view: RunbookView;
  readonly runbook: Runbook;
}

const NO_EVENTS: Run['events'] = [];

/** The step on the screen. */
function Steps({ data: { id, variables }, view, runbook }: StepsProps) {
  const dispatch = useAppDispatch();
  const { run } = view;
  const progress = progressOf(run?.events ?? NO_EVENTS);
  const step = useShownStep(view, runbook, nextOpen(runbook.steps, progress));
  const typed = useRunValues({ progress, variables });
  const menu = useRunMenu(step?.id ?? '');
  useWakeLock(run !== undefined && !progress.isEnded);
  if (!step) return null;
  const handleClick = ({ target }: MouseEvent) => {
    if (run && target instanceof Element && target.closest('.runbook__step .copy')) dispatch(codeCopied(stepOfRun(run.id, step.id)));
  };
  const shown = <StepView runbook={runbook} step={step} run={run} outcome={progress.outcomes.get(step.id)} />;
  return (
    <>
      <StepList runbook={runbook} run={run} progress={progress} step={step} />
      <div className="article__body" onClick={handleClick}>
        <RunNotices view={view} />
        {run && <OtherValues run={run} progress={progress} variables={variables} />}
        <StepWays runbook={runbook} run={run} step={step} />
        {run ? <PlaceholderContext value={typed}>{shown}</PlaceholderContext> : shown}
        <div className="folds">
          <ValuesPanel guide={id} variables={variables} />
        </div>
        {!run && <NextStep runbook={runbook} run={run} step={step} />}
        {run && menu.module && <menu.module.RunMenu runbook={runbook} run={run} progress={progress} />}
        {run ? (
          <StepActions key={stepOfRun(run.id, step.id)} runbook={runbook} run={run} progress={progress} step={step} menu={menu} />
        ) : (
          <StartForm runbook={runbook} step={step} variables={variables} />
        )}
      </div>
    </>
  );
}

/**
 * The step that the address names, or else the next one to do when it was opened: what another tab does turns no page. Another anchor, such as the skip
 * link's target or a note in the code, leaves the one on the screen.
 */
function useShownStep({ run, step: named }: RunbookView, { steps }: Runbook, next: string | null): RunbookStep | undefined {
  const entry = `${useLocation().key}/${run?.id}`;
  const [shown, setShown] = useState({ entry: '', id: next });
  const isNamed = steps.some(({ id }) => id === named);
  const id = isNamed ? named : named === '' && shown.entry !== entry ? next : shown.id;
  if (id !== shown.id || entry !== shown.entry) setShown({ entry, id });
  return steps.find((step) => step.id === id) ?? steps.at(-1);
}
