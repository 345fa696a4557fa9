/*
 * A content folder by somebody who wants to run a script in its visitors' browsers. Whatever gets through sets `__canary`, asks
 * for an address with "canary" in it, or opens a dialog.
 */

const RUN = 'window.__canary=1';
const CALL = `${RUN};fetch("/canary");alert(1)`;

/** Markup and what breaks out of markup, attributes, scripts, JSON, XML, style sheets and comments. */
export const MARKUP: readonly string[] = [
  `<script>${CALL}</script>`,
  `<SCRIPT SRC=/canary.js></SCRIPT>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</noscript><img src=/canary onerror=${RUN}>`,
  `--><script>${RUN}</script><!--`,
  `]]><script>${RUN}</script><![CDATA[`,
  `<img src=/canary onerror="${RUN}">`,
  `<img src=x:x onerror=${RUN}//`,
  `<image href=/canary onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:,${RUN}"/></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.__canary=1</script>"></iframe></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x">`,
  `<math><mtext><table><mglyph><style><img src onerror=${RUN}>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.__canary=1</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data=/canary></object>`,
  `<embed src=/canary>`,
  `<link rel=stylesheet href=/canary.css>`,
  `<link rel=prefetch href=/canary>`,
  `<link rel=import href=/canary>`,
  `<meta http-equiv=refresh content="0;url=/canary">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  `<base href="//canary.invalid/">`,
  `<style>@import "/canary.css";*{background:url(/canary)}</style>`,
  `<p style="background:url(/canary)">x</p>`,
  `<body onload=${RUN}>`,
  `<body background=/canary>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<video poster=/canary onerror=${RUN}><source src=/canary></video>`,
  `<audio src=/canary onerror=${RUN}></audio>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href=# onclick=${RUN}>x</a>`,
  `<xss contenteditable autofocus onfocus=${RUN}>`,
  `<template><script>${RUN}</script></template>`,
  `<portal src=/canary></portal>`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<?xml-stylesheet href="/canary.xsl"?>`,
  `<!DOCTYPE x [<!ENTITY y SYSTEM "/canary">]>&y;`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `" onmouseover="${RUN}" x="`,
  `' onmouseover='${RUN}' x='`,
  `" autofocus onfocus="${RUN}`,
  `"},"x":${RUN},"y":{"z":"`,
  `';${RUN};'`,
  `\`;${RUN};\``,
  `\${${RUN}}`,
  `\u2028${RUN}\u2029`,
  `\u202E<script>${RUN}</script>`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
];

/** Addresses of links; none may run, whatever a visitor clicks. */
export const SCHEMES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `javascript&colon;${RUN}`,
  `java&Tab;script:${RUN}`,
  `java&NewLine;script:${RUN}`,
  `&#1;javascript:${RUN}`,
  `%6Aavascript:${RUN}`,
  `javascript://x/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuX19jYW5hcnk9MTwvc2NyaXB0Pg==`,
  `vbscript:${RUN}`,
  `blob:https://example.com/x`,
  `filesystem:https://example.com/x`,
  `file:///etc/passwd`,
  `view-source:https://example.com`,
  `feed:javascript:${RUN}`,
  `jar:https://example.com!/x`,
  `intent://x#Intent;scheme=javascript;end`,
  `about:blank`,
  `ws://example.com`,
];

/** Names that every object has. */
export const NAMES: readonly string[] = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', '__defineGetter__', 'isPrototypeOf'];

const quoted = (text: string) => JSON.stringify(text);
/** One line, for where a text must be one. */
const inLine = MARKUP.filter((text) => !/[\u2028\u2029]/.test(text));
/** What a tag may be: not longer than 60, without a backslash, and no step in a path. */
const tags = [...NAMES, ...inLine.filter((text) => text.length <= 60 && !text.includes('\\') && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(text))];

/** A picture that would run a script, if a picture were allowed to. */
export const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" onload="${RUN}">
<script>window.__canary=1;top.__canary=1;fetch("/canary")</script><foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml">
<iframe src="/canary"></iframe><img src="/canary" onerror="top.__canary=1"/></body></foreignObject>
<image href="/canary" width="9" height="9"/><a href="javascript:top.__canary=1"><rect width="40" height="40"/></a></svg>`;

const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>()#+.!|$&~-]/g, '\\$&');

function guide(title: string, body: string, more = ''): string {
  return `---\ntitle: ${quoted(title)}\ncategory: Basics\ntags: ${JSON.stringify(tags)}\nlastUpdated: 2025-02-01\n${more}---\n${body}\n`;
}

/** Every text in every place of a body; HTML as it is, which is shown as text. */
function hostileBody(): string {
  const paragraphs = MARKUP.map((text) => `Raw ${text.replace(/[{}]/g, '')} and \`${text.replaceAll('`', '')}\`.`);
  const headings = inLine.slice(0, 12).map((text) => `## ${escaped(text)}\n\nUnder it.`);
  const cells = inLine.slice(0, 20).map((text) => `| ${escaped(text)} | \`${text.replace(/[`|\\]/g, '')}\` |`);
  const links = SCHEMES.map((address) => `Visit [${escaped(address)}](<${address}> ${quoted('" onclick="window.__canary=1')}).`);
  const fence = ['```html title="</figcaption><script>window.__canary=1</script>"', ...MARKUP.map((text) => text.replaceAll('`', "'")), '```'];
  return [
    ...paragraphs,
    ...headings,
    `| a | b |\n| - | - |\n${cells.join('\n')}`,
    ...links,
    fence.join('\n'),
    `![${escaped('" onerror="window.__canary=1" x="')}](/images/hostile.svg)`,
    `> [!NOTE]\n> ${escaped(MARKUP[0] ?? '')}`,
  ].join('\n\n');
}

/** Texts joined into as few as titles may be long: 300 characters. */
function packed(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((titles, text) => {
    const [last = '', ...others] = titles;
    return last.length + text.length < 290 ? [`${last} ${text}`.trim(), ...others] : [text, ...titles];
  }, []);
}

/** The files of the folder by their paths, without the links of forbidden schemes, over which the build fails. */
export function hostileFiles(): Record<string, string> {
  const withoutLinks = hostileBody().replace(/^Visit .*\n\n/gm, '');
  const titles = packed(inLine).map((text, index) => [`wiki/title-${index}.md`, guide(text, 'Text.', `description: ${quoted(text)}\n`)] as const);
  return {
    'wiki/constructor.md': guide(
      'constructor',
      withoutLinks,
      'variables:\n  HOST: { type: hostname, value: web1.example.com, about: "<img src=/canary onerror=window.__canary=1>" }\n',
    ),
    ...Object.fromEntries(titles),
    'blog/prototype.md': `---\ntitle: ${quoted(MARKUP[0] ?? '')}\ndate: 2025-02-01\ncategory: ${quoted('"><svg onload=window.__canary=1>')}\ntags: ["__proto__"]\nexcerpt: ${quoted(MARKUP[3] ?? '')}\n---\n${withoutLinks}\n`,
    'images/hostile.svg': PICTURE,
  };
}

/** A guide with each link that the build must refuse or show as text. */
export const LINKS_GUIDE = guide('Links', SCHEMES.map((address) => `Visit [x](<${address}>).`).join('\n\n'));
