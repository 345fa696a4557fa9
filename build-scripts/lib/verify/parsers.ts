import { SaxesParser } from 'saxes';
import { parse as parseToml } from 'smol-toml';
import { parse as parseShell } from 'unbash';
import { parseAllDocuments } from 'yaml';
import { entitiesOf, hasOuterEntities } from '../text/entitiesOf';

/** A fault that a parser found, at a line of the text, from 0. */
interface ParseFault {
  readonly line: number;
  readonly message: string;
}

/** A parser by its name; it returns the first fault, or null. */
interface Parser {
  readonly by: string;
  readonly parse: (text: string) => ParseFault | null;
}

const yaml: Parser = { by: 'yaml', parse: yamlFault };
const braces: Parser = { by: 'a check of its brackets', parse: bracketFault };
const ini: Parser = { by: 'a check of its lines', parse: iniFault };
const pairs: Parser = { by: 'a check of its lines', parse: pairFault };

/** Languages whose text can be checked without the program that reads it. */
const PARSERS: ReadonlyMap<string, Parser> = new Map([
  ['yaml', yaml],
  ['yml', yaml],
  ['json', { by: 'JSON.parse', parse: jsonFault }],
  ['toml', { by: 'smol-toml', parse: tomlFault }],
  ['xml', { by: 'saxes', parse: xmlFault }],
  ['ini', ini],
  ['systemd', ini],
  ['properties', ini],
  ['ssh-config', pairs],
  ['logrotate', { by: 'a check of its brackets and scripts', parse: logrotateFault }],
  ...['nginx', 'nftables'].map((language): [string, Parser] => [language, braces]),
  ...['hcl', 'terraform'].map((language): [string, Parser] => [language, { ...braces, parse: (text) => bracketFault(withoutProse(text)) }]),
]);

/** The parser of a language that no shell runs; undefined for text and for languages without one. */
export function parserFor(language: string): Parser | undefined {
  return PARSERS.get(language);
}

/** Several documents may follow one another; unknown tags are no fault. */
function yamlFault(text: string): ParseFault | null {
  for (const document of parseAllDocuments(text, { prettyErrors: false, logLevel: 'error' })) {
    const [error] = 'errors' in document ? document.errors : [];
    if (error) return { line: lineAt(text, error.pos[0]), message: error.message };
  }
  return null;
}

function jsonFault(text: string): ParseFault | null {
  const message = jsonMessage(text);
  if (message === null) return null;
  const position = positionIn(message);
  return { line: position === undefined ? lineOfJsonFault(text) : lineAt(text, position), message };
}

/** What Node says of a text that isn't JSON; null for one that is. */
function jsonMessage(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const positionIn = (message: string) => /position (\d+)/.exec(message)?.slice(1).map(Number)[0];

/** Node doesn't name the place of every fault. It is in the first line with which the text can't be the beginning of JSON any more. */
function lineOfJsonFault(text: string): number {
  const lines = text.split('\n');
  let [first, last] = [0, lines.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (canGoOn(lines.slice(0, middle + 1).join('\n'))) first = middle + 1;
    else last = middle;
  }
  return first;
}

/** Whether a text can be the beginning of JSON: then Node finds nothing wrong, or nothing before its end. */
function canGoOn(text: string): boolean {
  const message = jsonMessage(text);
  return message === null || /^Unexpected end/.test(message) || (positionIn(message) ?? -1) >= text.trimEnd().length;
}

function tomlFault(text: string): ParseFault | null {
  try {
    parseToml(text);
    return null;
  } catch (error) {
    const line = error instanceof Error && 'line' in error ? Number(error.line) - 1 : 0;
    return { line, message: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

/** What only a whole document has. Other text may be a part of one, or have several roots, as some programs' files do. */
const WHOLE_XML = /^<\?xml\s|<!DOCTYPE\s/;

function xmlFault(text: string): ParseFault | null {
  const parser = new SaxesParser({ fragment: !WHOLE_XML.test(text) });
  let fault: ParseFault | null = null;
  let hasElement = false;
  let mayHaveMoreEntities = false;
  parser.on('error', ({ message }) => {
    if (!(mayHaveMoreEntities && message.includes('undefined entity'))) fault ??= xmlFaultOf(message);
  });
  parser.on('doctype', (doctype) => {
    mayHaveMoreEntities = hasOuterEntities(doctype);
    Object.assign(parser.ENTITIES, entitiesOf(doctype));
  });
  parser.on('opentag', () => (hasElement = true));
  parser.write(text).close();
  return fault ?? (hasElement ? null : { line: 0, message: 'has no element' });
}

/** saxes writes `line:column: ` in front, the line from 1. */
function xmlFaultOf(message: string): ParseFault {
  const [, line, column, what] = /^(\d+):(\d+): (.*?)\.?$/s.exec(message) ?? [];
  return line === undefined ? { line: 0, message } : { line: Number(line) - 1, message: `${what} at column ${column}` };
}

/** A word of a key, which may have a host's range, a language or nothing in brackets. */
const INI_WORD = String.raw`[^\s=:[\]](?:[^\s=:[\]]|\[[^\s=[\]]*\])*`;
const INI_LINE = new RegExp(String.raw`^\s*(?:$|[#;]|\[[^\]]+\]\s*(?:$|[#;]))|^\s+\S|^${INI_WORD}(?:\s+${INI_WORD})*\s*(?:$|[=:])|^![a-z]+`);

/** Sections, `key = value`, bare keys as in MySQL's files, comments, and continuation lines. */
function iniFault(text: string): ParseFault | null {
  let continues = false;
  for (const [line, content] of text.split('\n').entries()) {
    const isRight = continues || INI_LINE.test(content);
    if (!isRight) return { line, message: 'is neither a section, a key with a value, nor a comment' };
    continues = content.endsWith('\\');
  }
  return null;
}

/** A keyword and its value on each line, as OpenSSH reads them. */
function pairFault(text: string): ParseFault | null {
  const line = text.split('\n').findIndex((content) => !/^\s*$|^\s*#|^\s*[A-Za-z][A-Za-z0-9]*(?:\s*=\s*|\s+)\S/.test(content));
  return line < 0 ? null : { line, message: "isn't a keyword with a value" };
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Brackets outside of strings and comments must close in the order in which they opened. */
function bracketFault(text: string): ParseFault | null {
  const open: { readonly closing: string; readonly line: number }[] = [];
  for (const [line, content] of text.split('\n').entries()) {
    for (const sign of codeOf(content).match(/[{}[\]()]/g) ?? []) {
      const closing = CLOSING[sign];
      if (closing !== undefined) open.push({ closing, line });
      else if (open.pop()?.closing !== sign) return { line, message: `closes "${sign}", which isn't open` };
    }
  }
  const left = open.at(-1);
  return left ? { line: left.line, message: `opens a bracket that "${left.closing}" never closes` } : null;
}

const SCRIPT_START = /^\s*(?:prerotate|postrotate|firstaction|lastaction|preremove)\s*$/;
const SCRIPT_END = /^\s*endscript\s*$/;

/** The shell's brackets need no partner (`case`), so its scripts are parsed separately. */
function logrotateFault(text: string): ParseFault | null {
  const others: string[] = [];
  let script: { readonly start: number; readonly lines: string[] } | undefined;
  for (const [line, content] of text.split('\n').entries()) {
    if (script && !SCRIPT_END.test(content)) {
      script.lines.push(content);
      others.push('');
      continue;
    }
    const fault = script && shellFault(script.lines.join('\n'));
    if (script && fault) return { ...fault, line: script.start + 1 + fault.line };
    script = SCRIPT_START.test(content) ? { start: line, lines: [] } : undefined;
    others.push(content);
  }
  return script ? { line: script.start, message: 'opens a script that "endscript" never closes' } : bracketFault(others.join('\n'));
}

function shellFault(text: string): ParseFault | null {
  const [error] = parseShell(text).errors ?? [];
  return error ? { line: lineAt(text, error.pos), message: error.message } : null;
}

/** A line without its strings, escaped characters and comments. */
function codeOf(line: string): string {
  return line.replace(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '').replace(/#.*|(^|\s)\/\/.*/, '');
}

/** HCL without what its heredocs and its comments of several lines hold, each line still in its place. */
function withoutProse(text: string): string {
  let end: RegExp | undefined;
  return text
    .split('\n')
    .map((line) => {
      const closed = end ? end.exec(line) : [''];
      if (!closed) return '';
      const code = codeOf(line.slice(closed[0]?.length));
      const opening = /\/\*(?!.*\*\/).*$|<<-?([\p{L}_][\p{L}\p{N}_-]*)\s*$/u.exec(code);
      end = opening ? endOf(opening[1]) : undefined;
      return code.slice(0, opening?.index);
    })
    .join('\n');
}

/** What ends a heredoc, or a comment where there is no such mark. */
function endOf(mark: string | undefined): RegExp {
  return mark === undefined ? /^.*?\*\// : new RegExp(`^\\s*${mark}\\s*$`, 'u');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}
