import type { UnknownAction } from '@reduxjs/toolkit';
import { use, useEffect, useMemo } from 'react';
import type { WikiArticleData } from '../../core/content/pages';
import { countedChanges, type Change } from '../../core/history/changes';
import { longDate } from '../../core/site/dates';
import { announce } from '../../platform/announce';
import { reveal } from '../../platform/reveal';
import { Icon } from '../../ui/Icon';
import { WholePageContext } from '../../ui/WholePageContext';
import { useAppDispatch } from '../store/hooks';
import { changesClosed, changeShown, editionRead } from './changesSlice';
import type { ChangesNotice } from './changesState';
import { elementOf, hideMarks, showMarks, shownGuide } from './markChanges';
import { today } from './openChanges';
import { ShownChange } from './ShownChange';
import { headOf, spokenChange } from './shownPieces';

interface ChangesBarProps {
  readonly data: WikiArticleData;
  readonly notice: ChangesNotice;
  /** Empty where too much has changed. */
  readonly changes: readonly Change[];
}

/** What has changed in a guide, and the way from one change to the next. It overlays the foot of the window, so nothing moves. */
export function ChangesBar({ data, notice: { since, place }, changes }: ChangesBarProps) {
  const dispatch = useAppDispatch();
  const { id: guide, edition = '' } = data;
  const change = place === null ? undefined : changes[place];
  const sentence = sentenceOf(changes, since.on);
  const element = useMarks(data, changes, change);
  const head = change && headOf(changes, change);
  const spoken = change ? `${head}: ${spokenChange(change)}` : sentence;
  useEffect(() => announce(spoken), [spoken]);
  const { length } = changes;
  // The bar would take the focus with it, so the focus goes to the change that is shown, or else to the heading over what is read.
  const leave = (action: UnknownAction) => {
    const place = (element() ?? document.querySelector('h1')) as HTMLElement;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    dispatch(action);
  };
  const markRead = () => {
    leave(editionRead({ guide, edition, on: today() }));
    announce('Marked as read.');
  };
  const go = (to: number) => () => dispatch(changeShown({ guide, place: (to + length) % length }));
  return (
    <section className="changes-bar" aria-label="What has changed">
      {change ? <ShownChange head={head} change={change} /> : <p>{sentence}</p>}
      <div className="changes-bar__buttons">
        {length > 0 && (
          <>
            <button type="button" className="icon-button" aria-label="Previous change" onClick={go((place ?? 0) - 1)}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" className="icon-button" aria-label="Next change" onClick={go((place ?? -1) + 1)}>
              <Icon name="arrow-right" />
            </button>
          </>
        )}
        <button type="button" className="button" onClick={markRead}>
          Mark as read
        </button>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => leave(changesClosed(guide))}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

/** Without the year if it is the current one. */
function sentenceOf(changes: readonly Change[], on: string): string {
  const date = longDate(on);
  const since = date.replace(` ${today().slice(0, 4)}`, '');
  return changes.length > 0 ? countedChanges(changes, since) : `Much of this guide has changed since ${since}`;
}

/**
 * Marks all changes in the text, and brings the shown one into view.
 *
 * @returns a function that finds its element, or else the heading over what is read
 */
function useMarks({ blocks }: WikiArticleData, changes: readonly Change[], change: Change | undefined) {
  const isWhole = use(WholePageContext);
  const guide = useMemo(() => (isWhole ? shownGuide(blocks) : null), [blocks, isWhole]);
  useEffect(() => {
    if (!guide) return undefined;
    showMarks(guide, changes, change);
    return hideMarks;
  }, [guide, changes, change]);
  useEffect(() => {
    const element = guide && change && elementOf(guide, change);
    // At least the beginning of a long element should be visible above the bar.
    if (element) void reveal(element, { block: element.clientHeight > innerHeight / 3 ? 'start' : 'center', inline: 'nearest' });
  }, [guide, change]);
  return () =>
    guide &&
    (change
      ? elementOf(guide, change)
      : guide
          .elementsOf('heading')
          .filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
          .at(-1));
}
