import type { Card, CardFrame } from './card';
import { canDraw } from './cardFonts';

/**
 * A card without the texts that can't be drawn whole. In place of such a title it has the site's name, or the address if that can't be drawn
 * either; of its label, the parts that can be drawn stay.
 */
export function drawableCard(card: Card, { name, host }: CardFrame): Card {
  return {
    ...card,
    label: card.label
      .split(' / ')
      .filter((part) => canDraw(part.toUpperCase(), 'label'))
      .join(' / '),
    meta: canDraw(card.meta, 'label') ? card.meta : '',
    title: [card.title, name].find((text) => canDraw(text, 'title')) ?? host,
    text: canDraw(card.text, 'text') ? card.text : '',
    checked: card.checked.filter((part) => canDraw(part, 'label')),
    figures: card.figures.filter(({ value, label }) => canDraw(value, 'title') && canDraw(label, 'label')),
  };
}
