import { use, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Tab } from '../core/content/blocks';
import type { Direction } from '../core/site/direction';
import { hasNoModifier } from '../platform/hasNoModifier';
import { CodeBlock } from './CodeBlock';
import { TabContext } from './TabContext';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Alternatives as tabs (ARIA Authoring Practices). Inactive panels can still be found by find-in-page, which activates
 * them; without scripts and in print all are visible.
 */
export function Tabs({ tabs, dir }: { readonly tabs: readonly Tab[]; readonly dir: Direction | undefined }) {
  const { chosen, choose } = use(TabContext);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = Math.max(
    0,
    tabs.findIndex(({ label }) => label === chosen),
  );
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // With Alt or Command, arrows go back and forward in the browser's history.
    if (step === undefined || !hasNoModifier(event)) return;
    const next = (shown + step + tabs.length) % tabs.length;
    choose(tabs[next]?.label ?? '');
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className="tabs" dir={dir}>
      <div ref={list} role="tablist" className="tabs__list needs-js" onKeyDown={handleKey}>
        {tabs.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            className="tabs__tab"
            aria-selected={index === shown}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, block }, index) => (
        <TabPanel key={label} id={`${id}panel${index}`} tabId={`${id}tab${index}`} isShown={index === shown} onFound={() => choose(label)}>
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
    // The browser may have revealed it before hydration.
    if (!element.hasAttribute('hidden')) onFound();
    // React supports `hidden` only as a boolean; the prerenderer writes this value, too.
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
