import { use, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Tab } from '../core/content/blocks';
import { CodeBlock } from './CodeBlock';
import { TabContext } from './TabContext';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Alternatives in one place (ARIA Authoring Practices, tabs). Those that aren't shown can still be found by the browser's
 * own search, which brings them up; without scripts and on paper all are there.
 */
export function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  const { chosen, choose } = use(TabContext);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = Math.max(
    0,
    tabs.findIndex(({ label }) => label === chosen),
  );
  const handleKey = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step === undefined) return;
    const next = (shown + step + tabs.length) % tabs.length;
    choose(tabs[next]?.label ?? '');
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div ref={list} role="tablist" className="tabs__list needs-js" onKeyDown={handleKey}>
        {tabs.map(({ label }, place) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${place}`}
            className="tabs__tab"
            data-replay=""
            aria-selected={place === shown}
            aria-controls={`${id}panel${place}`}
            tabIndex={place === shown ? 0 : -1}
            onClick={() => choose(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, block }, place) => (
        <TabPanel key={label} id={`${id}panel${place}`} tabId={`${id}tab${place}`} isShown={place === shown} onFound={() => choose(label)}>
          <p className="tabs__label">{label}</p>
          <CodeBlock block={block} />
        </TabPanel>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly tabId: string;
  readonly isShown: boolean;
  readonly onFound: () => void;
  readonly children: ReactNode;
}

function TabPanel({ id, tabId, isShown, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Before the page scrolls to the hash it was opened with.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || isShown) return undefined;
    // The browser may have found it before the scripts were here.
    if (!element.hasAttribute('hidden')) onFound();
    // React knows `hidden` only as on or off; so the prerenderer writes it, too.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [isShown, onFound]);
  return (
    <div ref={panel} id={id} role="tabpanel" className="tabs__panel" aria-labelledby={tabId} hidden={!isShown}>
      {children}
    </div>
  );
}
