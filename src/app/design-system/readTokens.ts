/** A design token: its name including `--`, and its value as written. */
export type Token = readonly [name: string, value: string];

/** Every custom property of `:root`, in the order of the sheets. */
export function readTokens(sheets: Iterable<CSSStyleSheet>): Token[] {
  return [...sheets].flatMap(({ cssRules }) => tokensIn(cssRules));
}

function tokensIn(rules: CSSRuleList): Token[] {
  return [...rules].flatMap((rule): Token[] => {
    if (rule instanceof CSSStyleRule) return rule.selectorText === ':root' ? declaredIn(rule.style) : [];
    return 'cssRules' in rule ? tokensIn((rule as CSSGroupingRule).cssRules) : [];
  });
}

function declaredIn(style: CSSStyleDeclaration): Token[] {
  return Array.from({ length: style.length }, (_, index) => style[index] ?? '')
    .filter((name) => name.startsWith('--'))
    .map((name) => [name, style.getPropertyValue(name).trim()]);
}
