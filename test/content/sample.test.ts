import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CompiledDocument } from '../../build-scripts/lib/content/articles/document';
import { ContentError } from '../../build-scripts/lib/content/source/problem';
import { readContent } from '../../build-scripts/lib/content/reading/readContent';
import { openSourceFile, resumeFile } from '../../build-scripts/lib/content/source/schema';
import { readSite } from '../../build-scripts/lib/content/site/siteFile';
import { validateYaml } from '../../build-scripts/lib/content/source/yamlSource';
import { OWN_CONTENT, ROOT } from '../../build-scripts/lib/files/paths';
import { ownDocuments, ownModel } from '../build-scripts/support/ownContent';

/** E9, by category. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  Basics: ['file-system', 'user-permissions', 'logs-journalctl', 'ssh', 'firewall'],
  Installs: ['proxmox-setup', 'opnsense-vpn', 'graylog-setup', 'wazuh-setup', 'zabbix-setup'],
  Advance: [
    'data-replication-rules',
    'openvpn-2fa-setup',
    'server-snapshots-backups',
    'building-staging-environment',
    'building-linux-repository',
    'bastion-host-setup',
  ],
  Other: ['devops-new-sysadmins', 'automation-tools', 'selfhosting-opensource-apps', 'upgrade-rules'],
};
const GUIDE_CATEGORIES = Object.fromEntries(Object.entries(GUIDES).flatMap(([category, ids]) => ids.map((id) => [id, category])));
/** E10. */
const POSTS: Readonly<Record<string, string>> = {
  'bash-to-ansible-terraform': 'DevOps',
  'learning-docker-compose': 'Containerization',
  'learning-to-read-logs': 'Monitoring',
  'on-premise-to-cloud': 'Cloud Migration',
  'cloud-to-hybrid': 'Hybrid Cloud',
  'self-taught-sysadmin-to-devops': 'Career',
  'securing-infrastructure': 'Security',
  'automated-testing-ci': 'CI/CD',
  'development-system-setup': 'Development Environment',
};
/** E11. */
const PROJECTS: Readonly<Record<string, string>> = {
  'azure-migration': 'Infrastructure',
  'homelab-proxmox': 'Infrastructure',
  'secure-docker-pipeline': 'DevOps',
  'highly-available-mysql': 'Database',
};

const files = readContent(OWN_CONTENT);
const { site, problems } = readSite(OWN_CONTENT);
let documents: readonly CompiledDocument[] = [];
let byId: ReadonlyMap<string, CompiledDocument> = new Map();

beforeAll(async () => {
  documents = await ownDocuments();
  byId = new Map(documents.map((document) => [`${document.folder}/${document.id}`, document]));
});

function metaOf(folder: string, id: string): CompiledDocument['meta'] {
  return byId.get(`${folder}/${id}`)?.meta;
}

/** The ids that a folder has content for. */
function idsOf(folder: string): string[] {
  return documents.filter((document) => document.folder === folder).map(({ id }) => id);
}

/** The ids of a table that have no content. */
function missing(folder: string, table: Readonly<Record<string, string>>): string[] {
  return Object.keys(table).filter((id) => !byId.has(`${folder}/${id}`));
}

/** The category of each id of a table that has content, as its file says it. */
function categoriesOf(folder: string, table: Readonly<Record<string, string>>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.keys(table)
      .filter((id) => byId.has(`${folder}/${id}`))
      .map((id) => [id, metaOf(folder, id)?.category]),
  );
}

function yamlOf(name: 'openSource' | 'resume') {
  const file = files[name];
  if (!file) throw new Error(`src/content has no file for ${name}`);
  return { ...file, firstLine: 1 };
}

describe('src/content', () => {
  it('has no problem in any document of its own', () => {
    expect(documents.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('is valid as a whole', async () => {
    const outcome = await ownModel().then(
      () => '',
      (error: unknown) => (error instanceof ContentError ? error.message : String(error)),
    );
    expect(outcome).toBe('');
  });

  it('E9 has the twenty known guides, in their categories, and no other', () => {
    expect(idsOf('wiki').sort()).toEqual(Object.keys(GUIDE_CATEGORIES).sort());
    expect(categoriesOf('wiki', GUIDE_CATEGORIES)).toEqual(GUIDE_CATEGORIES);
  });

  it('E1 dates the known guides between 2025-01-25 and 2025-08-10', () => {
    const known = Object.keys(GUIDE_CATEGORIES).flatMap((id) => metaOf('wiki', id) ?? []);
    const dates = known.flatMap((meta) => ('lastUpdated' in meta ? meta.lastUpdated : []));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => date < '2025-01-25' || date > '2025-08-10')).toEqual([]);
  });

  it('E10 has the nine known posts, in their categories, and no other', () => {
    expect(idsOf('blog').sort()).toEqual(Object.keys(POSTS).sort());
    expect(categoriesOf('blog', POSTS)).toEqual(POSTS);
  });

  it('E10 dates the posts from January to August 2025, three of them on days that are known', () => {
    const dates = documents.flatMap(({ meta }) => (meta && 'excerpt' in meta ? meta.date.slice(0, 10) : []));
    expect(dates).toEqual(expect.arrayContaining(['2025-03-15', '2025-04-22', '2025-05-08']));
    expect(dates.filter((date) => !/^2025-0[1-8]-/.test(date))).toEqual([]);
  });

  it('E11 has every known project', () => {
    expect(missing('projects', PROJECTS)).toEqual([]);
  });

  it('E11 has the known projects in their categories', () => {
    const categories = categoriesOf('projects', PROJECTS);
    expect(categories).toEqual(Object.fromEntries(Object.entries(PROJECTS).filter(([id]) => id in categories)));
  });

  it('E11 dates the projects from 2024-03-15 to 2024-03-30', () => {
    const dates = documents.flatMap(({ meta }) => (meta && 'imageAlt' in meta ? meta.date : []));
    expect(dates.filter((date) => date < '2024-03-15' || date > '2024-03-30')).toEqual([]);
  });

  it('E4 E11 O1 lists eight open-source repositories, each at its own address', () => {
    const { value } = validateYaml(yamlOf('openSource'), openSourceFile, []);
    expect(value?.repositories).toHaveLength(8);
    expect(new Set(value?.repositories.map(({ url }) => url)).size).toBe(8);
    for (const { url, name } of value?.repositories ?? []) expect(url).toBe(`https://github.com/${name}`);
  });

  it.each([
    ['file-system', 'user-permissions'],
    ['logs-journalctl', 'ssh'],
    ['ssh', 'user-permissions'],
    ['firewall', 'ssh'],
  ])('W7 E12 leads from %s to %s', (id, next) => {
    expect(metaOf('wiki', id)).toMatchObject({ next });
  });

  it('W7 E12 leads from every guide to another one that is there', () => {
    const guides = documents.filter(({ folder }) => folder === 'wiki');
    const wrong = guides.filter(({ id, meta }) => !(meta && 'next' in meta && meta.next !== undefined && meta.next !== id && byId.has(`wiki/${meta.next}`)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('W7 E12 leads through all guides from two beginnings, and never straight back', () => {
    const nextOf = new Map(documents.flatMap(({ folder, id, meta }) => (folder === 'wiki' && meta && 'next' in meta ? [[id, meta.next ?? ''] as const] : [])));
    const reached = new Set<string>();
    for (let id: string | undefined = 'devops-new-sysadmins'; id !== undefined && !reached.has(id); id = nextOf.get(id)) reached.add(id);
    expect([...nextOf.keys()].filter((id) => !reached.has(id))).toEqual(['logs-journalctl']);
    expect([...nextOf].filter(([id, next]) => nextOf.get(next) === id)).toEqual([]);
  });

  it('E13 states the four figures in the resume', () => {
    const { value } = validateYaml(yamlOf('resume'), resumeFile, []);
    expect(value?.achievements.map(({ value: figure, label }) => `${figure} ${label}`)).toEqual([
      expect.stringMatching(/^9\+ years/),
      expect.stringMatching(/^100% uptime/),
      expect.stringMatching(/^40% cost optimization/),
      expect.stringMatching(/^95% configuration consistency/),
    ]);
  });

  it('C2 sums the resume up in 50 to 80 words', () => {
    const { value } = validateYaml(yamlOf('resume'), resumeFile, []);
    const words = value?.summary?.trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(50);
    expect(words).toBeLessThanOrEqual(80);
  });
});

describe('site', () => {
  it('E6 W1 names the four groups in their order, each with a description and a colour', () => {
    expect(site.categories?.wiki?.map(({ category, title }) => [category, title])).toEqual([
      ['Basics', 'Basics'],
      ['Installs', 'Installation Guides'],
      ['Advance', 'Advanced Topics'],
      ['Other', 'Other Resources'],
    ]);
    expect(site.categories?.projects).toEqual(['Infrastructure', 'DevOps', 'Database']);
  });

  it('E7 has every constant, the author a stand-in on example.com', () => {
    expect(problems).toEqual([]);
    expect(site.author.name).toBe('Jordan Doe');
    expect([site.url, site.author.email]).toEqual(['https://example.com', expect.stringMatching(/@example\.com$/)]);
    for (const { url } of [...site.social, ...site.links]) expect(new URL(url).hostname).toMatch(/(?:^|\.)example\.com$/);
  });

  it('E7 is the one place in the code that holds these values', () => {
    const values = [
      site.author.name,
      site.author.email ?? '',
      site.url,
      site.author.jobTitle ?? '',
      site.title,
      site.description,
      site.resumePdf || '',
      site.profileImage ?? '',
      ...[...site.social, ...site.links].map(({ url }) => url),
    ];
    const code = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|scss|json|css|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // What a machine printed for a page is as much a part of it as its text.
      .filter((path) => !path.includes('/content/recordings/'));
    expect(code.length).toBeGreaterThan(50);
    const repeats = code.flatMap((path) => {
      const text = readFileSync(path, 'utf8').toLowerCase();
      return values.filter((value) => text.includes(value.toLowerCase())).map((value) => `${relative(ROOT, path)}: ${value}`);
    });
    expect(repeats).toEqual([]);
  });
});

it('E9 E10 E11 our own content has no warnings', async () => {
  expect((await ownModel({ buildTime: Date.now() })).warnings).toBe('');
});
