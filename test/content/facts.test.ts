import { posix } from 'node:path';
import type { CompiledDocument } from '../../build-scripts/lib/content/articles/document';
import { modifiedOf } from '../../build-scripts/lib/content/summaries/guideSummary';
import { isUnsupported, readLifecycle } from '../../build-scripts/lib/content/reading/lifecycle';
import { readContent } from '../../build-scripts/lib/content/reading/readContent';
import { readLedger } from '../../build-scripts/lib/content/ledger/ledger';
import { OWN_CONTENT } from '../../build-scripts/lib/files/paths';
import { withoutBlocks } from '../../src/core/content/blockTree';
import { plainText } from '../../src/core/content/textOf';
import { ownDocuments, ownModel } from '../build-scripts/support/ownContent';

const files = readContent(OWN_CONTENT);
const ledger = readLedger(OWN_CONTENT);
/** Programs of Debian's base system, whose package versions the ledger doesn't keep. */
const BASE = ['adduser', 'apt', 'dpkg', 'util-linux'];
/** Folders made by Debian, or by a package that the guide installs. */
const PROVIDED = [
  '~ /root /usr/local/bin /usr/local/sbin /var/lib/vz/snippets /var/ossec/etc/decoders /var/ossec/etc/rules /var/ossec/etc/shared/default',
  '/etc /etc/apt/apt.conf.d /etc/apt/preferences.d /etc/apt/sources.list.d /etc/audit/rules.d /etc/caddy /etc/docker /etc/fail2ban',
  '/etc/graylog/datanode /etc/graylog/server /etc/logrotate.d /etc/mysql/mariadb.conf.d /etc/network /etc/nginx/sites-available',
  '/etc/openvpn/server /etc/pam.d /etc/rsyslog.d /etc/ssh /etc/ssh/sshd_config.d /etc/sudoers.d /etc/sysctl.d /etc/systemd/system',
  '/etc/zabbix /etc/zabbix/zabbix_agent2.d /etc/zabbix/zabbix_server.conf.d',
].flatMap((folders) => folders.split(' '));
let documents: readonly CompiledDocument[] = [];

beforeAll(async () => {
  documents = await ownDocuments();
});

describe('what the guides and posts tell', () => {
  const guides = () => documents.flatMap(({ id, meta }) => (meta && 'appliesTo' in meta && meta.appliesTo ? [{ ...meta, id, appliesTo: meta.appliesTo }] : []));

  it('E9 applies to releases of which one at least has free support', () => {
    const today = new Date().toISOString().slice(0, 10);
    const releases = (files.lifecycle && readLifecycle(files.lifecycle, [])) ?? [];
    expect(guides().length).toBe(20);
    expect(guides().filter(({ appliesTo }) => isUnsupported(appliesTo, releases, today))).toEqual([]);
  });

  it.each([
    ['Debian 13', 'Debian 12'],
    ['Ubuntu 24.04', 'Ubuntu 22.04'],
  ])('E9 names %s before %s', (newer, older) => {
    const placeOf = (release: string, names: readonly string[]) => names.findIndex((name) => name.startsWith(release));
    const later = guides().filter(({ appliesTo }) => placeOf(older, appliesTo) !== -1 && placeOf(older, appliesTo) < placeOf(newer, appliesTo));
    expect(later.map(({ id }) => id)).toEqual([]);
  });

  it('E9 E10 shows no file of rules that would empty the tables of other tools', () => {
    const flushing = documents.filter(({ fences }) => fences.some(({ language, text }) => language === 'nftables' && /^flush ruleset/m.test(text)));
    expect(flushing.map(({ id }) => id)).toEqual([]);
  });

  it('E9 L1 was tested with versions that a run or a check had', () => {
    const versionsOf = (id: string) => {
      const { runs = {}, blocks = [] } = ledger[`wiki/${id}`] ?? {};
      const readers = blocks.flatMap((block) => [block, ...Object.values(block.runs ?? {})]).map(({ by = '' }) => by.replace(/^.* /, ''));
      return [...Object.values(runs).flatMap(({ packages = {} }) => Object.values(packages)), ...readers].map((version) => version.replace(/^\d+:/, ''));
    };
    const claims = guides().flatMap(({ id, testedWith = [] }) => testedWith.map((claim) => ({ id, claim, version: claim.replace(/^.* /, '') })));
    const unbacked = claims.filter(({ id, claim, version }) => {
      // Debian's 10.0p1 is upstream's 10.0p2.
      const shown = version.replace(/p2$/, '');
      return !BASE.some((name) => claim.startsWith(`${name} `)) && !versionsOf(id).some((found) => found.startsWith(shown));
    });
    expect(claims.length).toBeGreaterThan(60);
    expect(unbacked).toEqual([]);
  });

  it('E9 shows a figure in sixteen guides at least', () => {
    const drawn = documents.filter(({ folder, images }) => folder === 'wiki' && images.length > 0);
    expect(drawn.length).toBeGreaterThanOrEqual(16);
  });

  // E1 fixes when the guides were last updated; later dates are those of reviews. A changed guide may wait a month for its review.
  it('E1 E9 says of no guide that it was last touched more than a month before its text changed', async () => {
    const { histories } = await ownModel();
    const changed = guides().map((guide) => ({ id: guide.id, shown: modifiedOf(guide), edited: histories.get(guide.id)?.editions[0]?.date ?? '' }));
    expect(changed.filter(({ edited }) => edited === '')).toEqual([]);
    expect(changed.filter(({ shown, edited }) => Date.parse(edited) - Date.parse(shown) > 31 * 86_400_000)).toEqual([]);
  });

  it('E9 shows packages of Debian 12 in blocks for it alone', () => {
    const old = documents.flatMap(({ id, fences }) =>
      fences.filter(({ text, only }) => /deb12u/.test(text) && only !== 'Debian 12').map(({ line }) => [id, line]),
    );
    expect(old).toEqual([]);
  });

  it('E9 L2 makes each folder of its own before a file is written into it', () => {
    const written = documents.flatMap(({ folder, id, fences }) =>
      fences.flatMap(({ write, title, line }) => (folder === 'wiki' && write !== undefined && title ? [{ id, title, line }] : [])),
    );
    const sourceOf = (id: string) => files.documents.find(({ folder, name }) => folder === 'wiki' && name === id)?.text ?? '';
    const isMade = ({ id, title, line }: (typeof written)[number]) => {
      const folder = posix.dirname(title);
      const before = sourceOf(id)
        .split('\n')
        .slice(0, line - 1);
      return (
        PROVIDED.includes(folder) ||
        before.some((words) => /mkdir|install -d|install --directory|git init/.test(words) && words.includes(posix.basename(folder)))
      );
    };
    expect(written.length).toBeGreaterThan(90);
    expect(written.filter((file) => !isMade(file))).toEqual([]);
  });

  it('W4 has no value that stands in running text, where none is filled in', () => {
    const raw = documents.flatMap(({ id, blocks }) =>
      (/\{\{[A-Z_]+\}\}/.exec(plainText(withoutBlocks(blocks, new Set(['code'])))) ?? []).map((name) => `${id}: ${name}`),
    );
    expect(raw).toEqual([]);
  });

  it('E9 E10 links to the manual pages of the newest Debian', () => {
    const releases = files.documents.flatMap(({ text }) => text.match(/(?<=manpages\.debian\.org\/)[a-z]+/g) ?? []);
    expect(releases.length).toBeGreaterThan(10);
    expect(releases.filter((release) => release !== 'trixie')).toEqual([]);
  });
});
