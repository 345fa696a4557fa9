import type { ProjectData } from '../../core/content/pages';
import { joinValues } from '../../ui/joinValues';

/** What the project changed, each figure with a bar for before and one for after. */
export function BeforeAndAfter({ figures }: Pick<ProjectData, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <div key={figure.label} className="figure">
          <dt className="figure__label">{figure.label}</dt>
          <State name="Before" value={figure.before} length={figure.lengths[0]} />
          <State name="After" value={figure.after} length={figure.lengths[1]} effect={figure.isBetter ? 'better' : 'worse'} />
          {figure.how && <dd className="figure__how">{joinValues(figure.how)}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface StateProps {
  readonly name: string;
  readonly value: string;
  /** Out of 100. */
  readonly length: number;
  /** Absent for the state before. */
  readonly effect?: 'better' | 'worse';
}

function State({ name, value, length, effect }: StateProps) {
  return (
    <dd className={effect ? `figure__state figure__state--${effect}` : 'figure__state'}>
      <span className="figure__name">{name}</span> <span className="figure__value joined">{value}</span>
      <svg className="figure__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${length}v1H0z`} />
      </svg>
    </dd>
  );
}
