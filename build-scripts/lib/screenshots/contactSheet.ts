import { escapeMarkup } from '../text/escapeMarkup';
import type { Picture } from './takePictures';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 1.5rem; }
h2 { margin: 2.5rem 0 0.5rem; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; }
figcaption { font: 12px/1.6 monospace; opacity: 0.75; }
img { display: block; height: 22rem; max-width: 100%; object-fit: cover; object-position: top; border: 1px solid #8888; }
`;

/** One page that shows all screenshots, one section per state, each linked to its file; `about` says what was taken and when. */
export function contactSheet(pictures: readonly Picture[], about: string): string {
  const states = [...new Set(pictures.map(({ state }) => state))];
  const sections = states.map((state) => {
    const own = pictures.filter((picture) => picture.state === state);
    return `<h2 id="${state}">${state} <small><code>${escapeMarkup(own[0]?.path ?? '')}</code></small></h2>\n<div class="row">\n${own.map(figure).join('\n')}\n</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots</title>
<style>${STYLE}</style>
<h1>Screenshots</h1>
<p>${escapeMarkup(about)}</p>
<p>${states.map((state) => `<a href="#${state}">${state}</a>`).join(' · ')}</p>
${sections.join('\n')}
</html>
`;
}

function figure({ file, width, theme, extent }: Picture): string {
  const caption = `${width} ${theme}, ${extent === 'page' ? 'whole page' : 'first screen'}`;
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;
}
