/** Compresses a text (raw deflate) and encodes it for an address (base64url). */
export async function deflateText(text: string): Promise<string> {
  const parts = await partsOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  const letters = (parts ?? []).flatMap((part) => Array.from(part, (byte) => String.fromCharCode(byte))).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The inverse. It stops unpacking as soon as there is more than allowed, so a small code can't fill the memory.
 *
 * @returns null for what isn't such a code, or is too long
 */
export async function inflateText(code: string, mostBytes: number): Promise<string | null> {
  if (!/^[\w-]+$/.test(code)) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const parts = await partsOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), mostBytes);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return parts && parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
  } catch {
    return null;
  }
}

/** Reads a stream; null if it has more than `mostBytes`. */
async function partsOf(stream: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array[] | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
    size += value.length;
    if (size <= mostBytes) continue;
    await reader.cancel();
    return null;
  }
}
