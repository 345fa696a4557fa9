import { screen } from '@testing-library/react';
import type { SearchResult } from '../../../src/core/search';
import { SearchResults } from '../../../src/features/search/SearchResults';
import { renderInSite } from '../../support/render';

const RESULT: SearchResult = {
  id: 'ssh',
  type: 'wiki',
  title: 'SSH',
  tags: [],
  url: '/wiki/ssh',
  category: 'Basics',
  description: 'Use keys.',
  score: 1,
  excerpt: { text: 'Use keys.', match: null },
  foundFor: 'keys',
};

const factsOf = (title: string) => screen.getByRole('link', { name: title }).closest('li')?.querySelector('.entry__facts')?.textContent;

it('S5 E5 a result has the day when somebody last answered for it: of its review, or else of its last change', () => {
  const results: SearchResult[] = [
    { ...RESULT, date: '2025-03-15', reviewed: '2026-11-26' },
    { ...RESULT, id: 'logs', url: '/wiki/logs', title: 'Logs', date: '2025-03-15' },
    { ...RESULT, id: 'go', url: '/wiki/go', title: 'Go' },
  ];
  renderInSite(<SearchResults results={results} />);
  expect(['SSH', 'Logs', 'Go'].map(factsOf)).toEqual(['WikiReviewed 26 Nov 2026Basics', 'Wiki15 Mar 2025Basics', 'WikiBasics']);
});
