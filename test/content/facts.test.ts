import type { CompiledDocument } from '../../build-scripts/lib/content/document';
import { isUnsupported, readLifecycle } from '../../build-scripts/lib/content/lifecycle';
import { readContent } from '../../build-scripts/lib/content/readContent';
import { OWN_CONTENT } from '../../build-scripts/lib/settings';
import { withoutBlocks } from '../../src/core/content/blockTree';
import { plainText } from '../../src/core/content/textOf';
import { ownDocuments } from '../build-scripts/support/ownContent';

const files = readContent(OWN_CONTENT);
let documents: readonly CompiledDocument[] = [];

beforeAll(async () => {
  documents = await ownDocuments();
});

describe('what the guides and posts tell', () => {
  const guides = () => documents.flatMap(({ id, meta }) => (meta && 'appliesTo' in meta && meta.appliesTo ? [{ id, ...meta, appliesTo: meta.appliesTo }] : []));

  it('E9 applies to releases of which one at least has free support', () => {
    const releases = (files.lifecycle && readLifecycle(files.lifecycle, [])) ?? [];
    expect(guides().length).toBe(20);
    expect(guides().filter(({ appliesTo }) => isUnsupported(appliesTo, releases))).toEqual([]);
  });

  it.each([
    ['Debian 13', 'Debian 12'],
    ['Ubuntu 24.04', 'Ubuntu 22.04'],
  ])('E9 names %s before %s', (newer, older) => {
    const placeOf = (release: string, names: readonly string[]) => names.findIndex((name) => name.startsWith(release));
    const later = guides().filter(({ appliesTo }) => placeOf(older, appliesTo) !== -1 && placeOf(older, appliesTo) < placeOf(newer, appliesTo));
    expect(later.map(({ id }) => id)).toEqual([]);
  });

  it('E9 E10 shows no file of rules that would empty the tables of other tools', () => {
    const flushing = documents.filter(({ fences }) => fences.some(({ language, text }) => language === 'nftables' && /^flush ruleset/m.test(text)));
    expect(flushing.map(({ id }) => id)).toEqual([]);
  });

  it('W4 has no value that stands in running text, where none is filled in', () => {
    const raw = documents.flatMap(({ id, blocks }) =>
      (/\{\{[A-Z_]+\}\}/.exec(plainText(withoutBlocks(blocks, new Set(['code'])))) ?? []).map((name) => `${id}: ${name}`),
    );
    expect(raw).toEqual([]);
  });

  it('E9 E10 links to the manual pages of the newest Debian', () => {
    const releases = files.documents.flatMap(({ text }) => text.match(/(?<=manpages\.debian\.org\/)[a-z]+/g) ?? []);
    expect(releases.length).toBeGreaterThan(10);
    expect(releases.filter((release) => release !== 'trixie')).toEqual([]);
  });
});
