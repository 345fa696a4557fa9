import { projectContent } from '../../../../build-scripts/lib/content/articles/projectContent';
import { blocksOf, compile, FIELDS } from '../../support/compile';

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

it('E3 a label without the address that it is for is an error, since no page shows it', () => {
  const fields = FIELDS.projects.replace(/live: .*/, 'liveLabel: Status page');
  const { problems } = compile('Text.', { folder: 'projects', fields });
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '10:12 "liveLabel" is "Status page": it is only shown with "live"',
  ]);
});
