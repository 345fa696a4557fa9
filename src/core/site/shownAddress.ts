import type { SampleState } from './sample';

const RESERVED_ADDRESS = /^https?:\/\/([^/:]+\.)?example\.(com|net|org)([/:]|$)/;

/** An address to show; undefined for a sample's that leads nowhere (RFC 2606). */
export function shownAddress(url: string, { isSample }: SampleState): string | undefined {
  return isSample && RESERVED_ADDRESS.test(url) ? undefined : url;
}
