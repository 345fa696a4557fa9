import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  /** A line over the title: where this is. */
  readonly kicker?: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page. Its h1 takes the focus after a navigation. */
export function PageHeader({ title, kicker, lead, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      {kicker && <div className="page-header__kicker">{kicker}</div>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="page-header__lead">{lead}</p>}
      {children}
    </header>
  );
}
