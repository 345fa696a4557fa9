import type { GuideRow, Screens } from './measureScreens';

/** A figure, and what it should be at most, or at least. */
interface Aim {
  readonly name: string;
  readonly value: (screens: Screens) => number;
  readonly bound: number;
  readonly isLeast?: boolean;
  readonly unit?: string;
  /** Decimal places; by default 1 for percentages and 0 for everything else. */
  readonly digits?: number;
  /** Where it misses its aim, and what to do. */
  readonly hint?: (screens: Screens) => string;
}

/** The layout shift (CLS) that a page exceeds when text on its first screen gets another number of lines. */
const MAX_SHIFT = 0.01;

const worst = (of: (guide: GuideRow) => number) => (screens: Screens) => Math.max(...screens.guides.map(of));
const total = (of: (guide: GuideRow) => number) => (screens: Screens) => screens.guides.reduce((sum, guide) => sum + of(guide), 0);
const percent = (part: (screens: Screens) => number, whole: (screens: Screens) => number) => (screens: Screens) => (100 * part(screens)) / whole(screens);

const shiftAim = (window: keyof Screens['shifts'], width: number): Aim => ({
  name: `Layout shift of the worst page when the typeface comes, at ${width}`,
  value: ({ shifts }) => Math.max(0, ...shifts[window].map(({ shift }) => shift)),
  bound: MAX_SHIFT,
  digits: 4,
  hint: ({ shifts }) => {
    const paths = shifts[window].filter(({ shift }) => shift > MAX_SHIFT).map(({ path }) => path);
    return `${paths.join(', ')}: change the text that needs another number of lines in the system’s face`;
  },
});

const AIMS: readonly Aim[] = [
  { name: 'First sentence of the worst guide, at 360', value: worst(({ phone }) => phone.firstSentence), bound: 480, unit: 'px' },
  { name: 'First sentence of the worst guide, at 1440', value: worst(({ desktop }) => desktop.firstSentence), bound: 440, unit: 'px' },
  { name: 'Commands that an edge cuts, at 360', value: total(({ phone }) => phone.cutCommands), bound: 0 },
  { name: 'Commands that an edge cuts, at 1440', value: total(({ desktop }) => desktop.cutCommands), bound: 60 },
  {
    name: 'Bars in the height of code, at 360',
    value: percent(
      total(({ phone }) => phone.barHeight),
      total(({ phone }) => phone.codeHeight),
    ),
    bound: 15,
    unit: '%',
  },
  {
    name: 'Bars in the height of code, at 1440',
    value: percent(
      total(({ desktop }) => desktop.barHeight),
      total(({ desktop }) => desktop.codeHeight),
    ),
    bound: 15,
    unit: '%',
  },
  {
    name: 'Commands with a coloured command word',
    value: percent(
      total(({ desktop }) => desktop.colouredPrompts),
      total(({ desktop }) => desktop.prompts),
    ),
    bound: 98,
    isLeast: true,
    unit: '%',
  },
  { name: 'First project of the home page, at 360', value: ({ firstProject }) => firstProject, bound: 1_100, unit: 'px' },
  shiftAim('phone', 360),
  shiftAim('desktop', 1440),
  { name: 'Keys to the guide that takes most', value: worst(({ keys }) => keys), bound: 6 },
];

/** What misses its aim, one line each. */
export function missedTargets(screens: Screens): string[] {
  const isMissed = ({ value, bound, isLeast = false }: Aim) => !(isLeast ? value(screens) >= bound : value(screens) <= bound);
  const hintFor = ({ hint }: Aim) => (hint ? ` (${hint(screens)})` : '');
  return AIMS.filter(isMissed).map((aim) => `${aim.name}: ${figure(aim.value(screens), aim)}, the aim is ${bounds(aim)}${hintFor(aim)}`);
}

/** Two Markdown tables: the figures beside their aims, and one row per guide. */
export function screensTable(screens: Screens): string {
  const aims = AIMS.map((aim) => line([aim.name, figure(aim.value(screens), aim), bounds(aim)]));
  const guides = screens.guides.map(({ path, phone, desktop, keys, tabStops }) =>
    line([
      `\`${path}\``,
      ...[phone, desktop].map(({ firstSentence }) => figure(firstSentence)),
      `${phone.cutCommands} / ${desktop.cutCommands} of ${desktop.commands}`,
      String(keys),
      String(tabStops),
    ]),
  );
  return [
    line(['', 'Measured', 'Aim']),
    line(['---', '---:', '---:']),
    ...aims,
    '',
    line(['Guide', 'first sentence at 360', 'at 1440', 'commands cut at 360 / 1440', 'keys', 'tab stops']),
    line(['---', '---:', '---:', '---:', '---:', '---:']),
    ...guides,
  ].join('\n');
}

const bounds = (aim: Aim) => `${aim.isLeast ? '≥' : '≤'} ${figure(aim.bound, aim)}`;
const figure = (value: number, { unit = '', digits = unit === '%' ? 1 : 0 }: Pick<Aim, 'unit' | 'digits'> = {}) =>
  `${Number(value.toFixed(digits)).toLocaleString('en-US', { maximumFractionDigits: digits })}${unit === 'px' ? ' px' : unit}`;
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replace('|  |', '| |');
