/** What no XML document may contain, not even escaped (XML 1.0, section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** XML without the characters that would make all of it unreadable, such as the escape character of a pasted terminal's output. */
export function xmlCharacters(xml: string): string {
  return xml.replace(FORBIDDEN, '');
}
