// Packages bundled for the suites: those published only as ES modules, since Jest runs CommonJS, and those with many modules.
const BUNDLED = [
  'unified',
  'remark-[^/]+',
  'mdast-[^/]+',
  'micromark[^/]*',
  'unist-[^/]+',
  'vfile[^/]*',
  'github-slugger',
  'fastest-levenshtein',
  'syllable',
  'feedsmith',
  'tinypool',
  'hast-[^/]+',
  'unbash',
  'zod',
  'yaml',
  'image-size',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
];

const shared = {
  rootDir: '.',
  // Debian roots contain modules, too.
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/'],
  runtime: '<rootDir>/test/support/sharedScripts.mjs',
  transform: {
    '^.+\\.(?:t|j|mj)sx?$': '<rootDir>/test/support/esbuildTransform.mjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${BUNDLED.join('|')})/)`],
  moduleNameMapper: { '^@content/site$': '<rootDir>/test/support/contentSite.ts', '\\.scss$': '<rootDir>/test/support/noStyles.ts' },
  setupFiles: ['<rootDir>/test/support/environment.ts'],
};

export default {
  // By default, Jest leaves one core of two idle.
  maxWorkers: '100%',
  // The limit is for tests that never end, not for a busy machine.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{core,build-scripts,offline,styles}/**/*.test.ts', '<rootDir>/test/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/{app,features,platform,sections,ui}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/dom.ts'],
    },
    // What holds only for the sample content.
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/content/**/*.test.ts'],
    },
    // What the built sites serve: `npm test` builds them first.
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/site/**/*.test.ts'],
    },
  ],
};
