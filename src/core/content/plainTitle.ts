/** Emoji, also joined ones, flags and keycaps, with the space after them, if something follows. A bare © or 1 isn't one. */
const LEADING_EMOJI =
  /^(?:(?:(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F?\u20E3)(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*)\s*)+(?=\S)/u;

/** A title as pages show it: without the emoji that may come first (E2). Data, `title` elements and feeds keep them. */
export function plainTitle(title: string): string {
  return title.replace(LEADING_EMOJI, '');
}
