import type { Redirect } from '../content/aliases';
import type { HeaderRule } from '../headers';

/** How a site is to be served, for any host. */
export interface Serving {
  readonly rules: readonly HeaderRule[];
  /** Former addresses below the base path, escaped. */
  readonly redirects: readonly Redirect[];
  /** With a slash at both ends. */
  readonly basePath: string;
}
