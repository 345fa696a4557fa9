import { ICON_PATHS, type IconName } from '../core/site/iconPaths';

/** A decorative icon; the text beside it says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return <IconShape d={ICON_PATHS[name]} />;
}

/** An icon of any path, 24 × 24 units. The document's style sheet sets its size. */
export function IconShape({ d }: { readonly d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
