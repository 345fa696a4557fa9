import { screen, waitFor } from '@testing-library/react';
import type { Block } from '../../../src/core/content/blocks';
import type { WikiArticleData } from '../../../src/core/content/pages';
import { historyPath, type GuideHistory } from '../../../src/core/history/editions';
import { hunksBetween } from '../../../src/core/history/hunks';
import { passageKey, passagesOf } from '../../../src/core/history/passages';
import { WikiArticlePage } from '../../../src/sections/wiki/WikiArticlePage';
import { startServer, type FakeServer } from '../../platform/fakeServer';
import { ARTICLE } from '../../sections/samples';
import { installHighlights, type FakeHighlights } from '../../support/highlights';
import { renderInSite } from '../../support/render';

export const paragraph = (text: string): Block => ({ type: 'paragraph', children: [text] });
export const session = (...commands: string[]): Block => ({
  type: 'code',
  language: 'console',
  label: 'Terminal',
  lines: commands.map((text) => ({ role: 'command', prompt: '$', tokens: [text] })),
});

export const NOW: readonly Block[] = [
  { type: 'heading', depth: 2, id: 'keys', children: ['Keys'] },
  paragraph('Make a key of Ed25519 on your machine.'),
  session('ssh-keygen -t ed25519', 'ssh server'),
  {
    type: 'table',
    align: [null, null],
    head: [['Port'], ['Use']],
    rows: [
      [['22'], ['logins']],
      [['2222'], ['logins of the bastion']],
    ],
  },
  paragraph('Keep the second session open.'),
];
const BEFORE: readonly Block[] = [
  ...NOW.slice(0, 1),
  paragraph('Make a key of RSA on your machine.'),
  session('ssh-keygen -t rsa', 'ssh server'),
  { type: 'table', align: [null, null], head: [['Port'], ['Use']], rows: [[['22'], ['logins']]] },
  paragraph('Close the other session at once.'),
  ...NOW.slice(4),
];
export const HISTORY: GuideHistory = {
  editions: [
    { edition: 'new', date: '2026-11-20', back: hunksBetween(passagesOf(NOW), passagesOf(BEFORE), passageKey) },
    { edition: 'old', date: '2026-11-01' },
  ],
};
const DATA: WikiArticleData = { ...ARTICLE, blocks: NOW, edition: 'new', changes: '/wiki/ssh/changes.xml' };

/** What the device remembers. */
export const stored = () => JSON.parse(localStorage.getItem('read') ?? '{}') as Record<string, [string, string]>;
export const bar = () => screen.queryByRole('region', { name: 'What has changed' });
export const next = () => screen.getByRole('button', { name: 'Next change' });
/** What was announced last. */
export const heard = () => document.getElementById('announcer')?.textContent;

export function open(data: Partial<WikiArticleData> = {}) {
  return renderInSite(<WikiArticlePage data={{ ...DATA, ...data }} />, undefined, '/wiki/ssh');
}

/** A guide whose reader has read an edition earlier this year. */
export async function openAfter(edition: string, data: Partial<WikiArticleData> = {}) {
  localStorage.setItem('read', JSON.stringify({ ssh: [edition, `${new Date().getFullYear()}-01-03`] }));
  const view = open(data);
  await waitFor(() => expect(bar()).not.toBeNull());
  return view;
}

export function setHeight(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
}

/** A server with the guide's history, and a browser with highlights, for each test of a file. */
export function prepareDevice(): { readonly server: () => FakeServer; readonly marked: () => string[] } {
  let server: FakeServer;
  let highlights: FakeHighlights;
  beforeEach(() => {
    localStorage.clear();
    document.getElementById('announcer')?.remove();
    server = startServer();
    server.answer(historyPath('ssh'), { data: HISTORY });
    highlights = installHighlights();
    Element.prototype.scrollIntoView = jest.fn();
    setHeight(0);
  });
  afterEach(() => {
    highlights.remove();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  return { server: () => server, marked: () => highlights.marked() };
}
