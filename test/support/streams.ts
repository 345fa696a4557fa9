import { Blob } from 'node:buffer';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/** What browsers have and jsdom doesn't: streams that compress. */
export function installStreams(): void {
  Object.assign(globalThis, { Blob, CompressionStream, DecompressionStream, TextDecoder, TextEncoder });
}
