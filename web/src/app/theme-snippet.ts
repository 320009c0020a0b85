import { THEME_STORAGE_KEY } from '../lib/color-scheme.ts';
import { SWAPPED_FONTS_ID } from './late-fonts.ts';

/** A page whose head is there within this time of being asked for has its fonts within as much again: a good 4G takes 150 ms, a slow one 600. */
const FAST_ANSWER_MS = 300;

/**
 * Before the first paint it sets the colour scheme, writes down what is pressed before there is a script for it (`early-taps.ts`), lets
 * fonts swap on a fast line (`fonts.ts`), and says who arrives at the top of a page (`lib/lay-out-later.ts`): an address with a fragment, a
 * reload and a return are heading for a place further down, where the browser takes them before any other script runs.
 * The only inline script of the site: under 500 bytes, behind the styles, allowed by its hash in the document's Content-Security-Policy.
 */
export const themeSnippet =
  `(function(d,m,n,t,f){try{m=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}` +
  `d.dataset.theme=m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';` +
  `t=window.earlyTaps=[];onclick=function(e){t[8]||t.push(e.target)};` +
  `n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&!location.hash)d.dataset.arriving='';` +
  `f=document.getElementById('${SWAPPED_FONTS_ID}');if(f&&n&&performance.now()-n.requestStart<${FAST_ANSWER_MS})f.media='all'` +
  `})(document.documentElement)`;
