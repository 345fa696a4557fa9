import type { WikiCategoryGroup } from '../../src/core/content/categories';
import type { OpenSourceResource } from '../../src/core/content/entities';
import type {
  BlogCard,
  BlogPostData,
  CatalogRecord,
  OpenSourceData,
  ProjectCard,
  ProjectData,
  ResumeData,
  WikiArticleData,
  WikiCard,
} from '../../src/core/content/pages';
import type { Resume } from '../../src/core/content/resume';

/*
 * A small site of a made-up owner. Its pages hold what the tests of the sections look for.
 */

function wiki({ id, title, category, tags }: Pick<WikiCard, 'id' | 'title' | 'category' | 'tags'>): WikiCard {
  return { id, title, category, tags, lastUpdated: '2025-03-04', description: `All about ${title}.` };
}

function post({ id, date, category, tags }: Pick<BlogCard, 'id' | 'date' | 'category' | 'tags'>): BlogCard {
  return { id, title: `The story of ${id}`, date, category, tags, excerpt: `What ${id} taught me.`, readingMinutes: 5 };
}

function project({ id, title, category, tags }: Pick<ProjectCard, 'id' | 'title' | 'category' | 'tags'>): ProjectCard {
  return {
    id,
    title,
    description: `${title} was rebuilt in a week.`,
    date: '2024-03-15',
    category,
    tags,
    image: { src: `/images/${id}.svg`, size: [960, 540] },
    imageAlt: `A diagram of ${title}`,
  };
}

export const GROUPS: readonly WikiCategoryGroup[] = [
  { category: 'Basics', title: 'Basics', description: 'What the others take for granted.', color: 'basics' },
  { category: 'Installs', title: 'Installation Guides', description: 'Whole systems.', color: 'installs' },
  { category: 'Advance', title: 'Advanced Topics', description: 'For systems that people depend on.', color: 'advance' },
  { category: 'Other', title: 'Other Resources', description: '', color: 'other' },
];

export const ARTICLES: readonly WikiCard[] = [
  wiki({ id: 'ssh', title: 'SSH', category: 'Basics', tags: ['Linux', 'Security', 'Networking', 'CI/CD', 'C#'] }),
  wiki({ id: 'firewall', title: 'Firewall', category: 'Basics', tags: ['Security', 'nftables', 'Linux'] }),
  wiki({ id: 'proxmox-setup', title: 'Proxmox', category: 'Installs', tags: ['Virtualization'] }),
  wiki({ id: 'bastion-host-setup', title: 'Bastion host', category: 'Advance', tags: ['Security'] }),
];

/** Newest first, as the build writes them. */
export const POSTS: readonly BlogCard[] = [
  post({ id: 'containers', date: '2025-05-08', category: 'Containerization', tags: ['Docker', 'Linux', 'DevOps', 'CI/CD'] }),
  post({ id: 'logs', date: '2025-04-22', category: 'Monitoring', tags: ['Logging'] }),
  post({ id: 'pipelines', date: '2025-03-15', category: 'CI/CD', tags: ['DevOps'] }),
];

export const PROJECTS: readonly ProjectCard[] = [
  {
    ...project({ id: 'azure-migration', title: 'Azure migration', category: 'Infrastructure', tags: ['Azure', 'Terraform'] }),
    result: 'Cost per month: €11,240 → €6,730',
  },
  project({ id: 'secure-docker-pipeline', title: 'Secure pipeline', category: 'DevOps', tags: ['Docker', 'CI/CD'] }),
  project({ id: 'highly-available-mysql', title: 'MySQL cluster', category: 'Database', tags: ['MySQL'] }),
];

export const resume: Resume = {
  headline: 'Cloud and Site-Reliability Engineer',
  location: 'Remote',
  summary: 'I run fleets from version control.',
  achievements: [
    { value: '9+', label: 'years in operations', text: 'Without a gap.' },
    { value: '100%', label: 'uptime', text: 'Every probe was answered.', evidence: '/projects/highly-available-mysql' },
  ],
  experience: [
    {
      role: 'Senior Engineer',
      organisation: 'A software provider',
      location: 'Remote',
      start: '2022-04',
      points: [{ text: 'Moved a platform.', evidence: '/projects/azure-migration' }],
    },
    { role: 'Technician', organisation: 'A utility', location: 'On site', start: '2016-02', end: '2022-03', points: [{ text: 'Closed tickets.' }] },
  ],
  expertise: [
    { category: 'Linux', skills: ['Debian', 'systemd'] },
    { category: 'Databases', skills: ['MySQL'] },
  ],
  projects: ['azure-migration'],
  education: [{ title: 'Diploma', place: 'A college', start: 2010, end: 2015 }],
  certifications: [{ title: 'LFCS', issuer: 'The Linux Foundation', date: '2017-06' }],
};

export const RESUME: ResumeData = {
  resume,
  evidenceTitles: { '/projects/azure-migration': 'Azure migration', '/projects/highly-available-mysql': 'MySQL cluster' },
  featuredProjects: PROJECTS.slice(0, 1),
};

export const ARTICLE: WikiArticleData = {
  ...wiki({ id: 'ssh', title: 'SSH', category: 'Basics', tags: ['Linux', 'Security', 'Networking', 'CI/CD', 'C#'] }),
  group: 'Basics',
  dated: 'Last updated 4 March 2025',
  modified: '2026-11-20',
  checked: 'Checked on Debian 12.11 · 20 November 2026 · 14 of 17 commands executed',
  standIns: 'Stand-ins: A network namespace in place of the bastion.',
  strip: { width: 28, paths: { executed: 'M0 3h6M22 3h6', read: 'M8 3h6' }, places: { keys: [0, 14], port: [22, 6] } },
  glance: [
    { kind: 'run', text: '✓ Debian 13: 14 of 17 · Debian 12: 13 of 17' },
    { kind: 'time', text: '20 min' },
    { kind: 'risk', text: '⚠ can lock you out' },
  ],
  facts: [
    ['Level', 'beginner'],
    ['Time needed', '20 minutes'],
    ['Risk', 'you can lock yourself out'],
    ['Reading time', '7 min'],
    ['Applies to', 'Debian 12'],
    ['Last updated', '4 March 2025'],
    ['Support', 'Debian 12 has had only long-term support since 10 June 2026; that ends on 30 June 2028.'],
  ],
  hasScript: true,
  variables: { HOST: { type: 'hostname', value: 'web01', about: 'the server' } },
  readingMinutes: 7,
  headings: [
    { depth: 2, id: 'keys', text: 'Keys' },
    { depth: 2, id: 'server', text: 'Server' },
    { depth: 3, id: 'port', text: 'Port' },
    { depth: 4, id: 'deep', text: 'Deep' },
  ],
  blocks: [
    { type: 'paragraph', children: ['Keys beat passwords.'] },
    {
      type: 'tabs',
      tabs: [
        { label: 'Debian', block: { type: 'code', language: 'bash', label: 'Bash', lines: [{ tokens: ['apt install openssh-server'] }] } },
        { label: 'Rocky', block: { type: 'code', language: 'bash', label: 'Bash', lines: [{ tokens: ['dnf install openssh-server'] }] } },
      ],
    },
  ],
  readFirst: [],
  next: { id: 'firewall', title: 'Firewall' },
  neighbours: { previous: null, following: null },
  related: [{ path: '/wiki/bastion-host-setup', title: 'Bastion host', reason: 'Also about Security' }],
  linkedFrom: [{ path: '/blog/logs', title: 'The story of logs' }],
};

export const POST: BlogPostData = {
  ...post({ id: 'containers', date: '2025-05-08', category: 'Containerization', tags: ['Docker'] }),
  headings: [],
  blocks: [{ type: 'paragraph', children: ['It began with a build.'] }],
  related: [],
  linkedFrom: [],
  newer: null,
  older: { id: 'logs', title: 'The story of logs' },
};

export const PROJECT: ProjectData = {
  ...project({ id: 'azure-migration', title: 'Azure migration', category: 'Infrastructure', tags: ['Azure'] }),
  github: 'https://github.example.com/azure',
  live: 'https://azure.example.com',
  technologies: ['Terraform'],
  liveLabel: 'Status page',
  facts: [
    ['Role', 'Network and bill'],
    ['Stack', 'Terraform, nftables'],
  ],
  figures: [
    { label: 'Cost per month', before: '€11,240', after: '€6,730', lengths: [100, 60], isBetter: true, how: 'By the invoices' },
    { label: 'Merge to production', before: '11 min', after: '13 min', lengths: [85, 100], isBetter: false },
  ],
  related: [],
  linkedFrom: [],
  headings: [],
  blocks: ['Overview', 'Challenges', 'Solutions', 'Technologies'].map((title) => ({ type: 'heading', depth: 2, id: title.toLowerCase(), children: [title] })),
};

function repository(id: string, stars: number): OpenSourceResource {
  return {
    id,
    name: `org/${id}`,
    title: `Tool ${id}`,
    description: `Why ${id} is good.`,
    tags: ['Automation'],
    category: 'Open Source',
    type: 'opensource',
    url: `https://github.com/org/${id}`,
    language: 'Go',
    stars,
    forks: 950,
    lastUpdated: '2025-07-30',
  };
}

export const OPEN_SOURCE: OpenSourceData = {
  lead: 'Free software that earns its place.',
  asOf: '2025-08-01',
  featuredPost: POSTS[0] ?? null,
  repositories: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, place) => ({
    ...repository(id, 45_200 + place * 1000),
    guide: place === 1 ? { id: 'tool-b', title: 'Set up b' } : null,
  })),
};

/** Every item of every collection, in collection order. */
export const RECORDS: readonly CatalogRecord[] = [
  ...ARTICLES.map(({ id, title, tags, category, description, lastUpdated }): CatalogRecord => ({
    id,
    type: 'wiki',
    title,
    tags,
    url: `/wiki/${id}`,
    date: lastUpdated,
    category,
    description,
  })),
  ...POSTS.map(({ excerpt, ...card }): CatalogRecord => ({ ...card, type: 'blog', url: `/blog/${card.id}`, description: excerpt })),
  { ...repository('distro', 900), type: 'opensource', title: 'Distro', tags: ['linux'], category: 'Open Source', description: 'A list.' },
];
