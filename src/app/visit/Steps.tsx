import { stepLines } from '../../core/visit/stepText';
import type { Visit } from '../../core/visit/visit';

/** A visit's steps as lines, each with the time since the visit began. */
export function Steps({ visit: { path, steps } }: { readonly visit: Visit }) {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title">Step by step</h2>
      <ol className="visit-page__steps">
        <li>
          <span className="visit-page__time">0:00</span> <span>{`Began at ${path}`}</span>
        </li>
        {stepLines(steps).map(({ text, time }, place) => (
          <li key={place}>
            <span className="visit-page__time">{time}</span> <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const countText = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;
