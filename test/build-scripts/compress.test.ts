import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { brotli, compressedForms } from '../../build-scripts/lib/compress';

const LICENCE = readFileSync('node_modules/typescript/LICENSE.txt');
const PROGRAM = readFileSync('node_modules/react/cjs/react.development.js');

describe('compress', () => {
  it('M3 makes an asset no larger than with the codes for distances that brotli has by itself, and smaller where others suit it', async () => {
    const plain = (content: Buffer) =>
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
    const sizes = await Promise.all([LICENCE, PROGRAM].map(async (content) => [(await brotli(content, 'asset')).length, plain(content).length] as const));
    for (const [tried, byItself] of sizes) expect(tried).toBeLessThanOrEqual(byItself);
    expect(sizes.some(([tried, byItself]) => tried < byItself)).toBe(true);
  });

  it('M3 every form of a file is that file', async () => {
    for (const effort of ['asset', 'page', 'fast'] as const) {
      const [br] = await compressedForms('react.js', PROGRAM, effort);
      expect(br && brotliDecompressSync(br.content).equals(PROGRAM)).toBe(true);
    }
  });
});
