import { withBase } from '../platform/site';
import { SiteLink } from './SiteLink';
import { useScrollFocus } from './useScrollFocus';

interface DiagramProps {
  readonly src: string;
  readonly title: string;
  /** What it shows, for those who can't see it, and for those who would rather read. */
  readonly words: string;
}

/** A drawing that keeps its letters legible: a narrow window scrolls it, and it can be opened alone, as large as the screen. */
export function Diagram({ src, title, words }: DiagramProps) {
  const ref = useScrollFocus<HTMLDivElement>('Diagram');
  return (
    <figure className="diagram">
      <div className="diagram__picture" ref={ref}>
        {/* The page leads with it, so it doesn't wait for scripts as pictures further down do. */}
        <span className="lazy-image" data-state="shown">
          <img src={withBase(src)} alt={`Architecture diagram: ${title}`} width={960} height={540} />
        </span>
      </div>
      <figcaption>
        <SiteLink className="diagram__open" href={src}>
          Open the diagram alone
        </SiteLink>
        <details>
          <summary>The diagram in words</summary>
          <p>{words}</p>
        </details>
      </figcaption>
    </figure>
  );
}
