import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** What a list says when it has nothing to show. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="empty" role="status">
      <p className="empty__title">{title}</p>
      {children && <p>{children}</p>}
    </div>
  );
}
