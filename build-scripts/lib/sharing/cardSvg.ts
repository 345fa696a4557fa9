import { CARD_HEIGHT, CARD_WIDTH } from '../../../src/core/site/cardPath';
import type { Card, CardFigure, CardFrame, CardPicture } from './card';
import { canDraw } from './cardFonts';
import * as look from './cardLook';
import { balancedLines, clamp, drawText, linesOf, widthOf, type TextStyle } from './cardText';
import { drawableCard } from './drawableCard';

const { LEFT, RIGHT, WIDTH, Y } = look;

/**
 * Draws a card as SVG. From top to bottom: where the page is on the site, its title as large as it fits, as much of its description as
 * there is room for, what is known about it (figures, or what was checked), and the site's name.
 */
export function cardSvg(wanted: Card, frame: CardFrame, image: CardPicture | null): string {
  const card = drawableCard(wanted, frame);
  const title = titleLayout(card);
  const floor = Y.rule - look.GAP - lowerHeight(card);
  const room = { top: title.bottom + 12, bottom: floor, width: card.picture ? WIDTH - look.PICTURE.width - look.PICTURE.gap : WIDTH };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    notebook(`var(--${card.tone})`),
    topLine(card),
    ...title.lines.map((line, index) => drawText(line, title.style, { x: LEFT, y: title.baselines[index] ?? 0, color: 'var(--ink)', emoji: 'var(--accent)' })),
    description(card.text, image ? look.NARROW_TEXT : look.TEXT, room),
    image ? picture(image) : '',
    lower(card),
    footer(frame),
    '</svg>',
  ]
    .join('')
    .replace(/var\(--([a-z-]+)\)/g, (whole, name: string) => frame.colors[name] ?? whole);
}

function notebook(tone: string): string {
  const { width, holeX, holeRadius, holes, marginX } = look.SPINE;
  return [
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="var(--paper)"/><rect width="${width}" height="${CARD_HEIGHT}" fill="${tone}"/>`,
    ...holes.map((y) => `<circle cx="${holeX}" cy="${y}" r="${holeRadius}" fill="var(--paper-sunk)" stroke="var(--line)" stroke-width="2"/>`),
    `<rect x="${marginX}" width="2" height="${CARD_HEIGHT}" fill="var(--line)"/>`,
  ].join('');
}

function topLine({ label, meta, tone }: Card): string {
  const metaWidth = meta ? widthOf(meta, look.META) : 0;
  const space = { style: look.LABEL, width: WIDTH - metaWidth - 40 };
  const [line = ''] = clamp(linesOf(label.toUpperCase(), look.LABEL, space.width), 1, space);
  return (
    drawText(line, look.LABEL, { x: LEFT, y: Y.label, color: `var(--${tone})` }) +
    drawText(meta, look.META, { x: RIGHT - metaWidth, y: Y.label, color: 'var(--ink-quiet)' })
  );
}

interface TitleLayout {
  readonly style: TextStyle;
  readonly lines: readonly string[];
  readonly baselines: readonly number[];
  readonly bottom: number;
}

function titleLayout({ title, picture: hasPicture, figures, checked }: Card): TitleLayout {
  // A picture or figures need the room that the largest letters and a fourth line would take.
  const isCrowded = hasPicture !== null || figures.length > 0 || checked.length > 0;
  const allowed = look.TITLES.filter(({ size }) => hasPicture === null || size <= look.PICTURE.titleSize);
  const sizes = allowed.map((entry) => ({ size: entry.size, limit: Math.min(entry.lines, hasPicture ? 2 : isCrowded ? 3 : 4) }));
  const fitting = sizes.map(({ size, limit }) => ({ style: { face: 'title', size } as const, limit, lines: linesOf(title, { face: 'title', size }, WIDTH) }));
  const chosen = fitting.find(({ lines, limit }) => lines.length <= limit) ?? fitting.at(-1);
  if (!chosen) throw new Error('cardLook.ts has no title sizes.');
  const { style, limit } = chosen;
  const lines = chosen.lines.length > limit ? clamp(chosen.lines, limit, { style, width: WIDTH }) : balancedLines(title, style, WIDTH);
  const leading = style.size * look.LEADING.title;
  const baselines = lines.map((_, index) => Y.title + style.size * 0.86 + index * leading);
  return { style, lines, baselines, bottom: Y.title + style.size * 0.2 + lines.length * leading };
}

interface Room {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** As many whole sentences as there is room for; if the first is too long, its beginning. */
function description(text: string, style: TextStyle, { top, bottom, width }: Room): string {
  const leading = style.size * look.LEADING.text;
  const limit = Math.min(5, Math.floor((bottom - top) / leading));
  const plain = text.replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '');
  if (limit < 1) return '';
  const fitting = beginnings(plain)
    .map((part) => balancedLines(part, style, width))
    .find((lines) => lines.length <= limit);
  const lines = fitting ?? clamp(linesOf(plain, style, width), limit, { style, width });
  return lines.map((line, index) => drawText(line, style, { x: LEFT, y: top + style.size + index * leading, color: 'var(--ink-quiet)' })).join('');
}

/** The text, then the text without its last sentence, and so on. */
function beginnings(text: string): string[] {
  const ends = [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(({ index }) => index + 1);
  return [text, ...ends.reverse().map((end) => text.slice(0, end))];
}

function lowerHeight({ figures, checked }: Card): number {
  if (figures.length > 0) return look.FIGURES.height + (labelLines(figures) - 1) * look.FIGURES.leading;
  return checked.length > 0 ? look.CHECK.height : 0;
}

function lower({ figures, checked }: Card): string {
  if (figures.length === 0) return checked.length > 0 ? checkLine(checked) : '';
  const top = Y.rule - look.GAP - (labelLines(figures) - 1) * look.FIGURES.leading;
  return figures.map((figure, index) => figureAt(figure, LEFT + index * columnWidth(figures), top)).join('');
}

function columnWidth({ length }: readonly CardFigure[]): number {
  return WIDTH / Math.max(length, 4);
}

function figureLabel({ label }: CardFigure, width: number): string[] {
  const space = { style: look.FIGURE_LABEL, width };
  return clamp(linesOf(label, space.style, width), 2, space);
}

function labelLines(figures: readonly CardFigure[]): number {
  return Math.max(...figures.map((figure) => figureLabel(figure, columnWidth(figures) - 20).length));
}

/** A figure, with the foot of its label's first line at `y`. */
function figureAt(figure: CardFigure, x: number, y: number): string {
  const label = figureLabel(figure, WIDTH / 4 - 20);
  return [
    drawText(figure.value, look.FIGURE, { x, y: y - 34, color: 'var(--accent)' }),
    ...label.map((line, index) => drawText(line, look.FIGURE_LABEL, { x, y: y - 2 + index * look.FIGURES.leading, color: 'var(--ink-quiet)' })),
  ].join('');
}

/** As many parts as fit on the line, after a tick. */
function checkLine(parts: readonly string[]): string {
  const style: TextStyle = { face: 'label', size: look.CHECK.size };
  const width = WIDTH - 44;
  const texts = parts.map((_, index) => parts.slice(0, parts.length - index).join(' · '));
  const text = texts.find((candidate) => widthOf(candidate, style) <= width) ?? texts.at(-1) ?? '';
  const y = Y.rule - look.GAP - 6;
  const tick = `<path d="m${LEFT + 1} ${y - 9} 8 9 16-19" fill="none" stroke="var(--accent)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return tick + drawText(text, style, { x: LEFT + 44, y, color: 'var(--accent)' });
}

/** An SVG is inlined into the card, so that its text is drawn; a nested SVG is clipped to its box. */
function picture({ type, content }: CardPicture): string {
  const { width, height } = look.PICTURE;
  const x = RIGHT - width;
  const y = Y.rule - look.GAP - height;
  const text = type === 'image/svg+xml' ? content.toString('utf8') : '';
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return [
    /<svg\b[^>]*\bviewBox=/.test(text) ? nestedSvg(text, place) : `<image ${place} href="data:${type};base64,${content.toString('base64')}"/>`,
    `<rect ${place} rx="6" fill="none" stroke="var(--line)" stroke-width="2"/>`,
  ].join('');
}

function nestedSvg(text: string, place: string): string {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(text) ?? [];
  const others = attributes.replace(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '');
  return `<svg${others} ${place}>${content}</svg>`;
}

function footer({ name, host, icon }: CardFrame): string {
  const hostWidth = widthOf(host, look.META);
  const space = { style: look.NAME, width: WIDTH - hostWidth - 100 };
  const [line = ''] = canDraw(name, look.NAME.face) ? clamp(linesOf(name, look.NAME, space.width), 1, space) : [];
  return [
    `<rect x="${LEFT}" y="${Y.rule}" width="${WIDTH}" height="2" fill="var(--line)"/>`,
    `<image x="${LEFT - 4}" y="${Y.footer - 32}" width="44" height="44" href="data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}"/>`,
    drawText(line, look.NAME, { x: LEFT + 54, y: Y.footer, color: 'var(--ink)' }),
    drawText(host, look.META, { x: RIGHT - hostWidth, y: Y.footer - 1, color: 'var(--ink-quiet)' }),
  ].join('');
}
