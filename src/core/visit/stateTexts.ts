import { quoted, SECTIONS } from './stepText';
import type { Visit } from './visit';

/** The slices with what was typed, which their checks have let pass. */
interface TypedState {
  readonly search?: { readonly query: string };
  readonly filters?: Readonly<Record<string, { readonly query: string }>>;
  readonly quickSearch?: { readonly arrival: { readonly needle: string } | null };
  readonly terminal?: {
    readonly draft: string;
    readonly unsent: string;
    readonly search: { readonly query: string } | null;
    readonly commands: readonly string[];
    readonly entries: readonly { readonly input: string }[];
  };
}

/** What had been typed where a visit begins whose first steps had no room in its link. */
export function stateTexts(state: Visit['state']): string[] {
  const { search, filters = {}, quickSearch, terminal } = state as TypedState;
  const filtered = Object.entries(filters).map(([section, { query }]) => [`The filter of the ${SECTIONS[section] ?? ''} had`, query] as const);
  const places: readonly (readonly [text: string, ...typed: readonly (string | undefined)[]])[] = [
    ['The search had', search?.query],
    ...filtered,
    ['The page had been found by', quickSearch?.arrival?.needle],
    ['The terminal had been given', ...(terminal?.commands ?? []), ...(terminal?.entries ?? []).map(({ input }) => input)],
    ['The commands entered before were searched for', terminal?.search?.query],
    ['The terminal’s prompt had', terminal?.draft, terminal?.unsent],
  ];
  return places.flatMap(([text, ...typed]) => {
    const texts = [...new Set(typed)].flatMap((each) => (each ? [quoted(each)] : []));
    return texts.length > 0 ? [`${text} ${texts.join(', ')}`] : [];
  });
}
