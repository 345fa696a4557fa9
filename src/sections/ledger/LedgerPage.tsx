import { totalsOf } from '../../core/content/ledgerShades';
import type { CheckedRelease, LedgerData } from '../../core/content/checkedArticles';
import { longDate } from '../../core/site/dates';
import { shortDate } from '../../core/site/shortDate';
import { grouped } from '../../core/grouped';
import { headOfPart } from '../../core/site/listPart';
import { pathOf } from '../../core/site/routes';
import { EmptyState } from '../../ui/EmptyState';
import { BackToWiki } from '../../ui/BackToWiki';
import { LedgerKey } from '../../ui/LedgerKey';
import { PageHeader } from '../../ui/PageHeader';
import { Pager } from '../../ui/Pager';
import { Seo } from '../../ui/Seo';
import type { PageComponent } from '../sectionModule';
import { CheckedTable } from './CheckedTable';

const DESCRIPTION = 'Which code in the guides and posts was run, on which release and when; what stood in for the real thing; and why the rest wasn’t run.';

/** L1: what the ledger knows, and how it knows it. */
export const LedgerPage: PageComponent<'ledger'> = ({ data }) => {
  const head = headOfPart({ title: 'Checks', description: DESCRIPTION, path: pathOf('ledger') }, data.part);
  return (
    <div className="page ledger-page">
      <Seo {...head} keywords={['tested guides', ...data.releases.map(({ name }) => name)]} />
      <PageHeader title={head.title} kicker={<BackToWiki />} lead={DESCRIPTION} />
      {data.checked.length === 0 ? <EmptyState title="Nothing has been checked yet." /> : <Checked data={data} />}
    </div>
  );
};

function Checked({ data: { asOf, releases, checked, part } }: { readonly data: LedgerData }) {
  return (
    <>
      <dl className="ledger-page__releases">
        {releases.map((release) => (
          <Release key={release.name} release={release} />
        ))}
      </dl>
      <section aria-labelledby="articles-title">
        <h2 id="articles-title">Article by article</h2>
        <p className="ledger-page__about">
          {`A square is a code block${releases.length > 1 ? '; it counts as executed if it ran on any release' : ''}. The columns count commands, as each article’s page does: a block may have several.`}
        </p>
        <LedgerKey totals={part?.totals ?? totalsOf(checked.flatMap(({ articles }) => articles))} />
        <CheckedTable releases={releases} checked={checked} />
        {part && <Pager path={pathOf('ledger')} part={part} />}
      </section>
      <HowItIsDone />
      {asOf && (
        <p className="ledger-page__as-of">
          Last check on <time dateTime={asOf}>{longDate(asOf)}</time>.
        </p>
      )}
    </>
  );
}

function Release({ release: { name, executed, commands, oldest } }: { readonly release: CheckedRelease }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="ledger-page__figure">{grouped(executed)}</dd>
      <dd>{`of ${grouped(commands)} ${commands === 1 ? 'command' : 'commands'} executed`}</dd>
      <dd>{`${commands - executed} not run${oldest ? `, oldest run ${shortDate(oldest)}` : ''}`}</dd>
    </div>
  );
}

function HowItIsDone() {
  return (
    <section className="ledger-page__how" aria-labelledby="how-title">
      <h2 id="how-title">How it is done</h2>
      <p>
        For each guide and release a machine is made from Debian’s own packages and thrown away afterwards: a root in namespaces of its own, without network
        access, and with systemd where the guide needs it. A guide about disks gets an emulated computer with a kernel and disks of its own. A guide for several
        machines gets as many, connected only to each other, and a block sees only what is on its own. There the blocks are run in the order of the page, as the
        user or as root, as their prompts say, and scripts as root. A command must print what the page shows under it, or succeed where nothing is shown; what
        truly varies, such as times and process numbers, isn’t compared. Files are written to where their titles say, and read by the program that they are for.
      </p>
      <p>
        A block counts for a release only if it ran there, in the form that the page shows now. What has been edited since is marked until it is run again, and
        a block that needs what such a machine can’t have isn’t run, with the reason beside it. What the machine had in place of a reader’s own is listed as a
        stand-in. In lists and on the home page, a block counts once, on whichever release it ran.
      </p>
    </section>
  );
}
