import { BOOT_ID, PROMPT_ID, THEME_KEY } from '../../src/core/site/boot';

/*
 * The two pieces of script that stand in every document. They are the same on all pages, so that the Content Security
 * Policy can allow them by their hashes; what differs is in the JSON block that the loader reads.
 */

/** Applies a chosen theme before the first paint, to the browser's own frame, too (`applyTheme` does the same later). */
export const THEME_SCRIPT = [
  `try{var d=document,t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==="light"||t==="dark"){d.documentElement.dataset.theme=t;`,
  `d.querySelectorAll("meta[name=theme-color]").forEach(function(m,i){m.media=(i?"dark":"light")===t?"all":"not all"})}}catch(e){}`,
].join('');

/**
 * Wakes the page up: nothing of the app is fetched before the page has loaded and the browser is idle, or the visitor
 * does something. Then one script a task, in order, and the page's data beside them. Clicks on buttons and
 * commands entered in the terminal until the app is there are collected, so that it can answer them.
 */
export const LOADER_SCRIPT = [
  '(function(){',
  `var d=document,w=window,b=JSON.parse(d.getElementById(${JSON.stringify(BOOT_ID)}).textContent),on=0;`,
  'function go(){if(on)return;on=1;',
  'b.data.forEach(function(u){var l=d.createElement("link");l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=u;d.head.append(l)});',
  'b.scripts.forEach(function(u){var s=d.createElement("script");s.src=u;s.async=false;d.head.append(s)})}',
  '["pointerdown","touchstart","keydown","focusin"].forEach(function(n){w.addEventListener(n,go,{once:true,passive:true,capture:true})});',
  'w.earlyClicks=[];',
  'w.addEventListener("click",function(e){var c=w.earlyClicks&&e.target.closest&&e.target.closest("[data-replay]");if(c)w.earlyClicks.push(c)},true);',
  'w.earlyCommands=[];',
  `w.addEventListener("keydown",function(e){var p=e.target,c=w.earlyCommands;if(c&&p.id===${JSON.stringify(PROMPT_ID)}&&e.key==="Enter"&&!e.isComposing){c.push(p.value);p.value=""}},true);`,
  'function idle(){w.requestIdleCallback?w.requestIdleCallback(go,{timeout:1000}):setTimeout(go,50)}',
  'd.readyState==="complete"?idle():w.addEventListener("load",idle)',
  '})()',
].join('');
