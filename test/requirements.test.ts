import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSources } from './support/ownSources';

/** How many numbered requirements each group has. X has none. */
const GROUPS: Readonly<Record<string, number>> = { E: 13, R: 5, N: 3, H: 8, T: 4, C: 2, W: 15, B: 3, P: 3, O: 1, L: 6, G: 3, S: 7, M: 3, D: 3, K: 3 };
const CODES = [...Object.entries(GROUPS).flatMap(([group, count]) => Array.from({ length: count }, (_, index) => `${group}${index + 1}`)), 'X'];

const ROOT = join(__dirname, '..');
const TEST_NAME = /(?:^|[^.\w])(?:it|test)(?:\.each\([^)]*\))?\(\s*(['"`])((?:[A-Z]\d*:? )+)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/.*$/gm;
/** A code within a comment: `(S3)`, `W1–W3`. A letter of no group, or a name such as `a.B1`, is none. */
const CODE = /(?<![\w.+/])[BCDEGHKLMNOPRSTW][1-9]\d?(?!\w)/g;

const filesNamed = (folder: string, name: RegExp) => ownSources(folder).filter((path) => name.test(path));

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The codes that a test file's names begin with. */
function codesInNames(text: string): string[] {
  const words = [...text.matchAll(TEST_NAME)].flatMap(([, , codes = '']) => codes.trim().split(/:? /));
  return words.map((word) => word.replace(':', '')).filter((word) => word === 'X' || /\d/.test(word));
}

const codesInComments = (text: string) => (text.match(COMMENT) ?? []).flatMap((comment) => comment.match(CODE) ?? []);

/** The codes that docs/requirements.md explains, in its order. */
function listedCodes(): string[] {
  return [...read('docs/requirements.md').matchAll(/^\| ([A-Z]\d*) \| \S/gm)].map(([, code = '']) => code);
}

const TESTS = filesNamed('test', /\.(?:test|spec)\.tsx?$/);

describe('the tests', () => {
  const shown = new Set(TESTS.flatMap((file) => codesInNames(read(file))));

  it.each([...Object.keys(GROUPS), 'X'])('name every requirement of group %s', (group) => {
    expect(CODES.filter((code) => code.startsWith(group) && !shown.has(code))).toEqual([]);
  });
});

describe('docs/requirements.md', () => {
  it('lists every requirement once, in order', () => {
    expect(listedCodes()).toEqual(CODES);
  });

  it('lists every code that a test is named by', () => {
    const listed = new Set(listedCodes());
    const unknown = TESTS.flatMap((file) => codesInNames(read(file)).flatMap((code) => (listed.has(code) ? [] : [`${file}: ${code}`])));
    expect(unknown).toEqual([]);
  });

  it('lists every code that a comment of the sources or tests names', () => {
    const listed = new Set(listedCodes());
    const sources = ['src', 'build-scripts', 'test'].flatMap((folder) =>
      filesNamed(folder, /^(?!src\/content\/|test\/(?:content|fixtures)\/).*\.(?:tsx?|mjs|scss)$/),
    );
    const unknown = sources.flatMap((file) => codesInComments(read(file)).flatMap((code) => (listed.has(code) ? [] : [`${file}: ${code}`])));
    expect(unknown).toEqual([]);
  });
});
