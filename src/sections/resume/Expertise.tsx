import type { Resume } from '../../core/content/resume';

/** What the owner works with, by area. */
export function Expertise({ areas }: { readonly areas: Resume['expertise'] }) {
  return (
    <dl className="expertise">
      {areas.map(({ category, skills }) => (
        <div key={category} className="expertise__row">
          <dt>{category}</dt>
          <dd>{skills.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
