import type { SiteCategories, SiteConstants } from '../../src/core/site/siteConstants';

/** A made-up owner whose site has everything. */
export const site: SiteConstants & { readonly resumePdf: string } = {
  name: 'Jordan Doe',
  isSample: true,
  url: 'https://example.com',
  title: 'Jordan Doe, cloud and site-reliability engineer',
  description:
    'Portfolio, technical wiki and notes of Jordan Doe: Linux guides checked by a machine, case studies with figures, and posts from operations work.',
  claim: 'I run Debian fleets, Azure platforms and MySQL clusters from version control, and a machine checks the commands in my guides.',
  keywords: ['site reliability engineering', 'Linux administration', 'cloud infrastructure', 'DevOps', 'automation'],
  searchExamples: 'PermitRootLogin, --now, /etc/ssh',
  language: 'en',
  author: {
    name: 'Jordan Doe',
    jobTitle: 'Cloud and Site-Reliability Engineer',
    email: 'jordan@example.com',
  },
  social: [
    { name: 'GitHub', url: 'https://github.example.com/jordan-doe' },
    { name: 'GitLab', url: 'https://gitlab.example.com/jordan-doe' },
    { name: 'LinkedIn', url: 'https://linkedin.example.com/in/jordan-doe' },
  ],
  links: [
    { name: 'Personal blog', url: 'https://blog.example.com' },
    { name: 'Uptime status', url: 'https://status.example.com' },
  ],
  leads: {
    wiki: 'Guides for people who run servers: the reason before each command.',
    blog: 'Notes from operations work: what broke, and what changed.',
    projects: 'Case studies: what was built, and what it measured.',
    'open-source': 'Free software that earns its place, and why.',
    collaborate: 'A migration to plan: write.',
    contact: 'Hiring? The resume has the facts.',
  },
  corrections: {},
  profileImage: '/images/profile.svg',
  profileImageAlt: 'A line drawing of a server rack beside an open notebook',
  resumePdf: '/jordan-doe-resume.pdf',
  coreTools: [
    { name: 'Linux', purpose: 'Debian and Ubuntu, from the boot loader up', icon: 'terminal' },
    { name: 'Ansible', purpose: 'Every host matches its declared state', icon: 'sliders' },
    { name: 'Terraform', purpose: 'Cloud resources planned, reviewed, applied', icon: 'layers' },
    { name: 'Docker', purpose: 'Small images, scanned and signed', icon: 'box' },
    { name: 'Proxmox', purpose: 'A cluster at home to break on purpose', icon: 'server' },
    { name: 'Azure', purpose: 'Networks, identities and costs under control', icon: 'cloud' },
    { name: 'MySQL', purpose: 'Replication that survives a lost node', icon: 'database' },
    { name: 'Zabbix', purpose: 'Alerts somebody can act on', icon: 'activity' },
  ],
};

/** In the order in which they are shown. */
export const categories: SiteCategories = {
  wiki: [
    {
      category: 'Basics',
      title: 'Basics',
      description: 'What every other guide takes for granted: files, users, logs, logins and packets.',
      color: 'basics',
    },
    {
      category: 'Installs',
      title: 'Installation Guides',
      description: 'Whole systems from an empty machine to one that is watched and backed up.',
      color: 'installs',
    },
    {
      category: 'Advance',
      title: 'Advanced Topics',
      description: 'Replication, second factors, rollback and staging, for systems that people depend on.',
      color: 'advance',
    },
    {
      category: 'Other',
      title: 'Other Resources',
      description: 'Ways of working: choosing tools, hosting things yourself, upgrading without drama.',
      color: 'other',
    },
  ],
  projects: ['Infrastructure', 'DevOps', 'Database'],
};
