import { OWN_CONTENT } from './paths';

interface Command {
  readonly name: string;
  /** The option that writes. */
  readonly option: string;
  /** What the documents that it writes do, such as `docs/guides.md describes`. */
  readonly tells: string;
}

/**
 * For commands that write about content into the project's own documents.
 *
 * @throws Error for a content folder that isn't the project's
 */
export function requireOwnContent(contentDir: string, { name, option, tells }: Command): void {
  if (contentDir !== OWN_CONTENT) throw new Error(`${name}: ${tells} src/content. Leave out --content and CONTENT_DIR, or ${option}.`);
}
