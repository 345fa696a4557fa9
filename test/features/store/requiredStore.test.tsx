import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useSearch } from '../../../src/features/search/useSearch';
import { TagList } from '../../../src/features/tags/TagList';
import { useTags } from '../../../src/features/tags/useTags';
import { renderInSite } from '../../support/render';

function Searching() {
  return <p>{useSearch().query}</p>;
}
function Tagging() {
  return <p>{useTags().selectedTag}</p>;
}
const messageFor = (hook: string) => `${hook}: there is no store above this component; render it inside <Provider store={makeStore()}>.`;

describe('useRequiredStore', () => {
  beforeEach(() => {
    // React also logs rendering errors to the console.
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => jest.restoreAllMocks());

  it('D2 says that useSearch has no store', () => {
    expect(() => render(<Searching />)).toThrow(new Error(messageFor('useSearch')));
  });

  it('D2 says that useTags or useSelectTag has no store, from any component that uses it', () => {
    expect(() => render(<Tagging />)).toThrow(new Error(messageFor('useTags')));
    expect(() =>
      render(
        <MemoryRouter>
          <TagList tags={['Linux']} />
        </MemoryRouter>,
      ),
    ).toThrow(new Error(messageFor('useSelectTag')));
  });

  it('D2 says nothing inside the provider', () => {
    expect(() =>
      renderInSite(
        <>
          <Searching />
          <Tagging />
        </>,
      ),
    ).not.toThrow();
  });
});
