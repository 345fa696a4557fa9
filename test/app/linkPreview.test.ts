import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { previewLink } from '../../src/app/linkPreview';
import type { PageResult, Pages } from '../../src/app/pages';
import { ARTICLE } from '../sections/samples';

/** A focused link to a guide whose data arrives when the test says so. */
function focusedLink() {
  document.body.innerHTML = '<main class="prose"><a href="/wiki/ssh">SSH</a></main>';
  const link = screen.getByRole<HTMLAnchorElement>('link');
  link.focus();
  let arrive: () => void = () => undefined;
  const page = new Promise<PageResult>((resolve) => {
    arrive = () => resolve({ isFound: true, data: ARTICLE });
  });
  const shown = previewLink(link, { read: () => page } as unknown as Pages);
  const finish = async () => {
    arrive();
    await act(() => shown);
  };
  return { link, finish };
}

beforeEach(() => window.history.replaceState(null, '', '/wiki/firewall'));

describe('the card of a link', () => {
  it('N1 opens once the data is there', async () => {
    const { link, finish } = focusedLink();
    await finish();
    expect(screen.getByRole('tooltip')).toHaveTextContent(ARTICLE.title);
    link.click();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('N1 does not open over the page of a link that was followed before its data came', async () => {
    const { finish } = focusedLink();
    window.history.pushState(null, '', '/wiki/ssh');
    await finish();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('N1 closes when a key has replaced what its link was in, such as the step of a runbook', async () => {
    const { link, finish } = focusedLink();
    await finish();
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    link.remove();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('N1 stays open at a key that leaves its link where it is', async () => {
    const { finish } = focusedLink();
    await finish();
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByRole('tooltip')).toBeVisible();
  });
});
