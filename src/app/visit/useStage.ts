import { createElement, useLayoutEffect, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { staticNavigator } from '../../platform/history';
import type { SiteParts } from '../store';
import type { Replay } from './createReplay';

interface Stage {
  readonly parts: SiteParts;
  readonly replay: Replay;
  /** The controls, the only part of the document that takes the viewer's keys and clicks. */
  readonly bar: RefObject<HTMLElement | null>;
  /** Called when the viewer tries to use a page of the visit. */
  readonly onTouch: () => void;
}

/** The keys that the player's controls take. */
const PLAYER_KEY = /^(?:Escape|ArrowLeft|ArrowRight|Home|End)$/;
/** Those that reach and press them. */
const BUTTON_KEY = /^(?:Tab|Enter| )$/;

/** Shows a visit's screens in place of the site, in a root of their own, until the component unmounts. */
export function useStage({ parts: { App, pages }, replay, bar, onTouch }: Stage): void {
  // Before the page's own effects, which scroll and focus the next one after Back.
  useLayoutEffect(() => {
    const site = bar.current?.ownerDocument.getElementById('root');
    if (!site) return undefined;
    const stage = document.createElement('div');
    stage.className = 'visit-stage';
    // Before the site: if both have an element with the same id, the first is found.
    site.before(stage);
    site.hidden = true;
    // With ids of its own, so that labels don't refer to inputs of the hidden site.
    const root = createRoot(stage, { identifierPrefix: 'visit' });
    const showDialogs = keepUnmodal(stage);
    const { store } = replay;
    root.render(createElement(App, { store, renderedState: store.getState(), navigator: staticNavigator, documentInfo: { pages, doubtfulPath: null } }));
    const stopWatching = keepOff(stage, { bar, onTouch });
    return () => {
      stopWatching();
      showDialogs();
      stage.remove();
      site.hidden = false;
      replay.end();
      // React can't unmount one root while it works on another.
      setTimeout(() => root.unmount());
    };
  }, [App, pages, replay, bar, onTouch]);
}

/**
 * Opens the dialogs of the replayed pages without making them modal, because a modal dialog makes the player's controls inert. The pages call
 * `showModal` themselves, so it is replaced while the player is open.
 *
 * @returns puts the original back
 */
function keepUnmodal(stage: HTMLElement): () => void {
  const dialogs = HTMLDialogElement.prototype;
  const { showModal } = dialogs;
  dialogs.showModal = function () {
    if (stage.contains(this)) this.open = true;
    else showModal.call(this);
  };
  return () => {
    dialogs.showModal = showModal;
  };
}

/** A recording can be read and scrolled, but not used: its buttons and links do nothing, and no shortcut of the site works. The player's own keys do. */
function keepOff(stage: HTMLElement, { bar, onTouch }: Pick<Stage, 'bar' | 'onTouch'>): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const handleUse = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !stage.contains(target) || target.closest('summary')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (target.closest('a, button, input, select, label, [role=option]')) onTouch();
  };
  const handleKey = (event: KeyboardEvent) => {
    const { target } = event;
    const isInBar = target instanceof Node && bar.current?.contains(target);
    if (isInBar && (PLAYER_KEY.test(event.key) || BUTTON_KEY.test(event.key))) return;
    event.stopImmediatePropagation();
    if (isInBar) return;
    // In a box, they move the caret.
    const isInBox = target instanceof Element && target.matches('input');
    if (!isInBox && PLAYER_KEY.test(event.key) && bar.current?.dispatchEvent(new KeyboardEvent('keydown', event)) === false) event.preventDefault();
  };
  for (const name of ['click', 'submit', 'beforeinput']) window.addEventListener(name, handleUse, options);
  window.addEventListener('keydown', handleKey, options);
  return () => listening.abort();
}
