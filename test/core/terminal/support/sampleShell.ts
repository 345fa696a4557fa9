import type { Block } from '../../../../src/core/content/blocks';
import type { DocumentRecord } from '../../../../src/core/search';
import type { FixedPage } from '../../../../src/core/site/routes';
import type { SiteIdentity } from '../../../../src/core/site/siteConstants';
import { blockLines } from '../../../../src/core/terminal/blockLines';
import type { Answer, World } from '../../../../src/core/terminal/command';
import { COMMANDS } from '../../../../src/core/terminal/commands/commandTable';
import { buildFileTree, type FileNode } from '../../../../src/core/terminal/fileTree';
import { pageText, repositoryText, type FileText } from '../../../../src/core/terminal/fileText';
import { textOfLine, type TerminalPiece } from '../../../../src/core/terminal/line';
import { filesNeeded, prepareLine, runStages } from '../../../../src/core/terminal/prepareLine';

/** A made-up owner. */
export const SITE: SiteIdentity = {
  name: 'Ada',
  url: 'https://ada.example',
  title: 'Ada',
  description: '',
  keywords: [],
  searchExamples: 'sshd',
  author: { name: 'Ada Example', jobTitle: 'Engineer', email: 'ada@ada.example' },
  social: [
    { name: 'Hub', url: 'https://hub.example/ada' },
    { name: 'Lab', url: 'https://lab.example/ada' },
    { name: 'In', url: 'https://in.example/ada' },
  ],
  resumePdf: '/ada-resume.pdf',
};

type RecordDraft = Pick<DocumentRecord, 'id' | 'type' | 'title' | 'tags' | 'url'> & Partial<DocumentRecord>;
const record = (draft: RecordDraft): DocumentRecord => ({ category: 'Basics', description: `About ${draft.title}.`, ...draft });

export const RECORDS: readonly DocumentRecord[] = [
  record({ id: 'ssh', type: 'wiki', title: 'Secure logins', tags: ['SSH', 'CI/CD'], url: '/wiki/ssh', date: '2025-06-18' }),
  record({ id: 'firewall', type: 'wiki', title: 'A firewall', tags: ['Firewall'], url: '/wiki/firewall', date: '2025-04-27' }),
  record({ id: 'file-system', type: 'wiki', title: 'Files', tags: ['Linux'], url: '/wiki/file-system', date: '2025-01-25' }),
  record({ id: 'ssh', type: 'blog', title: 'Why keys', tags: ['ssh'], url: '/blog/ssh', date: '2025-02-01', category: 'Security' }),
  record({
    id: 'cluster',
    type: 'project',
    title: 'A cluster',
    tags: ['High Availability'],
    url: '/projects/cluster',
    date: '2024-03-15',
    category: 'Database',
  }),
  record({ id: 'restic', type: 'opensource', title: 'restic', tags: ['Backup'], url: 'https://hub.example/restic', category: 'Open Source' }),
];

const BLOCKS: Readonly<Record<string, readonly Block[]>> = {
  '/wiki/ssh': [
    { type: 'paragraph', children: ['Keys beat passwords; see ', { type: 'link', href: '#server', children: ['below'] }, '.'] },
    { type: 'heading', depth: 2, id: 'server', children: ['The server'] },
    {
      type: 'code',
      language: 'console',
      label: 'Console',
      lines: [
        { tokens: ['sudo sshd -t'], role: 'command', prompt: '$' },
        { tokens: ['PermitRootLogin no'], role: 'output' },
      ],
    },
    { type: 'list', ordered: false, items: [{ children: [{ type: 'line', children: ['Use ', { type: 'code', text: 'PermitRootLogin' }] }] }] },
  ],
  '/wiki/firewall': [{ type: 'paragraph', children: ['Drop what nobody asked for. permitrootlogin is no firewall rule.'] }],
  '/wiki/file-system': [{ type: 'paragraph', children: ['Everything is a file.'] }],
  '/blog/ssh': [{ type: 'paragraph', children: ['I typed PermitRootLogin once too often.'] }],
  '/projects/cluster': [{ type: 'paragraph', children: ['Three nodes.'] }],
};

export const PAGES: readonly FixedPage[] = ['resume', 'wiki', 'blog', 'projects', 'open-source', 'search'];

export const TREE = buildFileTree(RECORDS, { site: SITE, pages: PAGES });

function textOf({ content, href }: FileNode): FileText {
  if (content.kind === 'repository') return repositoryText(content.record);
  if (content.kind === 'page') return pageText(content.record, blockLines(BLOCKS[href] ?? [], href));
  return { text: 'Ada Example', lines: () => [{ line: { spans: ['Ada Example'] }, section: null }] };
}

export const WORLD: World = {
  facts: {
    summary: 'I run fleets.',
    headline: 'Site-Reliability Engineer',
    expertise: [{ category: 'Linux', skills: ['Debian', 'systemd'] }],
    experience: [
      { role: 'Engineer', organisation: 'A company', start: '2022-04', end: null },
      { role: 'Technician', organisation: 'A provider', start: '2019-01', end: '2022-03' },
    ],
    certifications: [{ title: 'LFCS', issuer: 'The Linux Foundation', date: '2017-06' }],
    projects: [{ id: 'azure-migration', title: 'Azure migration' }],
    tools: [{ name: 'Ansible', purpose: 'Declared state', icon: 'sliders' }],
    tried: ['ls -l wiki', 'less wiki/ssh.md', 'grep -rn PermitRootLogin wiki', 'find -tag backup'],
    tagged: ['Debian', 'Ansible'],
  },
  site: SITE,
  pages: PAGES,
  commands: COMMANDS,
  tree: TREE,
  folder: '/',
  lastFolder: null,
  history: ['ls', 'cat wiki/ssh.md'],
  theme: 'system',
  read: textOf,
};

/** Runs a line as the page does, and fails when a command reads a file that it has not named before. */
export function answerTo(input: string, changes: Partial<World> = {}): Answer {
  const world = { ...WORLD, ...changes };
  const prepared = prepareLine(input);
  if (!prepared.isReady) return { lines: prepared.lines };
  const named = new Set(filesNeeded(prepared.stages, world).map(({ path }) => path));
  const read = (file: FileNode) => {
    if (!named.has(file.path)) throw new Error(`${input} reads ${file.path} without having named it`);
    return world.read(file);
  };
  return runStages(prepared.stages, { ...world, read });
}

/** The texts of what a line prints; columns are one line per name. */
export function printed(input: string, changes?: Partial<World>): string[] {
  return answerTo(input, changes).lines.flatMap((line) =>
    line.look === 'columns' ? line.spans.map((span) => (typeof span === 'string' ? span : span.text)) : [textOfLine(line)],
  );
}

/** The pieces of what a line prints that aren't plain text. */
export function pieces(input: string, changes?: Partial<World>): TerminalPiece[] {
  return answerTo(input, changes).lines.flatMap(({ spans }) => spans.flatMap((span) => (typeof span === 'string' ? [] : [span])));
}

export const hrefs = (input: string) => pieces(input).flatMap(({ href }) => href ?? []);
