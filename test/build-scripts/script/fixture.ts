import { compileDocument } from '../../../build-scripts/lib/content/articles/document';
import { isWiki, type ValidDocument } from '../../../build-scripts/lib/content/articles/document';
import { guideScript, type GuideScript } from '../../../build-scripts/lib/script/guideScript';

/** The script of a guide with three values and the given body. */
export function scriptOf(body: string, name = 'small'): GuideScript | null {
  return guideScript(guideOf(body, name), 'https://example.org');
}

/** A guide with three values and the given body. */
export function guideOf(body: string, name = 'small'): ValidDocument<'wiki'> {
  const text = `---
title: "It's a $(small) guide"
category: Basics
tags: [Test]
lastUpdated: 2026-01-02
variables:
  HOST: { type: hostname, value: server.example.com, about: "The server's name" }
  DIR: { type: path, value: /data, about: A folder below the home }
  KEY: { type: secret, value: example-key, about: A key }
---

${body}`;
  const document = compileDocument({ folder: 'wiki', file: `${name}.md`, name, text });
  if (!isWiki(document)) throw new Error(JSON.stringify(document.problems));
  return document;
}

export const fence = (info: string, ...lines: string[]) => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\n`;

/** A guide with each kind of block. */
export const SMALL = `
Words before the first step.

## Look around

Prose with **weight** and a [link](/wiki/x).

${fence('console on=server run', '$ mkdir -p ~{{DIR}}/a && cd ~{{DIR}}/a', '$ place="in a"; alias say=echo', '$ say "{{HOST}} $place"', 'server.example.com in a')}
## Write a file

${fence('ini title="~/conf/app.ini" write=0640', '[app]', 'host = {{HOST}}', 'key = {{KEY}}')}
${fence('ini title="~/conf/app.ini"', 'only = shown')}
${fence('console on=server run', '$ grep -c \'key = {{KEY}}\' ~/conf/app.ini; basename "$PWD"', '1', 'a')}
## Others

${fence('console on=laptop run', '$ touch ~/laptop-was-here')}
${fence('console on=server norun="needs a disk"', '$ touch ~/not-run')}
${fence('console on=server tab="Debian 7" run only="Debian 12"', '$ touch ~/twelve')}
## Ends

${fence('console on=server run=fails', '$ echo nothing > /dev/null', '$ ls ~/missing 2> /dev/null')}
${fence('console on=server run', '$ exit 7', '...')}
${fence('console on=server run', '$ echo "${place:-no place}"', 'no place', '# echo root', 'root')}
## Only words

No step.
`;
