import fc from 'fast-check';
import { checksumOf, DataFileError, decodeDataFile, encodeDataFile } from '../../../src/core/site/dataFile';
import { isPageData } from '../../../src/core/site/pageShape';
import { ROUTES } from '../../../src/core/site/routes';
import { fuzz } from '../../support/fuzz';

/** The data in a file; undefined if it is refused with one of the documented errors. */
function decoded(file: string): unknown {
  try {
    return decodeDataFile(file).data;
  } catch (error) {
    expect(['DataFileError', 'SyntaxError']).toContain((error as Error).name);
    return undefined;
  }
}

describe('data files', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(fc.json(), fc.stringMatching(/^[0-9a-f]{1,32}$/), (json, build) => {
        expect(decodeDataFile(encodeDataFile(build, json))).toEqual({ build, data: JSON.parse(json) as unknown });
      }),
    );
  });

  it('refuses a file with any one character changed, or cut anywhere', () => {
    const file = encodeDataFile('3f9a', JSON.stringify({ title: 'SSH', lines: ['sshd -t', 'größer'] }));
    for (let at = file.indexOf('"data"'); at < file.length; at += 1) {
      expect(() => decodeDataFile(`${file.slice(0, at)}~${file.slice(at + 1)}`)).toThrow(DataFileError);
      expect(() => decodeDataFile(file.slice(0, at))).toThrow(DataFileError);
    }
  });

  const textArbitrary = fc.oneof(fc.json(), fc.string({ maxLength: 30 }), fc.constantFrom('{', '[1,', '{"blocks":[]}', 'null', '[[[[', '"\\u'));
  /** What a file may have become on its way: changed, cut, joined with another, or given the checksum of something that is not JSON. */
  const fileArbitrary = fc.oneof(
    textArbitrary,
    textArbitrary.map((text) => encodeDataFile('3f9a', text)),
    fc.tuple(textArbitrary, fc.nat({ max: 80 }), textArbitrary).map(([text, at, other]) => encodeDataFile('3f9a', text).slice(0, at) + other),
    fc.tuple(textArbitrary, textArbitrary).map(([text, other]) => encodeDataFile('3f9a', text) + encodeDataFile('4c', other)),
  );
  fuzz({ name: 'data file', inputs: fileArbitrary, share: 0.02, where: 'browser' }, (file) => {
    const data = decoded(file);
    expect(ROUTES.filter(({ name }) => typeof isPageData(name, data) !== 'boolean')).toEqual([]);
  });

  it.each(['', '<!doctype html>', '{}', '[]', '{"title":"SSH"}', 'null'])('refuses %j', (text) => {
    expect(() => decodeDataFile(text)).toThrow(DataFileError);
  });

  it('has the published checksums of ASCII texts', () => {
    expect([checksumOf(''), checksumOf('a'), checksumOf('foobar')]).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
  });
});
