import type { ReactNode } from 'react';
import type { CheckedArticle, CheckedGroup, LedgerData, NotRunReason } from '../../core/content/checkedArticles';
import type { Coverage } from '../../core/content/commandsRun';
import { shortDate } from '../../core/site/shortDate';
import { CardTitle } from '../../ui/CardTitle';
import { LedgerStrip } from '../../ui/LedgerStrip';
import { SiteLink } from '../../ui/SiteLink';

type CheckedTableProps = Pick<LedgerData, 'releases' | 'checked'>;

/**
 * How each article went on each release, under its category: how many of its commands were executed. The style
 * sheet lays out the rows, on a phone in several lines under the same head; some browsers then don't take it for a table, so its
 * roles are explicit.
 */
export function CheckedTable({ releases, checked }: CheckedTableProps) {
  return (
    <table className="checks" role="table" aria-labelledby="articles-title">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="checks__article">
            Article
          </th>
          {releases.map(({ name }) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          <th role="columnheader" scope="col" className="checks__oldest">
            Oldest run
          </th>
        </tr>
      </thead>
      {checked.map((group) => (
        <Group key={group.title} group={group} columns={releases.length + 2} />
      ))}
    </table>
  );
}

function Group({ group: { title, articles }, columns }: { readonly group: CheckedGroup; readonly columns: number }) {
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={columns} className="checks__group">
          {title}
        </th>
      </tr>
      {articles.map((article) => (
        <Article key={article.path} article={article} />
      ))}
    </tbody>
  );
}

function Article({ article: { path, title, counts, runs, oldest, elsewhere, standIns, notRun } }: { readonly article: CheckedArticle }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="checks__article">
        <CardTitle href={path} heading="h3">
          {title}
        </CardTitle>
        <LedgerStrip counts={counts} />
      </th>
      {runs.map((run, place) => (
        <td key={place} role="cell" className={isWhole(run) ? 'checks__whole' : 'checks__part'}>
          {run && run.commands > 0 ? `${run.executed} of ${run.commands}` : '–'}
        </td>
      ))}
      <td role="cell" className="checks__oldest">
        {oldest && <time dateTime={oldest}>{shortDate(oldest)}</time>}
      </td>
      {elsewhere.length + standIns.length + notRun.length > 0 && (
        <td role="cell" className="checks__more">
          {elsewhere.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Folds standIns={standIns} notRun={notRun} />
        </td>
      )}
    </tr>
  );
}

const isWhole = (run: Coverage | null) => run !== null && run.commands > 0 && run.executed === run.commands;

function Folds({ standIns, notRun }: Pick<CheckedArticle, 'standIns' | 'notRun'>) {
  const count = notRun.reduce((sum, reason) => sum + reason.count, 0);
  return (
    <>
      {standIns.length > 0 && (
        <Fold title={`Stand-ins (${standIns.length})`}>
          {standIns.map((standIn) => (
            <li key={standIn}>{standIn}</li>
          ))}
        </Fold>
      )}
      {notRun.length > 0 && (
        <Fold title={count > 0 ? `${count} not run, and why` : 'Not run, and why'}>
          {notRun.map((reason) => (
            <Reason key={reason.text} reason={reason} />
          ))}
        </Fold>
      )}
    </>
  );
}

/** A list that is closed at first, so that all articles can be scanned. */
function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

function Reason({ reason: { text, count, sections } }: { readonly reason: NotRunReason }) {
  return (
    <li>
      {`${text}${count > 1 ? ` (${count} commands)` : ''}: `}
      {sections.map(({ path, title }, place) => (
        <span key={path}>
          {place > 0 && ', '}
          <SiteLink href={path}>{title}</SiteLink>
        </span>
      ))}
    </li>
  );
}
