import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { deflateText, inflateText } from '../../src/platform/deflate';
import { anyString } from '../support/anyString';
import { runs } from '../support/propertyRuns';
import { installStreams } from '../support/streams';

const coded = (bytes: Buffer) => bytes.toString('base64url');

/** A lone surrogate can't be encoded in UTF-8. */
const isWellFormed = (text: string) => Buffer.from(text).toString() === text;

beforeAll(installStreams);

describe('deflateText and inflateText', () => {
  it('D3 give any text back', async () => {
    const text = anyString({ maxLength: 200 }).filter(isWellFormed);
    await fc.assert(
      fc.asyncProperty(text, async (each) => {
        const code = await deflateText(each);
        expect(code).toMatch(/^[\w-]+$/);
        expect(await inflateText(code, 1_000)).toBe(each);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('D3 stop unpacking where there is more than allowed', async () => {
    const bomb = coded(deflateRawSync(Buffer.alloc(50_000_000)));
    expect(bomb.length).toBeLessThan(70_000);
    expect(await inflateText(bomb, 1_000)).toBeNull();
    expect(await inflateText(coded(deflateRawSync(Buffer.alloc(1_000, 97))), 1_000)).toHaveLength(1_000);
  });

  it.each([
    ['what is cut off', coded(deflateRawSync(Buffer.from('words'.repeat(50)))).slice(0, -3)],
    ['what is no text', coded(deflateRawSync(Buffer.from([0xff, 0xfe])))],
    ['other letters', 'a+b/c='],
    ['nothing', ''],
  ])('D3 refuse %s', async (_what, code) => {
    expect(await inflateText(code, 1_000)).toBeNull();
  });
});
