import { commentOf, Mask, withoutMarks } from './mask';
import type { Finding, Report } from './report';
import type { Site } from './site';
import type { Item } from './item';

/** One file during its conversion: its place in the site, and what is reported about it. */
export class Page {
  readonly mask = new Mask();
  /** Ids that headings were given by hand, with the slugs of the headings' texts. */
  readonly headingIds = new Map<string, string>();
  /** Tags found in the text. */
  readonly tags: string[] = [];
  /** Names that a file of MDX imports, with what they stand for. */
  readonly imports = new Map<string, string>();
  /** Other files that the text includes, with their texts. */
  readonly parts = new Map<string, string>();
  /** Front matter that the text shows. */
  readonly shownFields = new Set<string>();
  readonly #seen = new Map<string, number>();

  constructor(
    readonly item: Item,
    readonly site: Site,
    private readonly report: Report,
  ) {}

  addConverted(kind: string): void {
    this.report.addConverted(kind);
  }

  /** Reports what couldn't be converted, with its line. */
  addFinding(what: string, raw: string, text = raw): void {
    this.report.add(this.#finding(what, raw, text));
  }

  /** Adds a finding to those about the same thing, such as links to one target: the report shows them in one line. */
  addFindingAbout(about: string, { what, raw, text }: { readonly what: string; readonly raw: string; readonly text: string }): void {
    this.report.add({ ...this.#finding(what, raw, text), about });
  }

  #finding(what: string, raw: string, text: string): Finding {
    return { what, ...this.#placeOf(this.mask.restore(raw)), text: withoutMarks(this.mask.restore(text)) };
  }

  /** Reports something at a line of the file. */
  addFindingAt(what: string, line: number, { text, about }: { readonly text: string; readonly about?: string }): void {
    this.report.add({ what, file: this.item.path, line, text, ...(about === undefined ? {} : { about }) });
  }

  comment(raw: string): string {
    return this.mask.keep(commentOf(this.mask.restore(raw)));
  }

  /** Reports a text that readers now see as code. */
  asCode(what: string, raw: string): string {
    this.addFinding(what, raw);
    return this.code(raw.trim());
  }

  /** Inline code that no later pass touches. */
  code(text: string): string {
    return this.mask.keep(codeSpan(this.mask.replaceKept(text, withoutSigns)));
  }

  /** As much of a text as the file still has: of a link perhaps only its label or its address, since an earlier pass may have changed the other, or made it of an element. */
  #written(raw: string): string {
    const link = raw.indexOf('](');
    const [, address = ''] = /^[^]*?\]\(<?([^\s<>)]+)/.exec(raw) ?? [];
    const parts = [raw, withoutMarks(raw), raw.slice(0, link + 2), raw.slice(0, link + 1), address, raw.split('\n', 1)[0] ?? ''];
    return parts.find((part) => part.length > 2 && this.item.body.includes(part)) ?? raw;
  }

  /** In the file itself, or in a file that it includes. */
  #placeOf(raw: string): { readonly file: string; readonly line: number } {
    const start = raw.split('\n', 1)[0] ?? '';
    const [file, text = ''] = this.item.body.includes(start) ? [] : ([...this.parts].find(([, part]) => part.includes(start)) ?? []);
    if (file === undefined) return { file: this.item.path, line: this.#lineOf(raw) };
    return { file: file.replace(/^\//, ''), line: text.slice(0, text.indexOf(start)).split('\n').length };
  }

  /** What occurs several times is reported in order. */
  #lineOf(raw: string): number {
    const { body, bodyLine } = this.item;
    const wanted = this.#written(raw);
    const count = this.#seen.get(wanted) ?? 0;
    this.#seen.set(wanted, count + 1);
    let at = body.indexOf(wanted);
    for (let step = 0; step < count; step += 1) {
      const next = body.indexOf(wanted, at + 1);
      if (next >= 0) at = next;
    }
    return bodyLine + (at < 0 ? 0 : body.slice(0, at).split('\n').length - 1);
  }
}

/** Text as inline code. Between the signs, there are fewer backticks in a row than in them, and none right beside them. */
function codeSpan(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((length, [run]) => Math.max(length, run.length), 0);
  const signs = '`'.repeat(longest + 1);
  return /^`|`$/.test(text) ? `${signs} ${text} ${signs}` : signs + text + signs;
}

/** What inline code shows; any other text as it is. */
function withoutSigns(code: string): string {
  const [, , inside = code] = /^(`+)(?!`)([^]*[^`])\1$/.exec(code) ?? [];
  return inside.replace(/^ (`[^]*|[^]*`) $/, '$1');
}
