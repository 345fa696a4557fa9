import type { ChangedFigure, ProjectData } from '../../../../src/core/content/pages';
import { RIGHT_TO_LEFT } from '../markdown/directions';
import type { FrontMatter, ProjectFigure } from '../source/schema';
import { knownFacts } from './knownFacts';

/** What is known of a project, by name. */
export function projectFacts({ role, team, duration, scale, stack }: FrontMatter<'projects'>): ProjectData['facts'] {
  return knownFacts([
    ['Role', role],
    ['Team', team],
    ['Duration', duration],
    ['Scale', scale],
    ['Stack', stack?.join(', ')],
  ]);
}

/** The figures with their texts and the lengths of their bars. Of two quantities the larger is 100; a percentage is itself. */
export function changedFigures(figures: readonly ProjectFigure[]): ChangedFigure[] {
  return figures.map(({ label, before, after, unit, better, how }) => {
    const most = unit === '%' ? Math.max(100, before, after) : Math.max(before, after) || 1;
    return {
      label,
      before: quantity(before, unit),
      after: quantity(after, unit),
      lengths: [Math.round((before / most) * 100), Math.round((after / most) * 100)],
      isBetter: better === 'lower' ? after < before : after > before,
      how,
    };
  });
}

/** `Cost per month: €11,240 → €6,730`; undefined without a figure. */
export function resultOf(figures: readonly ProjectFigure[]): string | undefined {
  const [first] = changedFigures(figures.slice(0, 1));
  if (!first) return undefined;
  const { label, before, after } = first;
  return RIGHT_TO_LEFT.test(label + before) ? `${label}: ${fromTheLeft(before, after)}` : `${label}: ${before} → ${after}`;
}

/** In a line from right to left, the arrow leads from left to right all the same, between quantities with the order of their own units. */
const fromTheLeft = (before: string, after: string) => `\u2066\u2068${before}\u2069 → \u2068${after}\u2069\u2069`;

/** The parts of a quantity stay on one line. */
function quantity(value: number, unit: string | undefined): string {
  if (unit === 's') return duration(value);
  const number = value.toLocaleString('en-US');
  if (unit === undefined) return number;
  if (/^\p{Sc}$/u.test(unit)) return `${unit}${number}`;
  return unit === '%' ? `${number}%` : `${number}\u00A0${unit.replaceAll(' ', '\u00A0')}`;
}

/** 700 → `11 min 40 s`, the two largest units. */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00A0s`;
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const parts = minutes < 60 ? [`${minutes}\u00A0min`, rest(whole % 60, 's')] : [`${Math.floor(minutes / 60)}\u00A0h`, rest(minutes % 60, 'min')];
  return parts.filter(Boolean).join('\u00A0');
}

function rest(value: number, unit: string): string {
  return value > 0 ? `${value}\u00A0${unit}` : '';
}
