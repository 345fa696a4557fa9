import { joinValues } from '../../ui/joinValues';
import type { ProjectData } from '../../core/content/pages';

/** Role, team, duration, scale and stack, if the front matter has them. */
export function ProjectFacts({ facts }: Pick<ProjectData, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{joinValues(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
