import type { CalloutKind } from '../../../../src/core/content/callouts';
import { callout, kindNamed } from '../syntax/callouts';
import { record, textOf } from '../page/frontMatter';
import { captioned } from '../syntax/links';
import type { Page } from '../page/page';
import { isPlayer, playerLink } from '../syntax/players';
import { parametersIn, printed } from './parameters';
import { block, type Renderer, type Tag } from '../syntax/tags';

type IncludeRenderer = (tag: Tag, page: Page) => string | null;

/** Includes that most themes have, by their files' names. Of those that match, the first that makes something of the include counts. */
const INCLUDES: readonly { readonly when: RegExp; readonly render: IncludeRenderer }[] = [
  { when: /^toc/, render: () => '' },
  { when: /^gallery/, render: ({ named: { id, caption } }, page) => gallery(id ?? 'gallery', caption, page) },
  { when: /^(?:embed\/)?video/, render: video },
  { when: /youtube/, render: youtube },
  { when: /^/, render: box },
  { when: /fig|image|img|picture|photo/, render: picture },
];

export const include: Renderer = (tag, _, page) => {
  const file = fileOf(tag);
  const parameters = parametersIn(tag.raw, { page, parameters: {} });
  if (parameters === undefined) return null;
  const named = Object.fromEntries(Object.entries(parameters).map(([name, given]) => [name, printed(given)]));
  for (const { when, render } of INCLUDES) {
    const made = when.test(file) ? render({ ...tag, named }, page) : null;
    if (made !== null) return made;
  }
  return null;
};

function fileOf({ positional: [file = ''] }: Tag): string {
  return file;
}

function sourceOf({ named: { src, url, image_path, image, path } }: Tag): string | undefined {
  return src ?? url ?? image_path ?? image ?? path;
}

/** Pictures that the front matter lists. */
function gallery(key: string, caption: string | undefined, page: Page): string | null {
  const pictures = [page.item.data[key]].flat().map(record);
  const shown = pictures.flatMap((each) => {
    const path = textOf(each['image_path']) || textOf(each['url']);
    return path ? [captioned(`[${textOf(each['alt'])}]`, path, textOf(each['title']) || undefined)] : [];
  });
  if (shown.length > 0) page.shownFields.add(key);
  return shown.length > 0 ? block([...shown, ...(caption ? [`*${caption}*`] : [])].join('\n\n')) : null;
}

function video({ named: { id, title = 'Video', provider = '' } }: Tag): string | null {
  return id ? playerLink(isPlayer(provider) ? provider : 'youtube', id, title) : null;
}

function youtube(tag: Tag): string | null {
  const id = tag.named['id'] ?? sourceOf(tag);
  return id ? playerLink('youtube', id, tag.named['title']) : null;
}

function box(tag: Tag): string | null {
  const { type, title = '', content } = tag.named;
  const kind = calloutKindOf(fileOf(tag), type);
  return kind && content ? callout(kind, title, content) : null;
}

/** The kind is named by the type, or by the file, such as `alerts/warning.html`. */
function calloutKindOf(file: string, type: string | undefined): CalloutKind | null {
  const fileName = file.split('/').at(-1) ?? '';
  return kindNamed(type ?? fileName.replace(/\.html$/, ''));
}

function picture(tag: Tag, page: Page): string | null {
  const { alt, caption, description } = tag.named;
  const source = sourceOf(tag);
  if (!source) return null;
  page.addConverted('picture');
  return block(captioned(`[${(alt ?? caption ?? description ?? '').replace(/[[\]]/g, '')}]`, source, caption ?? description));
}
