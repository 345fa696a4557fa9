/** Which way a project's figure should go. */
export const BETTER = ['lower', 'higher'] as const;

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const RISKS = ['none', 'downtime', 'lockout', 'data-loss'] as const;
export const VARIABLE_TYPES = ['hostname', 'ip', 'cidr', 'port', 'path', 'user', 'secret'] as const;

/** A value that the reader of a guide must change, used in its fences as `{{NAME}}`. */
export interface Variable {
  readonly type: (typeof VARIABLE_TYPES)[number];
  /** The value shown until the reader changes it. */
  readonly value: string;
  readonly about: string;
}

/** What lets a reader judge whether a guide fits their machine. */
export interface GuideFacts {
  readonly appliesTo?: readonly string[] | undefined;
  readonly testedWith?: readonly string[] | undefined;
  /** YYYY-MM-DD: when somebody other than the author last reviewed it. */
  readonly reviewed?: string | undefined;
  /** Minutes needed to follow the guide. */
  readonly minutes?: number | undefined;
  readonly level?: (typeof LEVELS)[number] | undefined;
  /** The worst that a mistake can do. */
  readonly risk?: (typeof RISKS)[number] | undefined;
}

/** E3. The lists hold plain text, one entry per bullet. */
export interface ProjectContent {
  readonly overview: string;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly technologies: readonly string[];
}

/** E4. Stars and forks are the figures of the list's `asOf` date. */
export interface OpenSourceResource {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly category: 'Open Source';
  readonly type: 'opensource';
  readonly url: string;
  readonly language: string;
  readonly stars: number;
  readonly forks: number;
  readonly lastUpdated: string;
}
