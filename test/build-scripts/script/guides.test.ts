import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWiki } from '../../../build-scripts/lib/content/articles/document';
import { readContent } from '../../../build-scripts/lib/content/reading/readContent';
import { guideScript } from '../../../build-scripts/lib/script/guideScript';
import { byTurns, sample } from '../../support/propertyRuns';
import { FIXTURES } from '../support/folder';
import { hasShellCheck } from '../support/hasShellCheck';
import { compileCached, ownDocuments } from '../support/ownContent';

const dir = mkdtempSync(join(tmpdir(), 'guide-scripts-'));

afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('the scripts of our guides', () => {
  it('are there for every guide; each parses, lists its steps and foretells what it would do', async () => {
    const others = await compileCached(readContent(join(FIXTURES, 'foreign')).documents);
    const guides = [...byTurns((await ownDocuments()).filter(isWiki), 3), ...others.filter(isWiki)];
    const files = guides.flatMap((guide) => {
      const script = guideScript(guide, 'https://example.org');
      // A guide without commands has none.
      if (!script) return [];
      const file = join(dir, `${guide.id}.sh`);
      writeFileSync(file, script.text);
      const runs = [
        ['-n', file],
        [file, '--list'],
        [file, '--dry-run'],
      ].map((args) => spawnSync('bash', args, { cwd: dir, encoding: 'utf8' }));
      expect({ id: guide.id, ends: runs.map(({ status, stderr }) => ({ status, stderr })) }).toEqual({
        id: guide.id,
        ends: Array.from({ length: 3 }, () => ({ status: 0, stderr: '' })),
      });
      const listed = (runs[1]?.stdout.match(/^ +\d+\.\d+ /gm) ?? []).map((number) => number.trim());
      expect(listed).toEqual([...script.parts.keys()]);
      // Everything that the verifier executes is in the script.
      const executed = guide.fences.filter((fence) => fence.run);
      expect(executed.filter((fence) => ![...script.parts.values()].some((part) => part.fence === fence))).toEqual([]);
      return file;
    });
    expect(files).not.toEqual([]);
    if (!hasShellCheck) return;
    // SC2317 marks the functions that all scripts have and a short one doesn't call.
    const { status, stdout } = spawnSync('shellcheck', ['--norc', '--exclude=SC2317', ...sample(files)], { encoding: 'utf8' });
    expect({ status, stdout: stdout.slice(0, 2000) }).toEqual({ status: 0, stdout: '' });
  });
});
