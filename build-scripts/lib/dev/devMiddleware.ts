import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { canonicalPath } from '../../../src/core/site/canonicalPath';
import { decodePart } from '../../../src/core/site/decodePart';
import { matchRoute } from '../../../src/core/site/routes';
import { publishedPicture } from '../content/pictures/publishedPicture';
import type { DevContent } from './devContent';
import { mediaType } from '../http/mediaType';
import { documentStart } from '../http/documentStart';
import { resumeFiles } from '../resume/resumeFiles';
import { resumePaths } from '../resume/resumePaths';
import type { SiteSettings } from '../settings/settings';
import { directionRules } from '../content/pages/directionRules';
import type { ContentModel } from '../content/model/model';
import { themeCss } from '../content/site/theme';

type Middleware = (request: Pick<IncomingMessage, 'url'>, response: ServerResponse, next: () => void) => void;

/**
 * Serves the content in development: data, pictures, feeds, the resume, the stream of edits, and one document for all pages.
 *
 * @param beforeDocument is called before each of those documents
 */
export function devMiddleware(content: DevContent, beforeDocument: () => void): Middleware {
  return (request, response, next) => {
    answer({ url: request.url ?? '/', settings: content.settings(), content, beforeDocument }, response, next).catch((error: unknown) => {
      console.error(error);
      sendProblem(response, error instanceof Error ? error.message : String(error));
    });
  };
}

interface Question {
  readonly url: string;
  readonly settings: SiteSettings;
  readonly content: DevContent;
  readonly beforeDocument: () => void;
}

async function answer({ url, settings, content, beforeDocument }: Question, response: ServerResponse, next: () => void): Promise<void> {
  const path = `/${decodePart((url.split('?')[0] ?? '').slice(settings.basePath.length))}`;
  if (path === '/content-changes') return streamChanges(response, content);
  if (resumePaths(settings.site, content.model()?.publicFiles).includes(path) && hasResume(content)) return sendResume({ path, settings, content }, response);
  const own = ownFileAt(path, content);
  if (own) return send(response, mediaType(own), path.startsWith('/images/') ? await publishedPicture(own) : readFileSync(own));
  const data = content.dataFile(path);
  if (data !== undefined) return send(response, mediaType(path), data);
  if (path.startsWith('/data/')) {
    response.statusCode = 404;
    response.end();
    return;
  }
  const moved = content.model()?.redirects.find(({ from }) => decodePart(from) === path);
  if (moved) return redirect(response, settings.basePath + moved.to.slice(1) + (/\?.*$/.exec(url)?.[0] ?? ''));
  if (isPage(path)) {
    beforeDocument();
    return send(response, 'text/html; charset=utf-8', developmentPage(settings, content.model()));
  }
  next();
}

/** The owner's picture or file at a path, or the page in a folder of the owner's. */
function ownFileAt(path: string, content: DevContent): string | undefined {
  return content.image(path) ?? content.image(`${canonicalPath(path)}/index.html`);
}

/** A page's address may have a dot in it, such as /tags/Node.js. One without is never a file's, except for the bundler's. */
function isPage(path: string): boolean {
  return matchRoute(path) !== null || (extname(path) === '' && !path.startsWith('/assets/') && path !== '/ws');
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

/** Temporary: the browser would remember a permanent one after the alias is gone. */
function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { Location: to, 'Cache-Control': 'no-store' }).end();
}

function sendProblem(response: ServerResponse, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.statusCode = 500;
  send(response, 'text/plain; charset=utf-8', `${text}\n`);
}

/** Content that was broken from the start may have one. */
function hasResume(content: DevContent): boolean {
  return content.model()?.resume !== null;
}

/** While the content is broken, the last valid resume would not be the one that is being edited. */
async function sendResume(
  { path, settings, content }: Pick<Question, 'settings' | 'content'> & { readonly path: string },
  response: ServerResponse,
): Promise<void> {
  const model = content.model();
  const { problem } = content.state();
  if (problem !== null || !model) return sendProblem(response, problem ?? 'There is no content yet.');
  send(response, mediaType(path), (await resumeFiles(settings, model)).get(path) ?? '');
}

/** Server-sent events: the state of the content at first, and after each edit. */
function streamChanges(response: ServerResponse, content: DevContent): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(`event: state\ndata: ${JSON.stringify(content.state())}\n\n`);
  const stop = content.onChange((state) => response.write(`data: ${JSON.stringify(state)}\n\n`));
  response.once('close', stop);
}

function developmentPage({ basePath, site }: SiteSettings, model: ContentModel | undefined): string {
  const rules = (site.theme ? themeCss(site.theme) : '') + (model ? directionRules(model) : '');
  const own = rules === '' ? '' : `<style>${rules}</style>`;
  return `${documentStart(site)}<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="preload" href="${basePath}assets/hanken-grotesk.woff2" as="font" type="font/woff2" crossorigin><link rel="icon" href="${basePath}favicon.svg"><link rel="stylesheet" href="${basePath}assets/main.css">${own}<link rel="stylesheet" href="${basePath}assets/print.css" media="print"></head>
<body><div id="root"></div><script defer src="${basePath}assets/main.js"></script></body></html>`;
}
