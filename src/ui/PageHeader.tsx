import { plainTitle } from '../core/content/plainTitle';
import type { ReactNode } from 'react';
import { absoluteUrl } from '../platform/site';
import { joinValues } from './joinValues';
import { SharedTitle } from './SharedTitle';

interface PageHeaderProps {
  readonly title: string;
  /** The page's own path, where lists lead to it by its title. */
  readonly path?: string;
  /** The address that is printed; otherwise the path's. */
  readonly origin?: string;
  /** How old it is; printed with the page's address. */
  readonly dated?: string;
  /** A line over the title: where this is. */
  readonly kicker?: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page. Its h1 takes the focus after a navigation. */
export function PageHeader({ title, path, origin = path, dated, kicker, lead, children }: PageHeaderProps) {
  const heading = <h1 tabIndex={-1}>{path ? joinValues(plainTitle(title)) : title}</h1>;
  return (
    <header className="page-header" data-origin={origin && [absoluteUrl(origin), dated].filter(Boolean).join(' · ')}>
      {kicker && <div className="page-header__kicker">{kicker}</div>}
      {path ? <SharedTitle path={path}>{heading}</SharedTitle> : heading}
      {lead && <p className="page-header__lead">{lead}</p>}
      {children}
    </header>
  );
}
