import { matchRoute, tagOfPath, type RouteName } from '../../site/routes';
import type { Answer, Call, Command } from '../command';
import { fileNameOfTag } from '../fileTree';
import { errorLine, line, type TerminalLine } from '../line';
import { pathProblem } from '../namedFiles';
import { partsOf, resolvePath, targetOf, type Resolved } from '../resolvePath';

export const open: Command = {
  usage: 'path',
  about: 'goes to a page',
  manual: ['Takes files and folders, and addresses of this site such as /resume. What is elsewhere is shown as a link.'],
  operands: 'paths',
  needsTree: true,
  run: openPage,
};

function openPage(call: Call): Answer {
  const [word, ...others] = call.operands;
  if (!word) return problem('open: which page? Name a file or a folder');
  if (others.length > 0) return problem('open: one page at a time');
  const place = locatePage(call, word.text);
  if ('problem' in place) return { lines: [], notes: pathProblem(call, { ...place, word }) };
  const node = targetOf(place.node);
  if (node.href === null) return problem(`open: ${place.shown} has no page of its own; open one of what is in it`);
  if (matchRoute(node.href)) return went(node.href);
  return { lines: [line('It opens from here: ', { text: node.type === 'file' ? node.name : node.path, href: node.href })] };
}

function problem(text: string): Answer {
  return { lines: [], notes: [errorLine(text)] };
}

function went(href: string): Answer {
  const said: TerminalLine = line('Opening ', { text: href, href });
  return { lines: [said], effect: { type: 'pageOpened', href } };
}

/** Resolves a path of the file system, or an address of the site, which has no extension. */
function locatePage({ world }: Call, path: string): Resolved {
  const place = resolvePath(world.tree, world.folder, path);
  if ('node' in place) return place;
  const asFile = resolvePath(world.tree, world.folder, `${path.replace(/\/+$/, '')}.md`);
  if ('node' in asFile) return asFile;
  const address = `/${partsOf(world.folder, path).join('/')}`;
  const tag = tagOfPath(address);
  if (tag !== null) return resolvePath(world.tree, world.folder, `/tags/${fileNameOfTag(tag)}`);
  const page = matchRoute(address);
  const isThere = page?.id === null && (world.pages as readonly RouteName[]).includes(page.route.name);
  return isThere ? { shown: path, node: { ...world.tree, path: address, href: address } } : place;
}
