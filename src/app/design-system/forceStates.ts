/** The states that a page can't hold still, each with the class that stands for it here. */
export const FORCED_STATES = { hover: 'is-hover', 'focus-visible': 'is-focused', active: 'is-active' } as const;

/**
 * Gives every rule for a state a twin that holds inside the state's class, in the same layer and media query: what
 * `.button:hover` gets, `.is-hover .button` gets as well.
 */
export function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addTwins(sheet);
}

function addTwins(parent: CSSStyleSheet | CSSGroupingRule): void {
  // Twins go behind the rule that they are made of, so the list is walked from its end.
  for (let place = parent.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = parent.cssRules[place];
    if (rule instanceof CSSStyleRule) {
      for (const text of twinsOf(rule)) parent.insertRule(text, place + 1);
    } else if (rule && 'insertRule' in rule) addTwins(rule as CSSGroupingRule);
  }
}

/** What a state without a name before it (`:focus-visible`) is meant for. */
const CONTROLS = ':is(a, button, input)';

function twinsOf({ selectorText, style }: CSSStyleRule): string[] {
  return Object.entries(FORCED_STATES)
    .filter(([state]) => selectorText.includes(`:${state}`))
    .map(([state, className]) => `.${className} :is(${withoutState(selectorText, state)}) { ${style.cssText} }`);
}

function withoutState(selector: string, state: string): string {
  const place = new RegExp(`(^|.):${state}(?![\\w-])`, 'g');
  return selector.replaceAll(place, (_, before: string) => (/[\w\])-]/.test(before) ? before : before + CONTROLS));
}
