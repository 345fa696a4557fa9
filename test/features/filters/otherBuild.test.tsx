import { screen } from '@testing-library/react';
import type { PageData } from '../../../src/core/content/pages';
import { startServer } from '../../platform/fakeServer';
import { ARTICLES, GROUPS } from '../../sections/samples';
import { bootDocument } from '../../support/boot';
import { renderInSite } from '../../support/render';

const PART = { page: 1, pages: 2, count: 4, size: 2, groups: GROUPS.map(() => ({ count: 1, page: 1 })) };
const WHOLE: PageData['wiki'] = { lead: 'Guides.', articles: ARTICLES, groups: GROUPS };
const reload = jest.fn();
const reloadForBuild = jest.fn(() => true);

describe('the filter of a long list that a deploy has replaced', () => {
  it('W1 R4 keeps what is typed, says that the rest could not be loaded, and loads the document only when asked to', async () => {
    jest.doMock('../../../src/platform/reload', () => ({ reload, reloadForBuild }));
    const { WikiIndexPage } = await import('../../../src/sections/wiki/WikiIndexPage');
    const leave = bootDocument({ build: 'one' });
    startServer().answer('/data/wiki/page/all.json', { data: WHOLE, build: 'two' });
    const { user } = renderInSite(<WikiIndexPage data={{ ...WHOLE, articles: ARTICLES.slice(0, 2), part: PART }} />);
    await user.type(screen.getByRole('searchbox'), 'prox');
    expect(await screen.findByText(/^Only this page was searched/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('prox');
    expect([reload, reloadForBuild].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(1);
    leave();
  });
});
