import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import { DEB822, DIRECTIVES, INI, SETTINGS, SSH_CONFIG } from './configuration';
import { patchedGrammars } from './patchedGrammars';
import { NFTABLES } from './nftables';
import { CRONTAB, FSTAB, LOGROTATE, MAKEFILE, SUDOERS, SYSTEM_CRONTAB } from './tables';

/** Grammars that prism-react-renderer's Prism lacks; they register themselves on a global. */
const EXTRA_GRAMMARS = [
  'nginx',
  'docker',
  'hcl',
  'sql',
  'toml',
  'diff',
  'apacheconf',
  'properties',
  'puppet',
  'ruby',
  'java',
  'markup-templating',
  'php',
  'powershell',
  'perl',
  'jq',
  'lua',
  'promql',
  'nix',
  'bicep',
  'groovy',
  'csharp',
  'vim',
  'protobuf',
  'scala',
  'r',
  'rego',
  'awk',
  'http',
  'dns-zone-file',
];

const OWN_GRAMMARS = {
  ini: INI,
  settings: SETTINGS,
  directives: DIRECTIVES,
  deb822: DEB822,
  'ssh-config': SSH_CONFIG,
  nftables: NFTABLES,
  sudoers: SUDOERS,
  crontab: CRONTAB,
  'system-crontab': SYSTEM_CRONTAB,
  fstab: FSTAB,
  logrotate: LOGROTATE,
  makefile: MAKEFILE,
};

const load = createRequire(import.meta.url);

/** Adds to Prism the grammars that it lacks, its own and ours. */
export function registerGrammars(): void {
  (globalThis as { Prism?: unknown }).Prism = Prism;
  for (const name of EXTRA_GRAMMARS) {
    try {
      load(`prismjs/components/prism-${name}`);
    } catch {
      throw new Error(`prismjs has no grammar "${name}"; remove it from EXTRA_GRAMMARS in registerGrammars.ts`);
    }
  }
  Object.assign(Prism.languages, OWN_GRAMMARS, patchedGrammars());
}
