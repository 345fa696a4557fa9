import type { Resume } from '../../core/content/resume';
import { shortMonth } from '../../core/site/periods';
import { Evidence, type EvidenceTitles } from './Evidence';

interface ExperienceProps {
  readonly positions: Resume['experience'];
  readonly titles: EvidenceTitles;
}

/** The positions, newest first: role, place, months, and what was done there with what backs it. */
export function Experience({ positions, titles }: ExperienceProps) {
  return (
    <ol className="positions">
      {positions.map(({ role, organisation, location, start, end, points }) => (
        <li key={`${start} ${role} ${organisation}`} className="position">
          <h3 className="position__role">{role}</h3>
          <p className="position__where">{[organisation, location].filter(Boolean).join(', ')}</p>
          <p className="position__when">
            <time dateTime={start}>{shortMonth(start)}</time> – {end ? <time dateTime={end}>{shortMonth(end)}</time> : 'present'}
          </p>
          {points.length > 0 && (
            <ul className="claims">
              {points.map((point) => (
                <li key={point.text}>
                  {point.text} <Evidence claim={point} titles={titles} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
