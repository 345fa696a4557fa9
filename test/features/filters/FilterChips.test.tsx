import { screen } from '@testing-library/react';
import { FilterChips } from '../../../src/features/filters/FilterChips';
import { FilterField } from '../../../src/features/filters/FilterField';
import { selectFilter } from '../../../src/features/filters/filtersSlice';
import { renderInSite } from '../../support/render';

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

describe('FilterChips', () => {
  it('P3 B1 shows "All" first, and selected, before the categories as they come', () => {
    renderInSite(<FilterChips section="blog" categories={['Career', 'Security']} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All', 'Career', 'Security']);
    expect(pressed()).toEqual(['All']);
  });

  it('P3 selects by a click, clears by a click on the selected one, and takes "All" for no filter', async () => {
    const { user, store } = renderInSite(<FilterChips section="projects" categories={['DevOps', 'Database']} />);
    const click = (name: string) => user.click(screen.getByRole('button', { name }));
    await click('DevOps');
    expect(pressed()).toEqual(['DevOps']);
    await click('Database');
    expect(pressed()).toEqual(['Database']);
    await click('Database');
    expect(pressed()).toEqual(['All']);
    await click('DevOps');
    await click('All');
    expect(pressed()).toEqual(['All']);
    await click('All');
    expect(selectFilter(store.getState(), 'projects').category).toBeNull();
  });

  it('P3 distinguishes a category that is called "All" from no filter', async () => {
    const { user, store } = renderInSite(<FilterChips section="blog" categories={['All']} />);
    await user.click(screen.getAllByRole('button', { name: 'All' })[1] ?? document.body);
    expect(selectFilter(store.getState(), 'blog').category).toBe('All');
  });
});

describe('FilterField', () => {
  it('W1 B1 P1 shows what was typed, spaces and all, and keeps it in the store', async () => {
    const { user, store } = renderInSite(<FilterField section="wiki" label="Search the guides" />);
    await user.type(screen.getByRole('searchbox', { name: 'Search the guides' }), ' ssh ');
    expect(screen.getByRole('searchbox')).toHaveValue(' ssh ');
    expect(selectFilter(store.getState(), 'wiki').query).toBe(' ssh ');
  });
});
