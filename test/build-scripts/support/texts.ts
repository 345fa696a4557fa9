// Texts of content files, each with the least front matter that is valid.

interface Draft {
  readonly title?: string;
  readonly date?: string;
  readonly tags?: string;
  readonly body?: string;
  readonly more?: string;
}

export function wiki({ title = 'T', date = '2025-02-01', tags = '[Linux]', body = 'Text.', more = 'category: Basics' }: Draft = {}): string {
  return `---\ntitle: ${title}\nlastUpdated: ${date}\ntags: ${tags}\n${more}\n---\n${body}\n`;
}

export function post({ title = 'T', date = '2025-02-01', tags = '[Linux]', body = 'Text.', more = 'category: Notes' }: Draft = {}): string {
  return `---\ntitle: ${title}\ndate: ${date}\ntags: ${tags}\nexcerpt: In short.\n${more}\n---\n${body}\n`;
}

export function project({ title = 'T', date = '2024-03-15', tags = '[Linux]', body = '', more = 'category: DevOps' }: Draft = {}): string {
  return `---\ntitle: ${title}\ndate: ${date}\ntags: ${tags}\ndescription: In short.\nimage: /images/profile.svg\nimageAlt: A drawing.\ngithub: https://github.example.com/a\nlive: https://a.example.com\n${more}\n---\n## Overview\n\nAll of it.\n\n## Challenges\n\n- One\n\n## Solutions\n\n- Two\n\n## Technologies\n\n- Three\n${body}\n`;
}

export function repository(id: string, tags = '[Linux]'): string {
  return `  - { id: ${id}, name: x/${id}, title: Title of ${id}, description: Does ${id}., tags: ${tags}, url: 'https://github.com/x/${id}', language: Go, stars: 10, forks: 2, lastUpdated: 2025-07-01 }\n`;
}

export function openSource(featuredPost: string, ...repositories: readonly string[]): string {
  return `asOf: 2025-08-01\nfeaturedPost: ${featuredPost}\nrepositories:\n${repositories.join('')}`;
}

/** A resume that needs no page of the site. */
export const RESUME = `headline: Engineer
summary: I keep things running.
experience:
  - { role: Engineer, organisation: A provider, start: 2022-04 }
expertise:
  - { category: Systems, skills: [Linux, systemd] }
`;
