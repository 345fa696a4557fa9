import type { MouseEvent } from 'react';
import type { FixedPage } from '../../core/site/routes';
import { isFinger } from '../../platform/isFinger';
import { hasPage } from '../../platform/site';
import { useAppDispatch } from '../store/hooks';
import type { ShellPage } from './ShellPage';
import { submitCommand } from './submitCommand';

type Suggestion = readonly [command: string, about: string];

/** A command that prints what a page says, if the site has that page. */
const of = (name: FixedPage, command: string, about: string): Suggestion[] => (hasPage(name) ? [[command, about]] : []);

const SUGGESTIONS: readonly Suggestion[] = [
  ['help', 'what the terminal understands'],
  ...of('projects', 'projects', 'the case studies, as links'),
  ...of('resume', 'exp', 'where, in what role and since when'),
  ...of('wiki', 'ls wiki', 'the guides, as files'),
  ...of('resume', 'cat resume.txt', 'the resume in plain text'),
];

/** Commands to start with, each run by a press: beside the terminal, or in a narrow window inside it while it is empty and below it afterwards. */
export function Suggestions({ page }: { readonly page: ShellPage }) {
  const dispatch = useAppDispatch();
  // Below a terminal taller than the rest of a phone's screen, the answer would appear out of view.
  const handleRun = (command: string, { currentTarget, detail }: MouseEvent) => {
    void dispatch(submitCommand(command, page));
    const area = currentTarget.closest('.terminal-area');
    area?.querySelector('.terminal')?.scrollIntoView({ block: 'nearest' });
    // After a click the next command can be typed; a key leaves the focus at its button, and a finger would bring up its keyboard.
    if (detail > 0 && !isFinger()) area?.querySelector('input')?.focus({ preventScroll: true });
  };
  // A phone's on-screen keyboard stays as it is, open or closed.
  return (
    <ul className="suggestions needs-js" aria-label="Commands to start with" onMouseDown={(event) => event.preventDefault()}>
      {SUGGESTIONS.map(([command, about]) => (
        <li key={command}>
          <button type="button" className="suggestions__run" onClick={(event) => handleRun(command, event)}>
            {command}
          </button>
          <span className="suggestions__about">{about}</span>
        </li>
      ))}
    </ul>
  );
}
