import { HOME } from './site';

/** The headers that a page depends on. */
const PASSED_ON = ['Content-Type', 'Content-Security-Policy', 'Location', 'Cache-Control'];

/** What the test site's server answers a browser, for servers in front of it. */
export async function askTestSite(path: string) {
  const answer = await fetch(new URL(path, HOME), { redirect: 'manual', headers: { Accept: 'text/html,*/*' } });
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { answer, headers };
}
