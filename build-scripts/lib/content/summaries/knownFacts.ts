/** The facts that have a text. */
export function knownFacts(facts: readonly (readonly [name: string, text: string | undefined])[]): (readonly [name: string, text: string])[] {
  return facts.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}
