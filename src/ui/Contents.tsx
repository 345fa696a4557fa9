import type { Heading } from '../core/content/blocks';

/** The headings that a reader would jump to. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 3) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p className="contents__title" id="contents-title">
        On this page
      </p>
      <ul>
        {shown.map(({ id, depth, text }) => (
          <li key={id} className={`contents__item contents__item--${depth}`}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
