/** The file by which a folder is recognised as a release that this engine built. */
export const MARKER = 'build.json';

/** Files that describe the site to servers and builds, but aren't part of it. */
export const SERVER_FILES = ['_headers', '_redirects', '_nginx.conf', '_nginx-http.conf', '_Caddyfile', MARKER];
