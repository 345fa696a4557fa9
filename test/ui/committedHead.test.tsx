import { act, render } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { site } from '../support/siteConstants';
import { Seo } from '../../src/ui/Seo';

const never = new Promise<never>(() => undefined);
const canonical = () => [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));

/** A page whose head React has rendered when it has to wait for the rest. */
function Waiting() {
  return (
    <>
      <Seo title="Waiting" path="/waiting" />
      <Never />
    </>
  );
}
const Never = () => use(never);

let go: (page: string) => void;
function Pages() {
  const [page, setPage] = useState('first');
  go = (next) => startTransition(() => setPage(next));
  return (
    <Suspense fallback={null}>
      {page === 'first' && <Seo title="First" path="/first" />}
      {page === 'waiting' && <Waiting />}
      {page === 'last' && <Seo title="Last" />}
    </Suspense>
  );
}

describe('the head of a page', () => {
  it('M1 is never that of a page which was rendered and thrown away', async () => {
    render(<Pages />);
    await act(async () => go('waiting'));
    expect([document.title, canonical()]).toEqual([`First · ${site.name}`, ['https://example.com/first']]);
    await act(async () => go('last'));
    expect([document.title, canonical()]).toEqual([`Last · ${site.name}`, []]);
    await act(async () => go('first'));
    expect([document.title, canonical()]).toEqual([`First · ${site.name}`, ['https://example.com/first']]);
  });
});
