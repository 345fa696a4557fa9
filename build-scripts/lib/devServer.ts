import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfig } from '../../webpack.config';
import { watchContent, type DevContent } from './devContent';
import { resumeFiles, resumePaths } from './resume/resumeFiles';
import { mediaType } from './mediaType';
import { loadModel } from './buildSite';
import { decodePart } from '../../src/core/site/routes';
import { ROOT, type SiteSettings } from './settings';

/** webpack-dev-server with React Fast Refresh for code, and our own data files, refreshed on edit, for content. */
export async function startDevServer(settings: SiteSettings, port: number): Promise<void> {
  const content = await watchContent(settings);
  const compiler = webpack(webpackConfig(settings, false));
  if (!compiler) throw new Error('webpack made no compiler of webpack.config.ts.');
  const { basePath } = settings;
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      // A compressed stream of events would wait until it is worth sending.
      compress: false,
      static: { directory: join(ROOT, 'public'), publicPath: basePath, watch: false },
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [
        {
          name: 'site',
          middleware: (request: { url?: string }, response: ServerResponse, next: () => void) =>
            void answer({ url: request.url ?? '/', settings, content }, response, next),
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
}

interface Question {
  readonly url: string;
  readonly settings: SiteSettings;
  readonly content: DevContent;
}

async function answer({ url, settings, content }: Question, response: ServerResponse, next: () => void): Promise<void> {
  const path = `/${decodePart((url.split('?')[0] ?? '').slice(settings.basePath.length))}`;
  if (path === '/content-changes') return streamChanges(response, content);
  if (resumePaths(settings.site).includes(path)) return send(response, mediaType(extname(path)), await currentResume(settings, path));
  const image = content.image(path);
  if (image) return send(response, mediaType(extname(path)), readFileSync(image));
  const data = content.dataFile(path);
  if (data !== undefined) return send(response, mediaType(extname(path)), data);
  if (path.startsWith('/data/')) {
    response.statusCode = 404;
    response.end();
    return;
  }
  if (extname(path) === '' && !path.startsWith('/assets/') && path !== '/ws') return send(response, 'text/html; charset=utf-8', developmentPage(settings));
  next();
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

/** Server-sent events: one for each edit, with the problems of a broken one. */
function streamChanges(response: ServerResponse, content: DevContent): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(': connected\n\n');
  content.onChange((problem) => response.write(`data: ${JSON.stringify(problem)}\n\n`));
}

async function currentResume(settings: SiteSettings, path: string): Promise<Buffer | string> {
  const { model } = await loadModel(settings, true);
  return (await resumeFiles(settings, model)).get(path) ?? '';
}

function developmentPage({ basePath }: SiteSettings): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="preload" href="${basePath}assets/hanken-grotesk.woff2" as="font" type="font/woff2" crossorigin><link rel="icon" href="${basePath}favicon.svg"><link rel="stylesheet" href="${basePath}assets/main.css"></head>
<body><div id="root"></div><script defer src="${basePath}assets/main.js"></script></body></html>`;
}
