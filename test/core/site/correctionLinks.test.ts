import { correctionLinks } from '../../../src/core/site/correctionLinks';

const PAGE = { path: '/wiki/ssh', title: 'Keys & SSH' };

describe('correctionLinks', () => {
  it('E7 fills in the file, the title and the path', () => {
    expect(correctionLinks({ report: 'mailto:a@example.com?subject={title}&body={path}', edit: 'https://git.example.com/edit/{file}' }, PAGE)).toEqual([
      { label: 'Report a mistake', href: 'mailto:a@example.com?subject=Keys%20%26%20SSH&body=%2Fwiki%2Fssh' },
      { label: 'Edit this page', href: 'https://git.example.com/edit/wiki/ssh.md' },
    ]);
  });

  it('E7 names the file that an article is in, wherever in the folder that is', () => {
    const page = { ...PAGE, file: 'wiki/für alle/ssh/index.md' };
    expect(correctionLinks({ edit: 'https://git.example.com/edit/{file}' }, page)).toEqual([
      { label: 'Edit this page', href: 'https://git.example.com/edit/wiki/f%C3%BCr%20alle/ssh/index.md' },
    ]);
  });

  it('E7 has only the links that the owner names', () => {
    expect(correctionLinks({}, PAGE)).toEqual([]);
    expect(correctionLinks({ edit: 'https://git.example.com/{file}' }, PAGE).map(({ label }) => label)).toEqual(['Edit this page']);
  });
});
