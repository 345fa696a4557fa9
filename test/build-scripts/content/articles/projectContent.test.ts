import { projectContent } from '../../../../build-scripts/lib/content/articles/projectContent';
import { blocksOf } from '../../support/compile';

const content = (body: string) => projectContent(blocksOf(body));

describe('projectContent', () => {
  it('E3 has the paragraphs of the overview, and the items of the three lists', () => {
    const body = '## Overview\n\nOne.\n\n- not a paragraph\n\nTwo.\n\n## Challenges\n\nSome:\n\n- a\n- b\n\n## Solutions\n\n1. c\n\n## Technologies\n\n- d\n';
    expect(content(body)).toEqual({ overview: 'One.\nTwo.', challenges: ['a', 'b'], solutions: ['c'], technologies: ['d'] });
  });

  it('E3 reads smaller headings as part of a section, and nothing of other sections or before the first', () => {
    const body = 'Before.\n\n## Challenges\n\n- a\n\n### More\n\n- b\n\n## Lessons\n\n- c\n';
    expect(content(body)).toEqual({ overview: '', challenges: ['a', 'b'], solutions: [], technologies: [] });
  });
});
