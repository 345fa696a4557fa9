import type { Run } from './blocks';
import { gapAbove, wordsOf, type Measure, type Piece, type PlacedBlock } from './layout';
import { PAGE, RULE, STYLES } from './look';

type Doc = PDFKit.PDFDocument;
type StructureElement = PDFKit.PDFStructureElement;

/** The footer of every page: where this comes from on the left, the name and the page number on the right. */
interface Footer {
  readonly origin: string;
  readonly name: string;
  readonly measure: Measure;
}

/** Draws the pages into the document, every block as an element of its structure tree. */
export function drawPages(doc: Doc, pages: readonly (readonly PlacedBlock[])[], footer: Footer): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const elements = elementMaker(doc, root);
  pages.forEach((page, index) => {
    doc.addPage();
    readInOrder(doc);
    drawStack(doc, page, { measure: footer.measure, elements });
    drawFooter(doc, footer, `page ${index + 1} of ${pages.length}`);
  });
  elements.closeList();
  root.end();
}

interface ElementMaker {
  /** The element of the next block; consecutive list items share a list. */
  readonly next: (tag: string) => StructureElement;
  readonly closeList: () => void;
}

function elementMaker(doc: Doc, root: StructureElement): ElementMaker {
  let list: StructureElement | null = null;
  const closeList = (): void => {
    list?.end();
    list = null;
  };
  const next = (tag: string): StructureElement => {
    if (tag !== 'LI') closeList();
    else list ??= child(doc, root, 'L');
    return child(doc, list ?? root, tag);
  };
  return { next, closeList };
}

/** Makes viewers tab through a page's links in the order of the structure tree, not of their positions. */
function readInOrder({ page }: Doc): void {
  Object.assign(page.dictionary.data, { Tabs: 'S' });
}

function drawStack(doc: Doc, page: readonly PlacedBlock[], { elements, measure }: { elements: ElementMaker; measure: Measure }): void {
  let top: number = PAGE.top;
  page.forEach((placed, index) => {
    const gap = gapAbove(placed, index);
    top += gap;
    if (placed.block.tag === 'H2' && gap > 0) drawRule(doc, top - gap * RULE.place);
    const element = elements.next(placed.block.tag);
    drawBlock(doc, placed, { element, measure, baseline: baselineOf(placed, top) });
    element.end();
    top += placed.height;
  });
}

interface Spot {
  readonly element: StructureElement;
  readonly measure: Measure;
  /** Of the first line, in points from the top of the page. */
  readonly baseline: number;
}

function drawBlock(doc: Doc, placed: PlacedBlock, { element, measure, baseline }: Spot): void {
  const {
    block: { tag, label, right },
    lines,
    leading,
  } = placed;
  if (label) drawPiece(doc, whole(label, PAGE.left, measure), { element: child(doc, element, 'Lbl'), baseline });
  const body = tag === 'LI' ? child(doc, element, 'LBody') : element;
  lines.forEach((line, index) => line.forEach((piece) => drawPiece(doc, piece, { element: body, baseline: baseline + index * leading })));
  if (right) drawPiece(doc, whole(right, PAGE.right - measure(right, right.text), measure), { element: body, baseline });
}

/**
 * Centres a line in its height, judged by the run that fills most of it and by the letters between ascender and
 * descender (0.52 em).
 */
function baselineOf({ block, leading }: PlacedBlock, top: number): number {
  const [main] = [...block.runs].sort((a, b) => b.text.length - a.text.length);
  return top + (leading + STYLES[main?.style ?? 'body'].size * 0.52) / 2;
}

function drawPiece(doc: Doc, piece: Piece, { element, baseline }: { element: StructureElement; baseline: number }): void {
  const { link } = piece.run;
  const owner = link ? child(doc, element, 'Link') : element;
  const content = doc.markStructureContent(link ? 'Link' : 'Span');
  drawText(doc, piece, baseline);
  if (link) underline(doc, piece, baseline);
  doc.endMarkedContent();
  owner.add(content);
  if (!link) return;
  annotate(doc, piece, { owner, baseline, ...link });
  owner.end();
}

/** Word by word, because the fonts' kerning would nearly close the space before a capital T, V or Y. */
function drawText(doc: Doc, { run, text, x }: Piece, baseline: number): void {
  const { font, size, color } = STYLES[run.style];
  doc.font(font).fontSize(size).fillColor(color);
  let left = x;
  for (const word of wordsOf(text)) {
    doc.text(word, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    left += doc.widthOfString(word);
  }
}

function underline(doc: Doc, { run, x, width }: Piece, baseline: number): void {
  const y = baseline + RULE.underlineDrop;
  doc.lineWidth(RULE.underlineWidth).strokeColor(STYLES[run.style].color);
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}

function annotate(doc: Doc, { run, x, width }: Piece, target: { owner: StructureElement; baseline: number; url: string; about: string }): void {
  const { size, leading } = STYLES[run.style];
  const options = { structParent: target.owner, Contents: pdfText(target.about) };
  doc.link(x, target.baseline - size, width, leading, target.url, options);
}

/** The hairline above a section: decoration, so not part of the structure tree. */
function drawRule(doc: Doc, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(RULE.width).strokeColor(RULE.color);
  doc.moveTo(PAGE.rail, y).lineTo(PAGE.right, y).stroke();
  doc.endMarkedContent();
}

function drawFooter(doc: Doc, { origin, name, measure }: Footer, place: string): void {
  const left: Run = { text: origin, style: 'small' };
  const right: Run = { text: `${name} · ${place}`, style: 'small' };
  doc.markContent('Artifact', { type: 'Pagination' });
  drawText(doc, whole(left, PAGE.rail, measure), PAGE.footer);
  drawText(doc, whole(right, PAGE.right - measure(right, right.text), measure), PAGE.footer);
  doc.endMarkedContent();
}

function whole(run: Run, x: number, measure: Measure): Piece {
  return { run, text: run.text, x, width: measure(run, run.text) };
}

function child(doc: Doc, parent: StructureElement, tag: string): StructureElement {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}

/** pdfkit writes a primitive string as a PDF name and only a String object as a PDF text. */
function pdfText(text: string): string {
  return Object(text) as string;
}
