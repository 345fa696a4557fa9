import { compileAll } from '../../../build-scripts/lib/compiling/compileAll';
import { compilerWithMemory } from '../../../build-scripts/lib/dev/devContent';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { wiki } from '../support/texts';

describe('compilerWithMemory', () => {
  const source = (text: string) => ({ folder: 'wiki', file: 'wiki/a.md', name: 'a', text }) as const;

  it('compiles only what has changed, and keeps nothing but the current documents', () => {
    const compiled: string[] = [];
    const compile = compilerWithMemory(({ text }) => {
      compiled.push(text);
      return { name: text } as never;
    });
    compile([source('1'), source('2')]);
    compile([source('1'), source('3')]);
    expect(compiled).toEqual(['1', '2', '3']);
    // "2" was evicted once it was no longer a source.
    compile([source('2')]);
    expect(compiled).toEqual(['1', '2', '3', '2']);
  });

  it('takes a document in another folder for another one, whose pictures are elsewhere', async () => {
    const beside = (below: string) => ({ ...source(wiki({ body: '![A](a.png)' })), below });
    const compile = compilerWithMemory();
    const settings = await readSettings({});
    // First without a folder, as callers did that left it out: none of that may be reused for the others.
    for (const below of ['', 'one', 'two']) {
      const documents = [...compile([beside(below)]), ...(await compileAll([beside(below)], settings)).documents];
      const href = `/images/wiki/${below && `${below}/`}a.png`;
      expect(documents.map(({ images }) => images.map((image) => image.href))).toEqual([[href], [href]]);
    }
  });
});
