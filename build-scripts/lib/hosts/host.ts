/** Hosts that a site can be built for; without one, the site has the form that most hosts and our own server read. */
export const HOSTS = ['pages', 'cloudflare', 'netlify', 'nginx', 'caddy'] as const;
export type Host = (typeof HOSTS)[number];

/**
 * Where a page's document is: `wiki/ssh/index.html` (folder), `wiki/ssh.html` (file), or both. Hosts that redirect a folder's address
 * to the one with a trailing slash get files. GitHub Pages answers an address with a slash only from a folder, so it gets both.
 */
type PageLayout = 'folder' | 'file' | 'both';

interface HostForm {
  readonly layout: PageLayout;
  /** Whether it sends the compressed forms beside the files. The others compress by themselves. */
  readonly sendsCompressed: boolean;
  /** Whether it sends the site's headers; otherwise each document has the Content Security Policy inside. */
  readonly sendsHeaders: boolean;
}

const FORMS: Readonly<Record<Host, HostForm>> = {
  pages: { layout: 'both', sendsCompressed: false, sendsHeaders: false },
  cloudflare: { layout: 'file', sendsCompressed: false, sendsHeaders: true },
  netlify: { layout: 'file', sendsCompressed: false, sendsHeaders: true },
  nginx: { layout: 'folder', sendsCompressed: true, sendsHeaders: true },
  caddy: { layout: 'folder', sendsCompressed: true, sendsHeaders: true },
};
const ANY_HOST: HostForm = { layout: 'folder', sendsCompressed: true, sendsHeaders: true };

export function formFor(host: Host | null): HostForm {
  return host === null ? ANY_HOST : FORMS[host];
}

/**
 * Reads HOST.
 *
 * @throws Error for a host without a preset
 */
export function readHost(env: NodeJS.ProcessEnv): Host | null {
  const value = env['HOST'];
  if (!value) return null;
  const host = HOSTS.find((each) => each === value);
  if (host === undefined) throw new Error(`HOST: ${JSON.stringify(value)} isn't one of ${HOSTS.join(', ')}. Unset it for a site that any of them can serve.`);
  return host;
}

/** The files of a page for a host, by the name of its folder's index; any other name stays. */
export function namesFor(host: Host | null, name: string): string[] {
  const { layout } = formFor(host);
  const page = /^(.+)\/index\.html$/.exec(name)?.[1];
  if (page === undefined || layout === 'folder') return [name];
  return layout === 'file' ? [`${page}.html`] : [name, `${page}.html`];
}
