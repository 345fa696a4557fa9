import { LazyImage } from './LazyImage';
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
        <LazyImage src={src} alt={`Architecture diagram: ${title}`} />
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
