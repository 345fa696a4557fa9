import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { SearchField } from '../../src/ui/SearchField';

function Filter({ query = '' }) {
  const [value, setValue] = useState(query);
  return (
    <>
      <SearchField label="Search" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

describe('SearchField', () => {
  it('R5 takes text that was typed before hydration', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Filter />);
    document.body.append(container);
    screen.getByRole<HTMLInputElement>('searchbox').value = 'nginx';
    await act(() => render(<Filter />, { container, hydrate: true }));
    expect(screen.getByRole('status')).toHaveTextContent('nginx');
    expect(screen.getByRole('searchbox')).toHaveValue('nginx');
  });

  it('S1 leaves a query of lines as it is, which a box shows on one line', () => {
    const lines = 'one\ntwo';
    render(<Filter query={lines} />);
    expect(screen.getByRole('status').textContent).toBe(lines);
  });
});
