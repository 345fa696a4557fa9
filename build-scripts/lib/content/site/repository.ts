import type { SiteConstants } from '../../../../src/core/site/siteConstants';

interface Forge {
  readonly host: RegExp;
  /** Appended to the address of a repository. */
  readonly report: string;
  readonly edit: string;
}

/** Where issues are opened and files of the branch `main` edited. */
const FORGES: readonly Forge[] = [
  { host: /^github\./, report: '/issues/new?title={title}', edit: '/edit/main/{file}' },
  { host: /^gitlab\./, report: '/-/issues/new?issue[title]={title}', edit: '/-/edit/main/{file}' },
  { host: /^codeberg\.org$/, report: '/issues/new?title={title}', edit: '/_edit/main/{file}' },
];

const forgeOf = (repository: string) => FORGES.find(({ host }) => host.test(new URL(repository).hostname));

export function isKnownForge(repository: string): boolean {
  return URL.canParse(repository) && forgeOf(repository) !== undefined;
}

/** Where readers of a site report a mistake and edit a page, by the repository of its content. */
export function correctionsAt(repository: string): NonNullable<SiteConstants['corrections']> {
  const forge = forgeOf(repository);
  const address = repository.replace(/(?:\.git)?\/*$/, '');
  return forge ? { report: address + forge.report, edit: address + forge.edit } : {};
}
