import { fillFence, fillShell, fillValues } from '../../../build-scripts/lib/verify/fillValues';
import { writeScript } from '../../../build-scripts/lib/verify/files';
import { copyText, textOfLines } from '../../../src/core/content/session';
import { articleOf } from '../support/article';
import { codeOf, FIELDS } from '../support/compile';

const VALUES = { DIR: '/srv/my files', PASSWORD: 'Pa$$word' };
const VARIABLES = Object.keys(VALUES).map((name) => `  ${name}: { type: secret, value: example, about: x }`);

it('fills the commands that are run as the page shows them, quoted for the shell', () => {
  expect(fillShell('mkdir -p {{DIR}}', VALUES)).toBe(`mkdir -p '/srv/my files'`);
  expect(fillShell('cat <<END > "{{DIR}}/x" # {{DIR}}\n{{PASSWORD}}\nEND', VALUES)).toBe('cat <<END > "/srv/my files/x" # /srv/my files\nPa\\$\\$word\nEND');
  expect(fillValues('{{DIR}} {{OTHER}}', VALUES)).toBe('/srv/my files {{OTHER}}');
});

it.each(['bash', 'sh', 'ini'])('fills a file of the language %s as the page shows it', (language) => {
  const text = `echo "{{PASSWORD}}" {{DIR}}`;
  const [code] = codeOf(`\`\`\`${language}\n${text}\n\`\`\`\n`, `${FIELDS.wiki}\nvariables:\n${VARIABLES.join('\n')}`);
  expect(fillFence({ language, text }, VALUES)).toBe(textOfLines(code?.lines ?? [], VALUES));
});

it('W4 writes a file without the lines that the block shows as removed, as the copy button gives it', () => {
  const body = '```ini title="/etc/x" write del={1,3} ins={2}\na=1\na=2\nb=1\n```\n';
  const article = articleOf(body);
  const [fence] = article.fences;
  const [code] = codeOf(body);
  expect(copyText({ lines: code?.lines ?? [] }, {})).toBe('a=2');
  const encoded = Buffer.from('a=2\n').toString('base64');
  expect(fence && writeScript(fence, '/etc/x', article)).toContain(`\n${encoded}\n`);
});
