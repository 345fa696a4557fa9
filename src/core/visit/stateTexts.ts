import { quoted, SECTIONS } from './stepText';
import type { Visit } from './visit';

/** The slices with what was typed or chosen, which their checks have let pass. */
interface TextState {
  readonly search?: { readonly query: string };
  readonly filters?: Readonly<Record<string, { readonly query: string; readonly category: string | null }>>;
  readonly quickSearch?: { readonly arrival: { readonly needle: string } | null };
  readonly tags?: { readonly selected: string | null };
  readonly tabChoice?: { readonly chosen: string | null };
  readonly likes?: Readonly<Record<string, boolean>>;
  readonly terminal?: {
    readonly draft: string;
    readonly unsent: string;
    readonly search: { readonly query: string } | null;
    readonly commands: readonly string[];
    readonly folder: string;
    readonly entries: readonly { readonly input: string; readonly folder: string }[];
  };
}

type Texts = readonly (string | null | undefined)[];

/** What had been typed and chosen where a visit begins whose first steps had no room in its link. */
export function stateTexts(state: Visit['state']): string[] {
  const { search, filters = {}, quickSearch, tags, tabChoice, likes = {}, terminal } = state as TextState;
  const { commands = [], entries = [] } = terminal ?? {};
  const filtered = Object.entries(filters).flatMap(([name, { query, category }]): (readonly [Texts, string, string])[] => {
    const section = SECTIONS[name] ?? '';
    return [
      [[query], '', ` was in the filter of the ${section}`],
      [[category], '', ` of the ${section} was chosen`],
    ];
  });
  const folders = [terminal?.folder, ...entries.map(({ folder }) => folder)].filter((folder) => folder !== '/');
  const places: readonly (readonly [texts: Texts, before: string, after: string])[] = [
    [[search?.query], '', ' was in the search box'],
    ...filtered,
    [[quickSearch?.arrival?.needle], 'The page had been found by ', ''],
    [[tags?.selected], 'The tag ', ' was chosen'],
    [[tabChoice?.chosen], 'The tab ', ' was chosen'],
    [Object.keys(likes), 'Like had been pressed at ', ''],
    [[...commands, ...entries.map(({ input }) => input)], '', ' had been entered in the terminal'],
    [folders, 'The terminal was in ', ''],
    [[terminal?.search?.query], '', ' was being looked for in the commands entered before'],
    [[terminal?.draft], '', ' was at the terminal’s prompt'],
    [[terminal?.unsent], '', ' had been typed there before'],
  ];
  return places.flatMap(([texts, before, after]) => {
    const said = [...new Set(texts)].flatMap((each) => (each ? [quoted(each)] : []));
    return said.length > 0 ? [before + said.join(', ') + after] : [];
  });
}
