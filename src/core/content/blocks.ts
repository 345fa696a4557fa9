import type { Direction } from '../site/direction';
import type { CalloutKind } from './callouts';
import type { ShellContext } from './shellQuote';

/**
 * The block tree: what an article is once its Markdown has been compiled. It is plain JSON, so that the build can
 * write it, the page can fetch it, and `Prose` can map it to elements without any parser in the browser. It holds no
 * HTML at any point, so nothing in it can execute.
 */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | ({ readonly type: 'code'; readonly text: string } & Directed)
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | InlineImage
  | { readonly type: 'break' }
  | MathElement
  | { readonly type: 'footnote'; readonly id: string; readonly number: number; readonly ref: string };

/** Content whose direction differs from that of its surroundings. */
interface Directed {
  readonly dir?: Direction;
}

/** An element of MathML; `source` is the formula as its author wrote it, on the outermost element only. */
export interface MathElement {
  readonly type: 'math';
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly source: string;
  readonly children: readonly Inline[];
}

export type PictureSize = readonly [width: number, height: number];

export interface InlineImage {
  readonly type: 'image';
  readonly src: string;
  readonly alt: string;
  /** Its own width and height in CSS pixels, or a default if the file doesn't say. They reserve its space. */
  readonly size: PictureSize;
  /** Smaller versions of it, the best first, after a drawing for narrow windows. */
  readonly sources?: readonly PictureSource[] | undefined;
}

/** The attributes of a `<source>` of a picture. */
export interface PictureSource {
  /** Absent if every browser supports the format. */
  readonly type?: string;
  readonly srcSet: string;
  /** Where `srcSet` has several widths. */
  readonly sizes?: string;
  /** The windows that it is for, unless it is for all. */
  readonly media?: string;
  /** Its own size in CSS pixels, if it is another drawing and not a smaller version. */
  readonly width?: number;
  readonly height?: number;
}

/** A picture that a page shows outside its text. */
export type Picture = Omit<InlineImage, 'type' | 'alt'>;

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
  /** Whether it is what an engineer at 03:00 is after: the contents keep it in view. */
  readonly isUrgent?: true;
}

/**
 * A piece of a code line: plain text, or text with the class of its token. A value that the reader may change
 * (`placeholder`) also has its name and, in shell code, the quoting around it.
 */
export type Token = string | readonly [kind: string, text: string] | readonly [kind: 'placeholder', text: string, name: string, context?: ShellContext];

export interface CodeLine {
  readonly tokens: readonly Token[];
  /** Sessions only. */
  readonly role?: 'command' | 'continuation' | 'output';
  /** Sessions only: the prompt before a command, never part of its text. */
  readonly prompt?: string;
  readonly mark?: 'mark' | 'ins' | 'del';
  /** The number of the note that explains it. */
  readonly note?: number;
  /** Only on pages, of output or text: it belongs to a table or a drawing, which doesn't fold. */
  readonly isTableRow?: true;
}

export interface CodeBlock extends Directed {
  readonly type: 'code';
  readonly language: string;
  /** The language as a reader would write it, e.g. `nginx`, `SSH config`. */
  readonly label: string;
  readonly title?: string;
  /** Where its commands are typed, or as whom: `on the server`, `as root`. */
  readonly place?: string;
  /** Its key in the ledger: a hash of the language, the title, the run flags and the text as written. */
  readonly hash?: string;
  /** Only on the second and later of identical blocks in one document. */
  readonly ordinal?: number;
  /** On pages, instead of hash and ordinal: the result of its check. */
  readonly check?: BlockCheck;
  /** If the list that follows explains its lines: its number among such blocks of the document. */
  readonly notes?: number;
  readonly lines: readonly CodeLine[];
}

/** The strongest check that a code block has passed; `changed` when it has been edited since its last check. */
export type CheckState = 'prose' | 'parsed' | 'linted' | 'validated' | 'executed' | 'changed';

/** What the page says about a code block's check. */
export interface BlockCheck {
  readonly state: CheckState;
  /** In a few words, such as `validated by sshd 9.2p1`. */
  readonly text: string;
}

export interface ListItem {
  readonly checked?: boolean;
  readonly children: readonly Block[];
}

export interface Footnote {
  readonly id: string;
  readonly refs: readonly string[];
  readonly children: readonly Block[];
}

export interface Tab {
  readonly label: string;
  readonly block: CodeBlock;
}

export type Block =
  /** `depth` is 2 to 6. A renamed heading is found by its former ids, too. */
  | ({
      readonly type: 'heading';
      readonly depth: number;
      readonly id: string;
      readonly formerIds?: readonly string[];
      readonly children: readonly Inline[];
    } & Directed)
  /** `id` where the contents lead to it. */
  | ({ readonly type: 'paragraph'; readonly id?: string; readonly children: readonly Inline[] } & Directed)
  /** A paragraph of a tight list, shown without a paragraph's margin. */
  | ({ readonly type: 'line'; readonly children: readonly Inline[] } & Directed)
  | ({ readonly type: 'step'; readonly label: string; readonly children: readonly Inline[] } & Directed)
  /** `notes` is the number of the code block before it, whose lines it explains. */
  | ({ readonly type: 'list'; readonly ordered: boolean; readonly start?: number; readonly notes?: number; readonly items: readonly ListItem[] } & Directed)
  | ({ readonly type: 'quote'; readonly children: readonly Block[] } & Directed)
  | ({ readonly type: 'callout'; readonly kind: CalloutKind; readonly children: readonly Block[] } & Directed)
  | ({
      readonly type: 'table';
      readonly align: readonly ('left' | 'right' | 'center' | null)[];
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
      /** The cells have no room beside one another on a phone. */
      readonly hasLongRows?: true;
    } & Directed)
  /** Alternatives of which a reader needs one, such as the same step on different systems. */
  | ({ readonly type: 'tabs'; readonly tabs: readonly Tab[] } & Directed)
  | { readonly type: 'rule' }
  /** A picture, a break, and the words below it. */
  | { readonly type: 'figure'; readonly children: readonly Inline[] }
  | { readonly type: 'footnotes'; readonly items: readonly Footnote[] }
  | CodeBlock;
