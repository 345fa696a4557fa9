import { useEffect, useState } from 'react';

const loadMenu = () => import(/* webpackChunkName: "run-menu" */ './RunMenu');

type MenuModule = Awaited<ReturnType<typeof loadMenu>>;

/** The menu of a run with its exports: a chunk of its own that follows the first step, so it is there without a network. Retried at every step. */
export function useRunMenu(step: string): MenuModule | null {
  const [menu, setMenu] = useState<MenuModule | null>(null);
  useEffect(() => {
    loadMenu().then(setMenu, console.warn);
  }, [step]);
  return menu;
}
