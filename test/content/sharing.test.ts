import { readLedger } from '../../build-scripts/lib/content/ledger/ledger';
import { pagesOf } from '../../build-scripts/lib/content/pages/pagesOf';
import { OWN_CONTENT } from '../../build-scripts/lib/files/paths';
import { cardsOf } from '../../build-scripts/lib/sharing/cardsOf';
import { describeCards } from '../build-scripts/sharing/support/describeCards';
import { describeFeeds } from '../build-scripts/sharing/support/describeFeeds';
import { describeMarkdown } from '../build-scripts/sharing/support/describeMarkdown';
import { faultsOfSitemap } from '../build-scripts/sharing/support/faultsOfSitemap';
import { ownModel } from '../build-scripts/support/ownContent';
import { site } from '../support/siteConstants';

const NAME = 'our own content';

describeFeeds(NAME, () => ownModel());
describeMarkdown(NAME, () => ownModel());
describeCards(NAME, () => ownModel());

describe(NAME, () => {
  it('has a valid sitemap', async () => {
    expect(await faultsOfSitemap(await ownModel())).toEqual([]);
  });

  it('says on the card of a guide what was checked of it, without a date', async () => {
    const cards = cardsOf(pagesOf(await ownModel({ ledger: readLedger(OWN_CONTENT) })), site);
    const card = cards.find(({ file }) => file === '/cards/wiki/ssh.png');
    expect(card).toMatchObject({ tone: 'basics', label: 'Wiki / Basics', title: 'Secure SSH logins' });
    expect(card?.checked).toEqual([
      expect.stringMatching(/^Checked on Debian/),
      expect.stringMatching(/^(?:\d+ of \d+ commands executed|commands executed: \d+ of \d+ on Debian \d+, .*)$/),
      expect.any(String),
    ]);
    expect(card?.checked.join(' ')).not.toMatch(/20\d\d/);
  });
});
