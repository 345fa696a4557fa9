import { previewOf } from '../../../src/core/site/previewOf';
import { HOME } from '../../sections/homeSample';
import { ARTICLE, POST, PROJECT } from '../../sections/samples';

describe('previewOf', () => {
  it('says where a guide belongs, what it is about, how long it takes and what was checked', () => {
    expect(previewOf('wiki-article', ARTICLE, '')).toEqual({
      kicker: 'Wiki / Basics',
      title: 'SSH',
      section: undefined,
      text: 'All about SSH.',
      facts: '7 min read · Checked on Debian 12.11 · 20 November 2026 · 14 of 17 commands executed',
    });
    expect(previewOf('wiki-article', { ...ARTICLE, checked: null }, '')?.facts).toBe('7 min read');
  });

  it('names the heading that is linked to, and none for an anchor that is no heading', () => {
    expect(previewOf('wiki-article', ARTICLE, 'server')?.section).toBe('Server');
    expect(previewOf('wiki-article', ARTICLE, 'constructor')?.section).toBeUndefined();
  });

  it('has cards for posts and projects, and none for lists', () => {
    expect(previewOf('blog-post', POST, '')).toMatchObject({ kicker: 'Blog / Containerization', facts: '5 min read' });
    expect(previewOf('project', PROJECT, '')).toMatchObject({ kicker: 'Projects / Infrastructure', facts: 'Terraform' });
    expect(previewOf('home', HOME, '')).toBeNull();
  });
});
