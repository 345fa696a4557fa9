/** Interaction states, each with the class that forces it here. */
export const FORCED_STATES = { hover: 'is-hover', 'focus-visible': 'is-focused', active: 'is-active' } as const;

/**
 * Copies every rule for a state to one for the state's class, in the same layer and media query: the styles of
 * `.button:hover` also apply to `.is-hover .button`.
 */
export function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addTwins(sheet);
}

function addTwins(parent: CSSStyleSheet | CSSGroupingRule): void {
  // Copies are inserted after their rule, so the list is walked backwards.
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      for (const text of twinsOf(rule)) parent.insertRule(text, index + 1);
    } else if (rule && 'insertRule' in rule) addTwins(rule as CSSGroupingRule);
  }
}

/** What a bare state (`:focus-visible` without a selector before it) applies to. */
const CONTROLS = ':is(a, button, input)';

function twinsOf({ selectorText, style }: CSSStyleRule): string[] {
  return Object.entries(FORCED_STATES)
    .filter(([state]) => selectorText.includes(`:${state}`))
    .map(([state, className]) => `.${className} :is(${withoutState(selectorText, state)}) { ${style.cssText} }`);
}

function withoutState(selector: string, state: string): string {
  const pattern = new RegExp(`(^|.):${state}(?![\\w-])`, 'g');
  return selector.replaceAll(pattern, (_, before: string) => (/[\w\])-]/.test(before) ? before : before + CONTROLS));
}
