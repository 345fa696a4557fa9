import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeadersFile, TLS_ONLY } from '../../build-scripts/lib/http/headers';
import { TEST_SITE } from '../../build-scripts/lib/testing/testSites';
import { serveOwnSite } from './support/builtSite';
import { observatoryScore } from './support/observatory';

const site = serveOwnSite();
const written = (name: string) => readFileSync(join(TEST_SITE, name), 'utf8');
const hostHeaders = () => headersFor(parseHeadersFile(written('_headers')), '/wiki/ssh');

it("R5 the site has 140 of the Observatory's points; the last are for isolated embedding, a place in the browsers' list and hashes of scripts", async () => {
  const { score, results } = observatoryScore(hostHeaders(), await site.page('/wiki/ssh'));
  expect({ score, bad: results.filter(([, points]) => points < 0) }).toEqual({ score: 140, bad: [] });
});

it('R5 our own server sends what hosts are told to, but for what counts over TLS alone', async () => {
  const { headers } = await site.get('/wiki/ssh');
  const sent = Object.fromEntries(Object.entries(hostHeaders()).map(([name]) => [name, headers[name.toLowerCase()]]));
  expect(sent).toEqual({ ...hostHeaders(), [TLS_ONLY]: undefined });
  expect(hostHeaders()[TLS_ONLY]).toBe('max-age=63072000');
});

it.each([
  ['no header at all', {}, 30],
  ['a policy with unsafe-inline', { 'Content-Security-Policy': "default-src 'self' 'unsafe-inline'" }, 35],
])('the rules give %s few points', async (_, headers, points) => {
  expect(observatoryScore(headers, await site.page('/')).score).toBe(points);
});

it.each([
  ['Opener', 'same-origin', 10],
  ['Opener', 'noopener-allow-popups; report-to="pages"', 10],
  ['Opener', 'unsafe-none', 0],
  ['Opener', 'same-site', -5],
  ['Embedder', 'require-corp', 10],
  ['Embedder', 'credentialless', 10],
  ['Embedder', 'unsafe-none', 0],
  ['Embedder', 'same-origin', -5],
])('the rules give Cross-Origin-%s-Policy: %s its %i points', async (of, value, points) => {
  const { [`Cross-Origin-${of}-Policy`]: _, ...others } = hostHeaders();
  const page = await site.page('/');
  const scoreOf = (headers: Readonly<Record<string, string>>) => observatoryScore(headers, page).score;
  expect(scoreOf({ ...others, [`Cross-Origin-${of}-Policy`]: value }) - scoreOf(others)).toBe(points);
});
