import type { Picture } from '../core/content/blocks';
import { renderPicture } from './LazyImage';
import { SiteLink } from './SiteLink';
import { useScrollFocus } from './useScrollFocus';

interface DiagramProps {
  readonly picture: Picture;
  readonly title: string;
  /** What it shows, for those who can't see it, and for those who would rather read. */
  readonly words: string;
}

/** A drawing with legible letters: a narrow window shows its upright form or scrolls it, and it can be opened alone, as large as the screen. */
export function Diagram({ picture, title, words }: DiagramProps) {
  const ref = useScrollFocus<HTMLDivElement>('Diagram');
  const hasNarrow = picture.sources?.some(({ width }) => width);
  return (
    <figure className="diagram">
      <div className="diagram__picture" ref={ref}>
        {/* It is near the page's top, so it doesn't wait for scripts as pictures further down do. */}
        <span className={hasNarrow ? 'lazy-image' : 'lazy-image diagram__single'} data-state="shown">
          {renderPicture(picture, { alt: `Architecture diagram: ${title}` })}
        </span>
      </div>
      <figcaption>
        <SiteLink className="diagram__open" href={picture.src}>
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
