import type { BlockContent, Code, DefinitionContent, Literal, Parent, PhrasingContent, RootContent } from 'mdast';
import type { CodeBlock, MathElement } from '../../../../src/core/content/blocks';
import type { CalloutKind } from '../../../../src/core/content/callouts';

/*
 * The article tree: a document's Markdown tree (mdast) after our own rules. Values are filled in, links are resolved, headings
 * have ids, and there are nodes for what Markdown has none for. Block tree, Markdown file and feed HTML are all made from it.
 */
export interface Callout extends Parent {
  type: 'callout';
  kind: CalloutKind;
  children: (BlockContent | DefinitionContent)[];
}

/** A paragraph that begins with a label such as `Step 1`, which isn't among its children. */
export interface Step extends Parent {
  type: 'step';
  label: string;
  children: PhrasingContent[];
}

/** Adjacent code blocks of which a reader needs only one. */
export interface Tabs extends Parent {
  type: 'tabs';
  children: Code[];
}

/** A picture with words below it. */
export interface Figure extends Parent {
  type: 'figure';
  /** The picture, or a link around it. */
  children: PhrasingContent[];
  caption: string;
}

/** An inline formula; alone in its paragraph, it is a display formula. */
export interface InlineMath extends Literal {
  type: 'inlineMath';
  element: MathElement;
}

export type ArticleNode = RootContent;

declare module 'mdast' {
  interface BlockContentMap {
    callout: Callout;
    step: Step;
    tabs: Tabs;
    figure: Figure;
  }
  interface RootContentMap {
    callout: Callout;
    step: Step;
    tabs: Tabs;
    figure: Figure;
    inlineMath: InlineMath;
  }
  interface PhrasingContentMap {
    inlineMath: InlineMath;
  }
  interface CodeData {
    /** The same code as the page shows it. */
    block?: CodeBlock;
    /** The label of its tab. */
    tab?: string | undefined;
    /** Made of command lines outside of a fence; neighbours are joined into one (W5). */
    isBare?: boolean;
  }
  interface HeadingData {
    id?: string;
    /** Its ids before it was renamed. */
    formerIds?: readonly string[];
  }
  interface ListData {
    /** If the list explains the notes of the block before it: that block's number among blocks with notes. */
    notes?: number | undefined;
  }
  interface ParagraphData {
    /** In a list without blank lines. */
    isTight?: boolean;
  }
  interface FootnoteReferenceData {
    /** Ids of the footnote and of this reference. */
    id?: string;
    ref?: string;
  }
  interface FootnoteDefinitionData {
    id?: string;
    refs?: readonly string[];
  }
}
