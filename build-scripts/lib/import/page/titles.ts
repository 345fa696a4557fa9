import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../../content/markdown/parseMarkdown';
import { textOf } from './frontMatter';
import type { Item } from './item';

/** A text as one line of at most so many characters, cut between words. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** A text of front matter without the backticks around code, which would be shown. */
function withoutCodeSigns(text: string): string {
  return text.replace(/(?<!`)(`+)([^`]+)\1(?!`)/g, '$2');
}

/** Links, and emphasis that begins and ends at blanks or punctuation: `__init__` and `2*3*4` have none. */
const LINK = /!?\[([^\]]*)\]\([^()\s]*(?: "[^"]*")?\)/g;
const EMPHASIS = /(?<![\p{L}\p{N}*_\\])(\*\*|\*|_)(?![\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

/** A line of front matter without the Markdown that is certainly meant as such; most generators show it as it is written. */
export function shownLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const isList = /^(?:[-*+]|\d+[.)]) /.test(line);
  return withoutCodeSigns(isList ? line : line.replace(LINK, '$1').replace(EMPHASIS, '$2'));
}

/** The title in a file's front matter; empty without one. */
export const givenTitle = ({ data }: Pick<Item, 'data'>): string => withoutCodeSigns(textOf(data['title']));

/** What may come before a page's heading: the imports of MDX, and comments. */
const ABOVE = /^(?:\s*(?:import\s[^\n]*|<!--[^]*?-->|\{\/\*[^]*?\*\/\})[ \t]*\n)*/;
/** A text's words, without case and punctuation, to compare titles and headings by. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A field of the front matter, as Vue and Liquid show it in a text. */
export const FIELD = /\{\{\s*(?:\$frontmatter|page)\.(\w+)\s*\}\}/g;

/** A page's title, and its body without the heading that says the same. */
export function titledBody(item: Omit<Item, 'addresses'>): { readonly title: string; readonly body: string } {
  const given = givenTitle(item);
  const [above = ''] = ABOVE.exec(item.body) ?? [];
  const below = item.body.slice(above.length);
  const [raw, heading = ''] = /^\s*#[ \t]+([^\n]+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(below) ?? /^\s*([^\s\n#>*-][^\n]*)\n=+[ \t]*(?:\n|$)/.exec(below) ?? [];
  const own = plainHeading(heading, item);
  const shown = item.isTitledByHeading && own ? own : given;
  const title = cut(shown || own || (item.label ?? '') || nameOf(item.name) || item.id, 300);
  const isSaid = raw !== undefined && (shown === '' || wordsOf(shown) === wordsOf(own));
  return { title, body: isSaid ? above + '\n'.repeat(raw.split('\n').length - 1) + below.slice(raw.length) : item.body };
}

/** What a heading says: its fields filled in, without attributes, expressions, elements and markers, which are text in code. */
function plainHeading(heading: string, { data }: Pick<Item, 'data'>): string {
  const filled = heading.replace(FIELD, (_, key: string) => textOf(data[key]));
  const bare = filled.replace(/(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)|\{[^}]*\}+/g, (raw, signs?: string) => (signs ? raw : ''));
  return toString(parseMarkdown(bare), { includeHtml: false }).trim();
}

/** Names and abbreviations that a folder's or a file's name has in lowercase. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    'ACL ACLs AI API APIs AWS awk BGP CD CDN CI CLI CPU CSS CSV curl DevOps DHCP DNS EC2 ECS EKS etcd FAQ FAQs FTP GCP GitHub GitLab GKE GPU GraphQL ' +
    'gRPC HAProxy HTML HTTP HTTPS IAM IDE iOS IoT IP iptables IPv4 IPv6 iSCSI JavaScript jq JSON JWT KVM LDAP LLM LLMs LVM LXC macOS MariaDB ' +
    'MongoDB MQTT MySQL NAS nftables NFS NixOS npm NTP OAuth OIDC OpenSSH OpenSSL OpenTelemetry OpenVPN OS PHP pnpm PostgreSQL PowerShell ' +
    'PromQL RabbitMQ RAID RBAC RPC RSS rsync S3 SAML SDK sed SELinux SEO SLA SLI SLO SMTP SNMP SQL SQLite SRE SSH SSL SSO SVG systemd TCP TLS ' +
    'tmux TOML TypeScript UDP UEFI UI URL URLs USB UX VLAN VLANs VM VMs VPN VPS WSL XML YAML ZFS zsh'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** What a file or a folder is called on pages: `02-custom-ui` is "Custom UI". */
export function nameOf(name: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(name)) return name;
  const words = name
    .replace(/^\d+[-_. ]+(?=\p{L})/u, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.replace(/\S+/g, (word, at: number) => SPELLINGS.get(word) ?? (at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word));
}
