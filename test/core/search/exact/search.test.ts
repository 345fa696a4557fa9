import { search } from '../../../../src/core/search';
import { find, setup } from '../documents';

const docsOf = (outcome: ReturnType<typeof find>) => outcome.hits.map(({ doc }) => doc);

describe('search', () => {
  describe('what is found', () => {
    it('S2 finds nothing for a blank query', () => {
      expect(find(' <b> ', { body: 'b' })).toEqual({ needle: '', needsTexts: false, hits: [] });
    });

    it('S3 finds a substring of the title, the content, a tag and the excerpt of a post', () => {
      const outcome = find(
        'ustom',
        { title: 'Customs' },
        { body: 'a custom one' },
        { tags: ['customer'] },
        { type: 'blog', excerpt: 'Accustomed' },
        { body: 'cost' },
      );
      expect(docsOf(outcome).sort()).toEqual([0, 1, 2, 3]);
    });

    it('S3 does not match from one field or tag into the next', () => {
      expect(find('red hat', { title: 'red', tags: ['red', 'hat'], body: 'hat' }).hits).toEqual([]);
    });

    it('S3 does not match the description of an article', () => {
      expect(find('daemon', { description: 'The daemon' }).hits).toEqual([]);
    });

    it.each([
      '/etc/ssh/sshd_config',
      'h/sshd',
      '_config',
      'apt update',
      't up',
      '--now',
      '2.4',
      '...',
      'c++',
      '.net',
      'constructor',
      '__proto__',
      'a b',
      '😀',
      '本語',
      '\\',
    ])('S3 finds %s inside a text and not elsewhere', (query) => {
      const body = 'Edit /etc/ssh/sshd_config, apt update --now v2.4.1 ... c++ .net constructor __proto__ aa bb 日本語😀 \\n';
      expect(docsOf(find(query, { body: 'nothing' }, { body }, { body: '' }))).toEqual([1]);
    });

    it('S3 ignores case, in every script that has it', () => {
      expect(docsOf(find('SSHD', { body: 'sshd' }))).toEqual([0]);
      expect(docsOf(find('istanbul', { body: 'Istanbul' }, { body: 'İstanbul' }))).toEqual([0]);
      expect(docsOf(find('İSTANBUL', { body: 'Istanbul' }, { body: 'İstanbul' }))).toEqual([1]);
      expect(docsOf(find('ΟΔΟΣ', { body: 'οδος' }, { body: 'οδοσ' }, { body: 'ΟΔΟΣ' }))).toEqual([0, 1, 2]);
    });

    it('S3 finds a document by a tag alone, with a score of 0', () => {
      expect(find('linux', { tags: ['Linux'] }).hits).toEqual([{ doc: 0, score: 0 }]);
    });

    it('S1 searches for the sanitised query and says what it was', () => {
      expect(find(' <i>Apt</i> ', { body: 'apt' })).toMatchObject({ needle: 'Apt', hits: [{ doc: 0 }] });
    });
  });

  describe('scores and order', () => {
    it.each([
      { gives: '10 for the title', query: 'ssh', fields: { title: 'SSH keys' }, score: 10 },
      { gives: '5 more for the whole title', query: 'ssh', fields: { title: 'SSH' }, score: 15 },
      { gives: '5 for the body and 1 for the occurrence', query: 'ssh', fields: { body: 'use ssh' }, score: 6 },
      { gives: '1 for each of three occurrences', query: 'ssh', fields: { body: 'ssh sshd openssh' }, score: 8 },
      { gives: 'no more than 5 for occurrences', query: 'ssh', fields: { body: 'ssh '.repeat(9) }, score: 10 },
      { gives: 'all of it together', query: 'ssh', fields: { title: 'SSH', tags: ['ssh'], body: 'ssh '.repeat(9) }, score: 25 },
      { gives: 'occurrences without overlap', query: 'aa', fields: { body: 'aaaaa' }, score: 7 },
      { gives: 'occurrences of a phrase without overlap', query: 'a a', fields: { body: 'a a a a' }, score: 7 },
      { gives: 'nothing for the excerpt', query: 'ssh', fields: { type: 'blog', excerpt: 'ssh' } as const, score: 0 },
    ])('S4 gives $gives', ({ query, fields, score }) => {
      expect(find(query, fields).hits).toEqual([{ doc: 0, score }]);
    });

    it('S4 puts the highest score first and keeps the collection order in ties', () => {
      const outcome = find(
        'ssh',
        { body: 'ssh' },
        { title: 'About ssh' },
        { type: 'blog', body: 'ssh' },
        { type: 'project', title: 'ssh' },
        { type: 'opensource', body: 'ssh' },
      );
      expect(outcome.hits).toEqual([
        { doc: 3, score: 15 },
        { doc: 1, score: 10 },
        { doc: 0, score: 6 },
        { doc: 2, score: 6 },
        { doc: 4, score: 6 },
      ]);
    });
  });

  describe('before the texts are there', () => {
    const { index } = setup({ title: 'Keys for ssh', body: 'apt update and ssh' }, { title: 'Logs', tags: ['log files'], body: 'files of a log' });
    const early = (query: string) => search(index, null, query);

    it('S2 answers a query of letters and digits', () => {
      expect(early('sh')).toMatchObject({ needsTexts: false, hits: [{ doc: 0, score: 16 }] });
    });

    it('S2 asks for the texts where a body may hold the query', () => {
      expect(early('apt update')).toMatchObject({ needsTexts: true, hits: [] });
      expect(early('--')).toMatchObject({ needsTexts: true, hits: [] });
    });

    it('S2 answers where no body can hold it', () => {
      expect(early('keys for')).toMatchObject({ needsTexts: false, hits: [{ doc: 0, score: 10 }] });
      expect(early('apt files')).toMatchObject({ needsTexts: false, hits: [] });
    });
  });

  it('gives the answers of the texts it is called with', () => {
    const { index, texts } = setup({ body: 'apt update' });
    expect(search(index, texts, 'apt up').hits).toHaveLength(1);
    expect(search(index, ['apt-update'], 'apt up').hits).toHaveLength(0);
    expect(search(index, texts, 'apt up').hits).toHaveLength(1);
  });
});
