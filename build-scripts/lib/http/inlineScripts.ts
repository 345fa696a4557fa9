import { BOOT_ID, BOOT_NOTICE_ID, PROMPT_ID, REPLAYED_BUTTONS, THEME_KEY } from '../../../src/core/site/boot';

/*
 * The inline scripts of documents. Each is the same in every document, so that the Content Security Policy can allow it by
 * its hash; what differs is in the JSON block that the loader reads.
 */

/** For how long the address of a runbook may hide the guide under its title, in milliseconds: a script that comes later replaces what is read. */
const RUNBOOK_WAIT_MS = 6000;

/**
 * What must be known before the first paint: a chosen theme, which goes to the browser's own frame, too (`showTheme` does the same
 * later), and that the address is that of a runbook. The document is then the guide; its style sheet hides what the runbook replaces.
 */
export const HEAD_SCRIPT = [
  String.raw`try{var d=document,e=d.documentElement.dataset,t;if(/^.run\b/.test(location.search)){e.run=1;setTimeout(()=>delete e.run,${RUNBOOK_WAIT_MS})}`,
  // Where storage is denied, this throws.
  `t=localStorage.getItem(${JSON.stringify(THEME_KEY)});`,
  'if(t==="light"||t==="dark"){e.theme=t;',
  `d.querySelectorAll("meta[name=theme-color]").forEach((m,i)=>m.media=(i?"dark":"light")===t?"all":"not all")}}catch(e){}`,
].join('');

/** On the page of a former address: follows its link, with the query and the anchor of the address. */
export const MOVED_SCRIPT = 'var l=location;l.replace(document.querySelector("a").href+l.search+l.hash)';

/** The name that the Content Security Policy allows. */
export const TRUSTED_TYPES_POLICY = 'default';

/** A script that takes longer to load has failed, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * The one Trusted Types policy of a page: what the browser asks before a text becomes a script's address, a script or
 * markup. A script's address is in the site's own `assets/`, or that of its service worker. Script text is JSON, the structured
 * data, which does nothing when it is run. Markup is text without a tag (the same data, set by react-helmet), or the empty element
 * that React makes a script of. Anything else is refused with null, and the browser throws. The sinks are in libraries, so it is the default policy.
 */
const TRUSTED_TYPES_SCRIPT = [
  'var e=new URL(".",new URL(b.scripts[0],location)).href;',
  `w.trustedTypes&&trustedTypes.createPolicy(${JSON.stringify(TRUSTED_TYPES_POLICY)},{`,
  'createScriptURL(u){var h=new URL(u,location).href;return h.indexOf(e)&&h!==e.slice(0,-7)+"sw.js"?null:u},',
  'createScript(t){try{JSON.parse(t);return t}catch(x){return null}},',
  String.raw`createHTML:t=>t==="\x3cscript>\x3c/script>"||!/</.test(t)?t:null});`,
].join('');

/**
 * Loads the app. The document is never loaded again.
 *
 * - When: once the page has loaded and the browser is idle, or as soon as the visitor does something. A runbook isn't in the document,
 *   so its scripts are fetched at once.
 * - Order: one script per task, in the order of the list, with the page's data beside them.
 * - Early clicks on buttons, and commands entered in the terminal, are collected for the app to answer.
 * - Failure: a script that fails or is incomplete is removed, because the bundler's runtime would wait for it in vain; the runtime requests
 *   it once more. Without an app after that, or after TIMEOUT_MS, the page says so and applies its style sheets' rules for `scripting: none`.
 * - Retry deletes the scripts from the service worker's cache, which may hold an incomplete one, and requests them again: in any order and
 *   with a query, so that none waits for a request that hangs.
 */
export const LOADER_SCRIPT = [
  '(()=>{',
  `var d=document,w=window,b=JSON.parse(d.getElementById(${JSON.stringify(BOOT_ID)}).textContent),n=d.getElementById(${JSON.stringify(BOOT_NOTICE_ID)}),on=0,ok={},bad;`,
  TRUSTED_TYPES_SCRIPT,
  'function go(){if(on)return;on=1;',
  'b.data.forEach(u=>{var l=d.createElement("link");l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=u;d.head.append(l)});load(false)}',
  'function load(any){b.scripts.forEach((u,i,all)=>{if(ok[u])return;var s=d.createElement("script");s.src=any?u+"?"+Date.now():u;s.async=any;',
  's.onload=()=>{bad===s.src?s.onerror():ok[u]=1};s.onerror=()=>{s.remove();i+1<all.length||show(true)};d.head.append(s)});',
  `setTimeout(show,${TIMEOUT_MS},true)}`,
  // Until the app is there, it hasn't taken over the early clicks. A sheet that the service worker couldn't fetch lets nobody read its rules.
  'function show(x){if(x!==n.hidden||x&&!w.earlyClicks)return;n.hidden=!x;delete d.documentElement.dataset.run;[...d.styleSheets].forEach(function f(r){try{[...r.cssRules||[]].forEach(f)}catch(e){}',
  'if(r.media&&/scripting/.test(r.media.mediaText))r.media.mediaText="(scripting: none)"+(x?",all":"")})}',
  'w.showBootNotice=show;',
  'n.lastChild.onclick=()=>{show(false);forget().catch(()=>0).then(()=>{load(true);w.startApp&&w.startApp()})};',
  // What gets the focus stays above the notice, whose height depends on the window.
  'new ResizeObserver(()=>d.documentElement.style.scrollPaddingBottom=n.hidden?"":innerHeight-n.offsetTop+"px").observe(n);',
  // The button disappears, and would take the focus with it; the app's own Retry is the same button.
  'n.lastChild.addEventListener("click",()=>d.getElementById("main").focus({preventScroll:true}));',
  'async function forget(){for(var k of await caches.keys()){k=await caches.open(k);for(var u of b.scripts)await k.delete(u)}}',
  '["pointerdown","touchstart","keydown","focusin"].forEach(n=>w.addEventListener(n,go,{once:true,passive:true,capture:true}));',
  'w.addEventListener("error",e=>{bad=e.filename});',
  'w.earlyClicks=[];',
  `w.addEventListener("click",e=>{var c=w.earlyClicks&&e.target.closest&&e.target.closest(${JSON.stringify(REPLAYED_BUTTONS)});if(c)w.earlyClicks.push(c)},true);`,
  'w.earlyCommands=[];',
  `w.addEventListener("keydown",e=>{var p=e.target,c=w.earlyCommands;if(c&&p.id===${JSON.stringify(PROMPT_ID)}&&e.key==="Enter"&&!e.isComposing&&e.keyCode!==229){c.push(p.value);p.value=""}},true);`,
  'function idle(){w.requestIdleCallback?w.requestIdleCallback(go,{timeout:1000}):setTimeout(go,50)}',
  'd.documentElement.dataset.run?go():d.readyState==="complete"?idle():w.addEventListener("load",idle)',
  '})()',
].join('');
