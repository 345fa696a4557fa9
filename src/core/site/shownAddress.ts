import type { SampleState } from './sample';

const RESERVED_ADDRESS = /^https?:\/\/([^/:]+\.)?example\.(com|net|org)([/:]|$)/;

/** An address that can be shown: in a sample, one that leads nowhere (RFC 2606) can't. */
export function shownAddress(url: string, { isSample }: SampleState): string | undefined {
  return isSample && RESERVED_ADDRESS.test(url) ? undefined : url;
}
