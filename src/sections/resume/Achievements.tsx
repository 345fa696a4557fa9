import type { Resume } from '../../core/content/resume';
import { Clauses } from '../../ui/Clauses';
import { Evidence, type EvidenceTitles } from './Evidence';

interface AchievementsProps {
  readonly achievements: Resume['achievements'];
  readonly titles: EvidenceTitles;
}

/** The key figures, each with its label and what backs it. */
export function Achievements({ achievements, titles }: AchievementsProps) {
  return (
    <ul className="achievements">
      {achievements.map((achievement) => (
        <li key={achievement.label} className="achievement">
          <p className="achievement__value">{achievement.value}</p>
          <p className="achievement__label">{achievement.label}</p>
          <p className="achievement__text">
            <Clauses text={achievement.text} /> <Evidence claim={achievement} titles={titles} />
          </p>
        </li>
      ))}
    </ul>
  );
}
