import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../build-scripts/lib/content/source/problem';
import { linkHostsIn, readLinkHosts } from '../../build-scripts/lib/guides/linkHosts';
import { OWN_CONTENT } from '../../build-scripts/lib/files/paths';
import { readLock } from '../../build-scripts/lib/urls/checkUrls';
import { faults, faultsOfDocuments } from '../build-scripts/support/schemaFaults';

describe('the schemas', () => {
  it('E1 E2 E3 take every document', () => {
    const { count, wrong } = faultsOfDocuments(OWN_CONTENT);
    expect(count).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  it.each(['site', 'resume', 'open-source', 'lifecycle', 'link-hosts'])('C2 O1 take our own %s.yml', (name) => {
    expect(faults(name, readFileSync(join(OWN_CONTENT, `${name}.yml`), 'utf8'))).toEqual([]);
  });

  it('take each of our sidecars', () => {
    const folder = join(OWN_CONTENT, 'checks');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yml'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((name) => faults('checks', readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });
});

it('the list of hosts is right', () => {
  const problems: Problem[] = [];
  const file = linkHostsIn(OWN_CONTENT);
  expect(file && readLinkHosts(file, problems)).toMatchObject({ 'man.openbsd.org': expect.stringContaining('OpenSSH') as unknown });
  expect(problems).toEqual([]);
});

it('R5 the lock has what was published', () => {
  expect(readLock(OWN_CONTENT)?.text).toContain('\n/wiki/ssh\n');
});
