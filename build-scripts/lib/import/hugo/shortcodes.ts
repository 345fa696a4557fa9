import { routeOf } from '../../content/articles/document';
import { byNames } from '../../text/byNames';
import { callout, details, kindNamed, labelled } from '../syntax/callouts';
import { fenceText, languageOf } from '../syntax/fences';
import { textOf, valueAt } from '../page/frontMatter';
import { captioned, linked, PAGE_SCHEME } from '../syntax/links';
import { listOfFiles } from '../syntax/listOfFiles';
import type { Page } from '../page/page';
import { playerLink, type Player } from '../syntax/players';
import { block, type Renderer, type Tag } from '../syntax/tags';

const first = ({ positional }: Tag) => positional[0] ?? '';
const titleOf = ({ named, positional }: Tag, from = 1) => named['title'] ?? named['header'] ?? positional.slice(from).join(' ');
const bare: Renderer = (_, body) => body;
const standing: Renderer = (_, body) => block(body);
const nothing: Renderer = () => '';

/** `{{< notice warning >}}`, `{{< admonition type=tip title="…" >}}`; a theme's own colours are notes. */
const typed: Renderer = (tag, body) => {
  const name = tag.named['type'] ?? tag.named['context'] ?? tag.named['style'] ?? tag.named['color'] ?? first(tag);
  const kind = kindNamed(name);
  return body.trim() ? callout(kind ?? 'note', titleOf(tag, kind || !tag.positional.length ? 1 : 0), body) : null;
};

/** Blowfish's `{{< alert "fire" >}}` names an icon; in other themes it names a kind or a title. */
const alert: Renderer = (tag, ...rest) =>
  typed({ ...tag, positional: tag.positional.filter((word) => kindNamed(word) !== null || /[\sA-Z]/.test(word)) }, ...rest);

/** `{{< tip "Title" >}}`: its name is its kind. */
const named: Renderer = (tag, body) => {
  const kind = kindNamed(tag.name);
  return kind && body.trim() ? callout(kind, titleOf(tag, 0), body) : null;
};

/** `{{% pageinfo %}}` and other boxes. */
const boxed: Renderer = (tag, body) => (body.trim() ? callout('note', titleOf(tag, 0), body) : null);

const reference: Renderer = ({ positional, named: { path } }, _, page) => {
  const [target = '', anchor] = (path ?? positional[0] ?? '').split('#');
  const item = target ? (page.site.pageOf(target, page.item) ?? page.site.pageNamed(target)) : page.item;
  return `${PAGE_SCHEME}${item ? routeOf(item).slice(1) : target}${anchor ? `#${anchor}` : ''}`;
};

const figure: Renderer = ({ named: { src = '', alt, caption, title, link }, positional: [source = '', text] }) => {
  const shown = captioned(`[${(alt ?? caption ?? title ?? text ?? '').replace(/[[\]]/g, '')}]`, src || source, [title, caption].filter(Boolean).join(': '));
  return src || source ? block(link ? `[${shown}](<${link}>)` : shown) : null;
};

/** `{{< imgproc shelf Fit "600x" >}}Caption{{< /imgproc >}}`: the picture beside the page whose name begins like that. */
const processed: Renderer = (tag, body, page) => {
  const file = page.site.pictureNear(first(tag), page.item);
  return file ? block(captioned(`[${body.trim()}]`, file, body.trim())) : null;
};

const toElsewhere =
  (name: string, address: (id: string, tag: Tag) => string): Renderer =>
  (tag) => {
    const id = tag.named['id'] ?? first(tag);
    return id ? block(`[${tag.named['title'] ?? name}](${address(id, tag)})`) : null;
  };

function player(name: Player, idIn = (tag: Tag) => tag.named['id'] ?? first(tag)): Renderer {
  return (tag) => {
    const id = idIn(tag);
    return id ? playerLink(name, id, tag.named['title']) : null;
  };
}

/** A link, labelled with its title, the text between its tags, or the address itself. */
const toPage: Renderer = ({ named, positional: [address] }, body) => {
  const href = named['link'] ?? named['href'] ?? named['url'] ?? named['relref'] ?? address;
  const label = (named['title'] ?? named['text'] ?? named['label'] ?? body.trim()) || href;
  return href && label ? linked(label, href) : null;
};

const card: Renderer = (tag, body) => {
  const { title = tag.named['header'] ?? '', subtitle = '', link } = tag.named;
  const text = [link ? linked(title || link, link) : title && `**${title}**`, subtitle, tag.named['footer'] ?? ''].filter(Boolean).join(': ');
  if (!body.trim()) return text ? `\n- ${text}\n` : null;
  return block(`${text}\n\n${body.trim()}`);
};

const tab: Renderer = (tag, body, page) =>
  labelled(page, tag.named['name'] ?? tag.named['header'] ?? tag.named['title'] ?? tag.named['label'] ?? first(tag), body);

/** A value of the page's front matter, of what other pages set for it, or of the configuration. */
const param: Renderer = (tag, _, { item, site, shownFields }) => {
  const key = first(tag);
  const inside = (data: unknown) => valueAt(data, key);
  const own = inside(item.data);
  const given = inside(item.data['params']);
  const others = [item.shared, item.shared?.['params'], site.config.data['params']];
  const value = textOf([own, given, ...others.map(inside)].find((each) => each !== undefined));
  if (!value) return null;
  if (own !== undefined) shownFields.add(key.split('.')[0] ?? key);
  else if (given !== undefined) shownFields.add('params');
  return value;
};

/** Pictures between the tags, those of the page's folder that match a glob, or those of another folder. Which ones other arguments mean, only the theme knows. */
const gallery: Renderer = ({ named, positional }, body, page) => {
  if (body.trim()) return block(body);
  const { match, dir: place = named['folder'] } = named;
  const isPlain = positional.length === 0 && Object.keys(named).length === 0;
  const ofFolder = isPlain && /(?:^|\/)index\.\w+$/.test(page.item.path) ? '*' : undefined;
  const glob = match ?? (place ? `${place.replace(/\/$/, '')}/*` : ofFolder);
  const pictures = glob === undefined ? [] : page.site.picturesIn(glob, page.item);
  return pictures.length > 0 ? block(pictures.map((path) => captioned('[]', path, undefined)).join('\n\n')) : null;
};

const formula: Renderer = (tag, body) => {
  const source = body.trim();
  if (!source) return '';
  return source.includes('$$') || /\\[[(]/.test(source) ? body : source.includes('\n') || tag.named['display'] ? block(`$$\n${source}\n$$`) : `$$${source}$$`;
};

/** Marks in front of a text, such as a version or a state. */
const badge: Renderer = ({ named, positional: [text] }, body) => {
  const shown = body.trim() || (named['content'] ?? named['text'] ?? named['version'] ?? text ?? '');
  return shown ? (named['link'] ? linked(shown, named['link']) : `**${shown}**`) : null;
};

/** Includes a file, as code or as text. */
const file: Renderer = ({ named, positional: [name] }, _, page) => {
  const path = named['file'] ?? named['path'] ?? named['src'] ?? name ?? '';
  const text = path ? page.site.textOf(path, page.item) : undefined;
  if (text === undefined) return null;
  const language = named['lang'] ?? named['language'];
  if (named['code'] === 'true' || language) {
    return block(page.mask.keep(fenceText({ language: languageOf(language ?? '').language, meta: '', text: text.trimEnd() })));
  }
  return /\{\{[<%]/.test(text) || !/\.(?:md|markdown|txt)$/.test(path) ? null : block(text);
};

/** Diagrams have no counterpart; readers see their source. */
export function diagram(body: string, page: Page): string {
  page.addFinding('Diagrams, shown as code', body.trim());
  return block(page.mask.keep(fenceText({ language: 'text', meta: '', text: page.mask.restore(body).trim() })));
}

/** What Hugo's own shortcodes and those of the most common themes become, by their names in lower case. */
export const SHORTCODES: Readonly<Record<string, Renderer>> = {
  ...byNames('notice hint callout admonition', typed),
  alert,
  ...byNames('note tip info warning danger caution important attention success error', named),
  ...byNames('pageinfo quote blockquote', boxed),
  ...byNames('ref relref', reference),
  ...byNames('figure img image picture bundle-image', figure),
  imgproc: processed,
  ...byNames('tab tabitem tab-item', tab),
  ...byNames('tabs tabpane steps columns column card-container cards cardpane lead section accordion timeline ltr rtl center', standing),
  ...byNames<Renderer>('blocks/cover blocks/lead blocks/section blocks/feature blocks/content', (tag, body) =>
    block(`${titleOf(tag, 0) ? `**${titleOf(tag, 0)}**\n\n` : ''}${body.trim()}`),
  ),
  gallery,
  step: (tag, body) => block(`${titleOf(tag, 0) ? `**${titleOf(tag, 0)}**\n\n` : ''}${body.trim()}`),
  timelineitem: (tag, body) => block(`**${[titleOf(tag, 0), tag.named['subheader'] ?? ''].filter(Boolean).join(', ')}**\n\n${body.trim()}`),
  ...byNames<Renderer>('details expand collapse spoiler accordionitem', (tag, body) =>
    details(tag.named['summary'] ?? tag.named['text'] ?? titleOf(tag, 0), body),
  ),
  youtube: player('youtube'),
  vimeo: player('vimeo'),
  gist: player('gist', ({ positional }) => positional.slice(0, 2).join('/')),
  instagram: toElsewhere('Post on Instagram', (id) => `https://www.instagram.com/p/${id}/`),
  ...byNames(
    'tweet x twitter',
    toElsewhere('Post on X', (id, { named: { user } }) => `https://x.com/${user ?? 'i'}/status/${id}`),
  ),
  github: ({ named: { repo } }) => (repo ? block(linked(repo, `https://github.com/${repo}`)) : null),
  ...byNames<Renderer>('asciinema video audio', ({ named, positional: [source] }) => {
    const address = named['src'] ?? named['file'] ?? named['key'] ?? named['id'] ?? source;
    return address
      ? block(linked((named['title'] || named['caption']) ?? 'Recording', /^\d+$/.test(address) ? `https://asciinema.org/a/${address}` : address))
      : null;
  }),
  ...byNames('button link', toPage),
  article: (tag, body, page) => {
    const isPage = page.site.pageOf(tag.named['link'] ?? '', page.item) !== undefined;
    return isPage ? block(reference({ ...tag, named: { path: tag.named['link'] ?? '' } }, body, page) ?? '') : toPage(tag, body, page);
  },
  chart: (tag, body, page) => {
    page.addFinding('shortcode without a counterpart, kept as comments', tag.raw);
    return page.comment(`${tag.raw}\n${body.trim()}`);
  },
  card,
  ...byNames('filetree/container filetree', listOfFiles),
  ...byNames<Renderer>('filetree/folder', ({ named }, body) => `\uE00A${named['name'] ?? ''}/\uE00B${body}\uE00C`),
  ...byNames<Renderer>('filetree/file', ({ named }) => `\uE00A${named['name'] ?? ''}\uE00B\uE00C`),
  ...byNames('badge new-feature keyword', badge),
  ...byNames<Renderer>('mark highlight-text', (_, body) => `**${body.trim()}**`),
  ...byNames('katex math latex tex', formula),
  ...byNames('include readfile code-file', file),
  param,
  comment: (_, body, page) => page.comment(body),
  ...byNames('toc rawhtml raw html markdown md keywordlist typeit', bare),
  ...byNames('icon fontawesome fa', nothing),
  br: () => '\\\n',
  kbd: (tag, body, page) => page.code(body || tag.positional.join(' ')),
  mermaid: (_, body, page) => diagram(body, page),
};
