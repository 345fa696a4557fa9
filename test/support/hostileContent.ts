import type { SiteFile } from '../../build-scripts/lib/content/site/siteSchema';
import { MARKDOWN, MARKUP, NAMES, PICTURE, PICTURE_NAMES, RUN, SCHEMES, VALUES } from './hostilePayloads';

/* A content folder that has the payloads in every place. */

const quoted = (text: string) => JSON.stringify(text);
/** Texts of one line, for places that take only one. */
const inLine = [...MARKUP, ...MARKDOWN].filter((text) => !/[\u2028\u2029]/.test(text));
/** A page for each tag would take most of the build's time, and all are made alike. */
const MAX_TAGS = 16;
/** Texts that a tag may be: at most 60 characters, without a backslash, and no step in a path. */
const tagTexts = inLine.filter((text) => text.length <= 60 && !text.includes('\\') && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(text));
const tags = [...NAMES, ...tagTexts.slice(0, MAX_TAGS)];

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
    ...MARKDOWN.map(escaped),
    ...headings,
    `| a | b |\n| - | - |\n${cells.join('\n')}`,
    ...links,
    fence.join('\n'),
    `![${escaped('" onerror="window.__canary=1" x="')}](/images/hostile.svg)`,
    ...PICTURE_NAMES.map((name) => `![${escaped(name)}](</images/${encodeURIComponent(name)}>)`),
    `> [!NOTE]\n> ${escaped(MARKUP[0] ?? '')}`,
  ].join('\n\n');
}

/** Texts joined into as few titles as their limit of 300 characters allows. */
function packed(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((titles, text) => {
    const [last = '', ...others] = titles;
    return last.length + text.length < 290 ? [`${last} ${text}`.trim(), ...others] : [text, ...titles];
  }, []);
}

/** Returns the text at a place, starting again after the last. */
const cycle = (texts: readonly string[]) => (place: number) => texts[place % texts.length] ?? '';
const short = (most: number) => cycle(inLine.filter((text) => text.length <= most));

/** Addresses as the schema accepts them. */
export const WEB_ADDRESSES = [
  `https://example.com/"onclick="${RUN}"`,
  `https://example.com/?<script>${RUN}</script>`,
  `https://example.com/'onclick='${RUN}'`,
  `https://example.com/)/S/JavaScript/JS(${RUN})`,
];
const PROJECT_CATEGORY = `'><svg onload=${RUN}>`;

/** What the owner says of the site, a different text in each place, as far as the schema allows. */
export const HOSTILE_OWNER = hostileOwner();

function hostileOwner() {
  const [text, label] = [cycle(inLine), short(40)];
  return {
    name: text(0),
    title: text(4),
    description: [text(5), ...MARKDOWN].join(' '),
    claim: text(6),
    url: 'https://docs.example.org',
    keywords: inLine.slice(0, 20),
    author: { name: text(3), jobTitle: text(10), email: "o'canary@example.com" },
    social: WEB_ADDRESSES.map((url, place) => ({ name: label(place), url })),
    links: WEB_ADDRESSES.map((url, place) => ({ name: label(place + 3), url })),
    leads: { wiki: text(12), blog: text(13), projects: text(14), 'open-source': text(15), collaborate: text(16), contact: text(17) },
    corrections: { report: `mailto:a@example.com?subject="onclick="${RUN}"{title}`, edit: `https://example.com/{file}?"><svg/onload=${RUN}>` },
    profileImage: '/images/hostile.svg',
    profileImageAlt: text(11),
    coreTools: inLine.slice(18, 24).map((purpose, place) => ({ name: label(place), purpose, icon: 'terminal' as const })),
    categories: { wiki: [{ category: 'Basics', title: MARKDOWN[1] ?? '', description: text(24), color: 'basics' }], projects: [PROJECT_CATEGORY] },
  } satisfies SiteFile;
}

/** YAML reads JSON. */
const yaml = (value: unknown) => JSON.stringify(value, null, 1);

function hostileResume(): string {
  // The PDF's fonts lack the tab and the right-to-left override, which the build reports; and it has two pages.
  const texts = inLine.filter((text) => !/[\t\u202E]/.test(text));
  const text = cycle(texts);
  const period = { start: '2021-04', location: text(7) };
  return yaml({
    headline: MARKDOWN.join(' '),
    location: text(1),
    summary: texts.slice(24, 40).join(' '),
    achievements: texts.slice(0, 4).map((value) => ({ value, label: value, text: value, evidence: '/wiki/constructor' })),
    experience: [{ role: text(8), organisation: text(9), ...period, points: texts.slice(0, 12).map((point) => ({ text: point })) }],
    expertise: [{ category: text(12), skills: texts.slice(12, 24) }],
    projects: ['constructor'],
    education: [{ title: text(13), place: text(14), start: 2010 }],
    certifications: [{ title: text(15), issuer: text(16), date: '2017-06', url: WEB_ADDRESSES[0] }],
  });
}

function hostileOpenSource(): string {
  const repositories = inLine.slice(0, 8).map((text, place) => ({
    ...{
      id: place === 0 ? 'constructor' : `r${place}`,
      name: text,
      title: text,
      description: text,
      tags: tags.slice(0, 3),
      url: WEB_ADDRESSES[place % WEB_ADDRESSES.length],
    },
    ...{ language: text, stars: 1, forks: 1, lastUpdated: '2025-02-01' },
  }));
  return yaml({ asOf: '2025-02-01', featuredPost: 'prototype', repositories });
}

function hostileProject(): string {
  const fields = {
    title: MARKUP[1],
    description: MARKUP[2],
    date: '2025-02-01',
    category: PROJECT_CATEGORY,
    tags,
    image: '/images/hostile.svg',
    imageAlt: MARKUP[3],
  };
  const more = {
    github: WEB_ADDRESSES[0],
    live: WEB_ADDRESSES[1],
    liveLabel: '"onclick="window.__canary=1',
    role: MARKUP[4],
    team: MARKUP[5],
    stack: ['<svg onload=x>'],
  };
  const list = inLine.slice(0, 5).map((text) => `- ${escaped(text)}`);
  const sections = ['Overview', 'Challenges', 'Solutions', 'Technologies'].map((name) => `## ${name}\n\n${list.join('\n')}\n`);
  return `---\n${yaml({ ...fields, ...more })}\n---\n\n${sections.join('\n')}`;
}

/** The files of the folder by their paths, without the links of forbidden schemes, which fail the build. */
export function hostileFiles(): Record<string, string> {
  const withoutLinks = hostileBody().replace(/^Visit .*\n\n/gm, '');
  const titles = packed(inLine).map((text, index) => [`wiki/title-${index}.md`, guide(text, 'Text.', `description: ${quoted(text)}\n`)] as const);
  const variables = VALUES.map((_, place) => `  V${place}: { type: secret, value: example-${place}, about: ${quoted(inLine[place] ?? '')} }\n`).join('');
  return {
    'wiki/constructor.md': guide(
      'constructor',
      withoutLinks,
      'variables:\n  HOST: { type: hostname, value: web1.example.com, about: "<img src=/canary onerror=window.__canary=1>" }\n',
    ),
    'wiki/prototype.md': guide(
      'Values',
      `\`\`\`bash\n${VALUES.map((_, place) => `echo {{V${place}}}`).join('\n')}\n\`\`\`\n`,
      `variables:\n${variables}appliesTo: ${JSON.stringify(inLine.slice(0, 3))}\ntestedWith: ${JSON.stringify(inLine.slice(3, 6))}\n`,
    ),
    ...Object.fromEntries(titles),
    'blog/prototype.md': `---\ntitle: ${quoted(MARKUP[0] ?? '')}\ndate: 2025-02-01\ncategory: ${quoted('"><svg onload=window.__canary=1>')}\ntags: ["__proto__"]\nexcerpt: ${quoted(MARKUP[3] ?? '')}\n---\n${withoutLinks}\n`,
    'projects/constructor.md': hostileProject(),
    'open-source.yml': hostileOpenSource(),
    'resume.yml': hostileResume(),
    'site.yml': yaml(HOSTILE_OWNER),
    'images/hostile.svg': PICTURE,
    ...Object.fromEntries(PICTURE_NAMES.map((name) => [`images/${name}`, PICTURE])),
  };
}

/** A guide with each link that the build must refuse or show as text. */
export const LINKS_GUIDE = guide('Links', SCHEMES.map((address) => `Visit [x](<${address}>).`).join('\n\n'));
