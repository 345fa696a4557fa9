import type { Finding } from '../import/page/report';
import type { Construct } from './constructs';

/** An import that was tried: the constructs of each file, and what was reported. */
export interface TrialImport {
  readonly name: string;
  readonly constructs: ReadonlyMap<string, readonly Construct[]>;
  readonly findings: readonly Finding[];
}

/** How many constructs of a kind there are, and for how many something was reported. */
interface Count {
  readonly name: string;
  readonly all: number;
  readonly reported: number;
}

/** Findings about a file as a whole. */
const OF_THE_PAGE = /left out$|^Pages |^Files |^Former addresses|^Categories|^Warnings/;
const OTHER = 'other';

/** Counts constructs by kind. Each finding belongs to one construct on its line; one that belongs to none counts as one more. */
export function countsOf({ constructs, findings }: TrialImport): Count[] {
  const reported = new Set<Construct>();
  const unknown: Construct[] = [];
  for (const finding of findings) {
    const construct = constructOf(
      finding,
      (constructs.get(finding.file) ?? []).filter((each) => !reported.has(each)),
    );
    if (construct) for (const each of [construct, ...within(finding, constructs.get(finding.file) ?? [])]) reported.add(each);
    else unknown.push({ name: OTHER, line: finding.line, lastLine: finding.line, raw: finding.text });
  }
  const all = [...[...constructs.values()].flat(), ...unknown];
  const names = [...new Set(all.map(({ name }) => name))];
  return names.map((name) => {
    const named = all.filter((each) => each.name === name);
    return { name, all: named.length, reported: named.filter((each) => reported.has(each) || name === OTHER).length };
  });
}

function constructOf({ what, line, text }: Finding, constructs: readonly Construct[]): Construct | undefined {
  if (OF_THE_PAGE.test(what)) return constructs.find(({ name }) => name === 'page');
  const there = constructs.filter((each) => each.name !== 'page' && each.line <= line && line <= each.lastLine);
  const [start = ''] = text.trim().split('\n');
  return there.find(({ raw }) => raw.includes(start) || (raw.trim() && start.includes(raw.trim()))) ?? there[0];
}

/** The constructs in a part that was reported as a whole, such as a loop. */
function within({ line, text }: Finding, constructs: readonly Construct[]): Construct[] {
  const last = line + text.trim().split('\n').length - 1;
  return last === line ? [] : constructs.filter((each) => each.raw && line <= each.line && each.lastLine <= last && text.includes(each.raw.trim()));
}

/** The share of constructs about which nothing was reported, in percent. */
export function shareRight(counts: readonly Count[]): number {
  const sum = (key: 'all' | 'reported') => counts.reduce((total, count) => total + count[key], 0);
  return 100 * (1 - sum('reported') / sum('all'));
}

/** All kinds of constructs with their counts in each site, `converted of all`. */
export function importTable(sites: readonly TrialImport[]): string {
  const counts = sites.map(countsOf);
  const names = [...new Set(counts.flat().map(({ name }) => name))];
  const cell = (of: readonly Count[], name: string) => {
    const count = of.find((each) => each.name === name);
    return count ? `${count.all - count.reported} of ${count.all}` : '';
  };
  const rows = names.map((name) => [name, ...counts.map((of) => cell(of, name))]);
  const sum = (title: string, of: readonly (readonly Count[])[]) => [`**${title}**`, ...of.map((each) => `**${shareRight(each).toFixed(1)} %**`)];
  const inTexts = counts.map((of) => of.filter(({ name }) => name !== 'page' && name !== 'front matter'));
  const sums = [sum('converted', counts), sum('converted, text constructs only', inTexts)];
  const lines = [['Construct', ...sites.map(({ name }) => TITLES[name] ?? name)], ['---', ...sites.map(() => '--:')], ...rows, ...sums];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const TITLES: Readonly<Record<string, string>> = {
  hugo: 'Hugo',
  docusaurus: 'Docusaurus',
  jekyll: 'Jekyll',
  obsidian: 'Obsidian',
  mkdocs: 'MkDocs',
  vitepress: 'VitePress',
};
