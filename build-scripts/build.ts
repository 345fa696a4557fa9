import { buildSite } from './lib/buildSite';
import { runCommand } from './lib/command';
import type { HiddenState } from './lib/content/publication';
import { describeBuild } from './lib/describeBuild';
import { readSettings } from './lib/settings';

const PREVIEWS: Readonly<Record<string, HiddenState>> = { '--drafts': 'draft', '--future': 'scheduled', '--expired': 'expired' };

await runCommand(async () => {
  const preview = new Set(process.argv.flatMap((option) => PREVIEWS[option] ?? []));
  console.log(describeBuild(await buildSite(await readSettings(), preview)));
});
