import { firstClause } from '../../../src/core/content/firstClause';

describe('firstClause', () => {
  it.each([
    ['Of the database tier, for six months: in each of the 262,080 minutes', 'Of the database tier, for six months'],
    ['Of 1,232 nightly Ansible checks of 22 hosts, 15 January to 10 March 2024, 1,171 found nothing', 'Of 1,232 nightly Ansible checks of 22 hosts'],
    ['Twice as fast. Measured in May.', 'Twice as fast'],
    ['Cost 40.1% below the year before', 'Cost 40.1% below the year before'],
    ['Two lines\nof text', 'Two lines\nof text'],
    ['', ''],
  ])('ends %j where its first clause does', (text, clause) => {
    expect(firstClause(text)).toBe(clause);
  });
});
