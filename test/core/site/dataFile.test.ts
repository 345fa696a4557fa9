import fc from 'fast-check';
import { checksumOf, DataFileError, decodeDataFile, encodeDataFile } from '../../../src/core/site/dataFile';

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

  it.each(['', '<!doctype html>', '{}', '[]', '{"title":"SSH"}', 'null'])('refuses %j', (text) => {
    expect(() => decodeDataFile(text)).toThrow(DataFileError);
  });

  it('has the published checksums of ASCII texts', () => {
    expect([checksumOf(''), checksumOf('a'), checksumOf('foobar')]).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
  });
});
