import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outputFile } from '../files/outputFile';
import { displayPath } from '../files/displayPath';
import { EDITOR_FOLDER, writeEditorFiles } from '../schemas/editorFiles';

/**
 * Writes a content folder that builds at once: a name, an example of each kind, workflows that publish and verify it on GitHub, and editor files.
 *
 * @param dir the folder; if it exists, it must be empty
 * @param today YYYY-MM-DD
 * @returns the paths of the files, and of the folder for editors
 * @throws Error when the folder isn't empty; then nothing is written
 */
export function writeNewSite(dir: string, today: string): string[] {
  const folder = resolve(dir);
  // A new repository has only this.
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (found.length > 0) throw new Error(`new: ${displayPath(folder)} already contains files, such as ${found[0] ?? ''}; name a new or empty folder.`);
  const paths = Object.entries(filesOfNewSite(today)).map(([name, text]) => {
    const path = join(folder, name);
    outputFile(path, text, { flag: 'wx' });
    return path;
  });
  writeEditorFiles(folder);
  return [...paths, join(folder, EDITOR_FOLDER)];
}

function filesOfNewSite(today: string): Readonly<Record<string, string>> {
  return {
    'site.yml': SITE,
    'wiki/example-guide.md': guide(today),
    'blog/example-post.md': post(today),
    'projects/example-project.md': project(today),
    '.github/workflows/publish.yml': WORKFLOW,
    '.github/workflows/verify.yml': VERIFY_WORKFLOW,
    'README.md': README,
  };
}

const SITE = `# Only the name is required. Remove the # from what you want to set.
name: My site
# url: https://www.example.com
# description: What the site is about, in a sentence.
# claim: What you do, and what proves it.
# author: { name: Your Name, jobTitle: Your trade, email: you@example.com }
# repository: https://github.com/you/your-site
# lastUpdated: git
# social:
#   - { name: GitHub, url: https://github.com/you }
`;

const guide = (today: string) => `---
title: An example of a guide
category: Examples
tags: [Example]
lastUpdated: ${today}
---

This is an example. Replace it, or delete the file.

## Steps

\`\`\`console run
$ echo "a command and its output"
a command and its output
\`\`\`
`;

const post = (today: string) => `---
title: An example of a post
category: Examples
tags: [Example]
date: ${today}
excerpt: What lists and feeds say of the post.
---

This is an example. Replace it, or delete the file: a site without posts has no blog.
`;

const project = (today: string) => `---
title: An example of a project
category: Examples
tags: [Example]
date: ${today}
description: What lists say of the project.
---

This is an example. Replace it, or delete the file. The headings are yours to choose.
`;

const WORKFLOW = `# Builds the site and publishes it on GitHub Pages. Set the repository variable ENGINE to the repository that
# builds it, such as you/engine, and choose "GitHub Actions" as the source under Settings > Pages.
name: Publish
on:
  push: { branches: [main] }
  workflow_dispatch:
permissions: { contents: read, pages: write, id-token: write }
concurrency: { group: pages }
jobs:
  publish:
    runs-on: ubuntu-latest
    environment: { name: github-pages }
    steps:
      - uses: actions/checkout@v7
        # All commits: with lastUpdated: git in site.yml, guides get their dates from them.
        with: { path: content, fetch-depth: 0 }
      - uses: actions/checkout@v7
        with: { repository: '\${{ vars.ENGINE }}', path: engine }
      - uses: actions/setup-node@v7
        with: { node-version: 22 }
      - uses: actions/configure-pages@v6
        id: pages
      - run: npm run build
        working-directory: engine
        env:
          CONTENT_DIR: \${{ github.workspace }}/content
          SITE_URL: \${{ steps.pages.outputs.base_url }}
          BASE_PATH: \${{ steps.pages.outputs.base_path }}/
          # GitHub Pages doesn't send your own headers.
          HOST: pages
      - uses: actions/upload-pages-artifact@v5
        # Without hidden files, .well-known/ would be missing.
        with: { path: engine/dist, include-hidden-files: true }
      - uses: actions/deploy-pages@v5
`;

const VERIFY_WORKFLOW = `# Runs the guides' commands again each week, so that no mark is older than 30 days, and commits the results. Where a block
# fails, the run fails, and GitHub tells you.
name: Verify
on:
  schedule: [{ cron: '17 3 * * 1' }]
  workflow_dispatch:
permissions: { contents: write }
concurrency: { group: verify }
jobs:
  verify:
    runs-on: ubuntu-latest
    # Guides can only be run as root with the right to mount; Debian's own tools make their machines.
    container: { image: 'debian:13', options: --privileged }
    steps:
      - run: apt-get update && apt-get install -y --no-install-recommends ca-certificates debootstrap git iproute2
      - uses: actions/checkout@v7
        with: { path: content, fetch-depth: 0 }
      - uses: actions/checkout@v7
        with: { repository: '\${{ vars.ENGINE }}', path: engine }
      - uses: actions/setup-node@v7
        with: { node-version: 22 }
      - run: npm run verify -- --older 23d --install --trust
        working-directory: engine
        env: { CONTENT_DIR: '\${{ github.workspace }}/content' }
      - if: always()
        working-directory: content
        run: |
          git config --global --add safe.directory "$PWD"
          git config user.name verify && git config user.email verify@localhost
          git add --all
          git diff --cached --quiet || { git commit -m 'Verified again' && git push; }
`;

const README = `# My site

The content of a site, in one folder. \`site.yml\` says whose it is; \`wiki/\`, \`blog/\` and \`projects/\` have a file for each page. What isn't here isn't on
the site. The engine's docs/writing.md lists every file and field; \`npm run dev -- --content /path/to/this/folder\` there shows the site while you write.
`;
