import { foreignSite, hasSample, testSite } from './testSites';

/** What `npm test` runs: the arguments of Jest for the units and for the sites, those of Playwright, and the sites that are built. */
interface TestedParts {
  readonly units: readonly string[];
  readonly site: readonly string[];
  readonly browser: readonly string[];
  readonly sites: readonly NodeJS.ProcessEnv[];
  /** What is left out, for the end of the run; empty where nothing is. */
  readonly note: string;
}

/** The tests that need no sample, since their sites are built from the tests' own folders, are in folders of this name. */
const FOREIGN = 'foreign';

/** All tests if the sample is there; otherwise those of the engine, whose sites are built from the tests' own folders. */
export function testedParts(isSampleThere = hasSample()): TestedParts {
  if (isSampleThere) {
    return {
      units: ['--selectProjects', 'node', 'dom', 'content'],
      site: ['--selectProjects', 'site'],
      browser: [],
      sites: [testSite(), foreignSite()],
      note: '',
    };
  }
  return {
    units: ['--selectProjects', 'node', 'dom'],
    site: ['--selectProjects', 'site', '--testPathPatterns', `site/${FOREIGN}/`],
    browser: [`e2e/${FOREIGN}/`],
    sites: [foreignSite()],
    note: 'Left out: the tests of the sample content, which src/content no longer has',
  };
}
