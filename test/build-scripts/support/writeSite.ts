import type { Host } from '../../../build-scripts/lib/hosts/host';
import { prepareForHost } from '../../../build-scripts/lib/hosts/prepareForHost';
import { headerRules } from '../../../build-scripts/lib/http/headers';
import { filesOfPath, writeWithForms, type OutputTarget } from '../../../build-scripts/lib/files/writeOutput';

interface Site {
  /** HTML by the path of its page, such as `/tags/C%23`. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Contents by the file's name. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

interface Options {
  readonly host?: Host | null;
  readonly basePath?: string;
  readonly compression?: OutputTarget['compression'];
}

/** Writes a site as a build does: each file with its compressed forms, and what the host or our server reads beside them. */
export async function writeSite(
  stagingDir: string,
  { pages = {}, files = {} }: Site,
  { host = null, basePath = '/', compression = 'fast' }: Options = {},
): Promise<void> {
  const target = { stagingDir, compression };
  for (const [path, content] of Object.entries(pages)) await writeWithForms(target, filesOfPath(path), { content });
  for (const [name, content] of Object.entries(files)) await writeWithForms(target, [name], { content });
  prepareForHost(stagingDir, host, { rules: headerRules({ scripts: ['1'], styles: ['2'] }, basePath, null), redirects: [], basePath });
}
