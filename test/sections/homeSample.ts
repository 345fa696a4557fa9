import type { HomeData, TerminalFacts } from '../../src/core/content/pages';
import { ARTICLES, POSTS, PROJECTS, resume } from './samples';

/** What the terminal says on the home page of the small site. */
export const FACTS: TerminalFacts = {
  summary: resume.summary,
  headline: resume.headline,
  expertise: resume.expertise,
  certifications: resume.certifications,
  experience: resume.experience.map(({ role, organisation, start, end = null }) => ({ role, organisation, start, end })),
  projects: PROJECTS.map(({ id, title }) => ({ id, title })),
  tools: [{ name: 'Debian', purpose: 'On every host', icon: 'terminal' }],
  tried: ['ls -l wiki'],
  tagged: ['Debian'],
};

export const HOME: HomeData = {
  claim: 'I run Debian fleets from version control.',
  headline: resume.headline,
  location: resume.location,
  achievements: resume.achievements,
  ledger: {
    totals: { executed: 5, validated: 1, read: 3, text: 0 },
    rows: [
      { path: '/wiki/ssh', title: 'SSH', counts: [4, 1, 1, 0], coverage: { executed: 14, commands: 17 } },
      { path: '/blog/logs', title: 'The story of logs', counts: [1, 0, 2, 0], coverage: null },
    ],
    executedOn: '3 on Debian 13, 5 on Debian 12',
    date: '2026-11-20',
  },
  guides: ARTICLES.slice(0, 3).map((article, place) => ({ ...article, coverage: place === 0 ? { executed: 14, commands: 17 } : null })),
  latestPosts: POSTS.slice(0, 2),
  latestProjects: PROJECTS.slice(0, 2),
  terminal: FACTS,
  tools: FACTS.tools,
  about: {
    picture: { src: '/images/profile.svg', alt: 'A server rack', size: [320, 320] },
    links: [
      { name: 'Personal blog', url: 'https://blog.example.com' },
      { name: 'Uptime status', url: 'https://status.example.com' },
    ],
  },
  leads: { collaborate: 'A migration to plan? Write.', contact: 'Hiring? The resume has the facts.' },
};
