/** The colour that says what kind of page a card is for. */
type CardTone = 'accent' | 'basics' | 'installs' | 'advance' | 'other';

export interface CardFigure {
  readonly value: string;
  readonly label: string;
}

/** What a social card shows. Plain JSON, because its picture is cached by it. */
export interface Card {
  /** Where its picture goes, under the site root. */
  readonly file: string;
  readonly tone: CardTone;
  /** Where the page is on the site, such as `Wiki / Basics`. */
  readonly label: string;
  /** A few words at the other end of that line, such as the reading time. */
  readonly meta: string;
  readonly title: string;
  readonly text: string;
  /** What was checked by machine, in parts, the most important first. */
  readonly checked: readonly string[];
  readonly figures: readonly CardFigure[];
  /** The picture of a project, by its path under the site root. */
  readonly picture: string | null;
}

/** A picture's content, for drawing it. */
export interface CardPicture {
  /** Its media type. */
  readonly type: string;
  readonly content: Buffer;
}

/** The colour roles of `styles/_tokens.scss` that cards are drawn in; a card's SVG names them as `var(--ink)`. */
export const CARD_COLORS = ['paper', 'paper-sunk', 'line', 'ink', 'ink-quiet', 'accent', 'basics', 'installs', 'advance', 'other'] as const;

/** What all cards of a site show. */
export interface CardFrame {
  readonly name: string;
  /** The site's address without its scheme. */
  readonly host: string;
  /** The value of each colour role. */
  readonly colors: Readonly<Record<string, string>>;
  /** The text of the site's icon. */
  readonly icon: string;
}
