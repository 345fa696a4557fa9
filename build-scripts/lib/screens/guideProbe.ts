/*
 * These run in a measured guide. They are text, because functions compiled by tsx call helpers that the page doesn't have.
 */

/** What one look at a guide gives, at one width. */
export interface GuideLook {
  /** Where the first sentence begins, in CSS pixels from the top of the page. */
  readonly firstSentence: number;
  /** Lines that a shell reads, and those of them that the edge of their block cuts off. */
  readonly commands: number;
  readonly cutCommands: number;
  /** Heights of all code blocks, and of their bars alone. */
  readonly codeHeight: number;
  readonly barHeight: number;
  /** Commands of sessions, and those with a coloured command word. */
  readonly prompts: number;
  readonly colouredPrompts: number;
}

/** An expression that looks at the guide in the page; its value is a `GuideLook`. */
export const GUIDE_PROBE = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const heights = (selector) => all(selector).reduce((sum, box) => sum + box.getBoundingClientRect().height, 0);
  const range = document.createRange();
  // Blanks after a row's last word may hang over the edge; nobody sees them.
  const isCut = (line) => {
    const edge = line.closest('pre').getBoundingClientRect().right + 0.5;
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const isBeyond = (node) => [...node.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return [...range.getClientRects()].some(({ right }) => right > edge);
    });
    while (texts.nextNode()) if (isBeyond(texts.currentNode)) return true;
    return false;
  };
  const commands = all('.code--typed .line:not(.line--output)');
  // A variable that is set before a command, and a comment, are no command words.
  const prompts = all('.code--session .line[data-prompt]').filter((line) => !/^\\s*(?:#|\\w+=)/.test(line.textContent));
  return {
    firstSentence: document.querySelector('.prose > p').getBoundingClientRect().top + scrollY,
    commands: commands.length,
    cutCommands: commands.filter(isCut).length,
    codeHeight: heights('.code'),
    barHeight: heights('.code__bar'),
    prompts: prompts.length,
    colouredPrompts: prompts.filter((line) => line.querySelector('.t-word')).length,
  };
})()`;

/** Where the first project of the home page begins, in CSS pixels from its top. */
export const FIRST_PROJECT = `[...document.querySelectorAll('main article')].map((project) => project.getBoundingClientRect().top + scrollY)[0] ?? null`;

/** The paths that the open search dialog's list leads to, in its order. */
export const LISTED_PATHS = `[...document.querySelectorAll('dialog[open] [role="option"]')].map(({ href }) => href ? new URL(href).pathname : '')`;

/** Whether the dialog shows the suggestions for an empty box. */
export const HAS_OFFERS = `document.querySelector('dialog[open] .quick__offer')`;

/** Whether the dialog has caught up with its box: its link is for that text, or it says that nothing was found, or it neither offers nor searches. */
export const hasAnswerTo = (text: string) => `(() => {
  const list = document.querySelector('dialog[open] .quick');
  const all = list?.querySelector('.quick__all');
  return all ? all.search === '?q=${text}' : list && (/^No results/.test(list.textContent) || (!list.querySelector('.quick__offer') && !/^Searching/.test(list.textContent)));
})()`;

/** From now on records the stop that each press of Tab leaves; null for the place before the first. */
export const NOTE_STOPS = `(() => {
  window.noted = [];
  addEventListener('keydown', () => window.noted.push(document.activeElement === document.body ? null : document.activeElement), true);
})()`;

/**
 * How many stops the second round through the page had; 0 if it hasn't ended. In the first, controls are still being made: the code for
 * those of a block comes with the first focus.
 */
export const STOPS_AROUND = `(() => {
  const begins = window.noted.flatMap((stop, index) => stop?.matches('.skip-link') ? [index] : []);
  return begins.length < 3 ? 0 : window.noted.slice(begins[1], begins[2]).filter(Boolean).length;
})()`;
