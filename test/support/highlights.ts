/** A fake of the CSS Custom Highlight API, which jsdom lacks. */
export interface FakeHighlights {
  /** The marked texts. */
  readonly marked: () => string[];
  /** Takes the API away, as in an older browser. */
  readonly remove: () => void;
}

class FakeHighlight extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

export function installHighlights(): FakeHighlights {
  const highlights = new Map<string, FakeHighlight>();
  Object.assign(globalThis, { Highlight: FakeHighlight, CSS: { highlights } });
  return {
    marked: () => [...highlights.values()].flatMap((ranges) => [...ranges].map(String)),
    remove: () => ['Highlight', 'CSS'].forEach((name) => Reflect.deleteProperty(globalThis, name)),
  };
}
