import { screen, within } from '@testing-library/react';
import { selectSelectedTag } from '../../../src/features/tags/tagsSlice';
import { TagList } from '../../../src/features/tags/TagList';
import { renderInSite } from '../../support/render';
import { Address } from '../Address';

const TAGS = ['Linux', 'CI/CD', 'C#', '100%', 'Docker'];
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('TagList', () => {
  it('W2 B1 shows at most as many tags as it may, then how many more there are', () => {
    renderInSite(<TagList tags={TAGS} limit={3} />);
    expect(shown()).toEqual(['Linux', 'CI/CD', 'C#', '+2 more']);
  });

  it('R4 W2 has the count in one text, which appears at once however slowly the page comes', () => {
    renderInSite(<TagList tags={TAGS} limit={3} />);
    expect(screen.getByText('+2 more').childNodes).toHaveLength(1);
  });

  it('W2 counts nothing more when all tags fit', () => {
    renderInSite(
      <>
        <TagList tags={TAGS} />
        <TagList tags={TAGS.slice(0, 3)} limit={3} />
      </>,
    );
    expect(shown()).toEqual([...TAGS, 'Linux', 'CI/CD', 'C#']);
  });

  it.each([
    ['Linux', '/tags/Linux'],
    ['CI/CD', '/tags/CI%2FCD'],
    ['C#', '/tags/C%23'],
    ['100%', '/tags/100%25'],
  ])('G1 selects %s by a click and goes to %s', async (tag, path) => {
    const { user, store } = renderInSite(
      <>
        <TagList tags={TAGS} />
        <Address />
      </>,
    );
    await user.click(within(screen.getByRole('list', { name: 'Tags' })).getByRole('link', { name: tag }));
    expect(selectSelectedTag(store.getState())).toBe(tag);
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(path);
  });

  it('G1 leaves this page as it is when a tag is opened in another tab', async () => {
    const { user, store } = renderInSite(
      <>
        <TagList tags={TAGS} />
        <Address />
      </>,
    );
    // jsdom can't open another tab; it need not try.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Docker' }));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/$/);
    expect(selectSelectedTag(store.getState())).toBeNull();
  });
});
