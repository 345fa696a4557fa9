import type { Block } from '../../core/content/blocks';
import { CALLOUTS, type CalloutKind } from '../../core/content/callouts';
import type { BlogCard, ProjectCard } from '../../core/content/pages';

/*
 * Sample content for the components of the development page.
 */

export const POST: BlogCard = {
  id: 'learning-to-read-logs',
  title: 'The night the log was right',
  date: '2025-03-15',
  category: 'Monitoring',
  tags: ['Logging', 'systemd', 'Debian', 'On call'],
  excerpt: 'Forty minutes into the incident somebody read the line that had stood there since the start.',
  readingMinutes: 6,
};

export const PROJECT: ProjectCard = {
  id: 'azure-migration',
  title: 'Azure migration',
  description: 'Moving an order platform from a leased rack to Azure before the contract ended.',
  date: '2024-03-30',
  category: 'Infrastructure',
  tags: ['Azure', 'Terraform'],
  image: { src: '/images/azure-migration.svg', size: [960, 540] },
  imageAlt: 'Servers of a rack, joined to networks of a cloud',
};

const code = (state: 'executed' | 'validated' | 'linted' | 'changed', text: string): Block => ({
  type: 'code',
  language: 'console',
  label: 'Terminal',
  check: { state, text },
  lines: [
    { role: 'command', prompt: '$', tokens: ['systemctl is-active ssh'] },
    { role: 'output', tokens: ['active'] },
  ],
});

export const BLOCKS: readonly Block[] = [
  { type: 'heading', depth: 2, id: 'a-heading', children: ['A heading'] },
  { type: 'paragraph', children: ['A paragraph with ', { type: 'code', text: '/etc/ssh/sshd_config' }, ' in it.'] },
  { type: 'step', label: 'Step 1', children: ['What is done first'] },
  ...(Object.keys(CALLOUTS) as CalloutKind[]).map((kind): Block => ({
    type: 'callout',
    kind,
    children: [{ type: 'paragraph', children: [`A ${kind}.`] }],
  })),
  code('executed', 'executed'),
  code('validated', 'validated by sshd -t'),
  code('linted', 'not run: needs a second machine'),
  code('changed', 'changed since its last check'),
];
