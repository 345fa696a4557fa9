import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefetchOnIntent } from '../../src/app/prefetchOnIntent';
import { createPages } from '../../src/app/resources';
import { PageFoot } from '../../src/ui/PageFoot';
import { startServer } from '../platform/fakeServer';
import { renderInSite } from '../support/render';

const user = userEvent.setup();

describe('prefetchOnIntent', () => {
  it('loads the page of a link that the pointer comes to, and nothing for a link to a file', async () => {
    const { requests } = startServer();
    prefetchOnIntent(document, createPages());
    renderInSite(
      <>
        <PageFoot path="/wiki/ssh" title="SSH" hasScript />
        <a href="/wiki/firewall">A firewall</a>
      </>,
    );
    for (const name of ['This page as Markdown', 'This guide as a shell script']) await user.hover(screen.getByRole('link', { name }));
    expect(requests).toEqual([]);
    await user.hover(screen.getByRole('link', { name: 'A firewall' }));
    expect(requests).toEqual(['/data/wiki/firewall.json']);
  });
});
