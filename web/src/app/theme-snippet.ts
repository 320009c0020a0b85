import { THEME_STORAGE_KEY } from '../lib/color-scheme.ts';

/**
 * Sets the colour scheme before the first paint, writes down what is pressed before there is a script for it (`early-taps.ts`), and says who arrives at the top of a page (`lib/lay-out-later.ts`): an address with a
 * fragment, a reload and a return are heading for a place further down, where the browser takes them before any other script runs.
 * The only inline script of the site: under 600 bytes, and the document's Content-Security-Policy allows it by its hash.
 */
export const themeSnippet =
  `(function(d,m,n,t){try{m=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}` +
  `d.setAttribute('data-theme',m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: light)').matches?'light':'dark');` +
  `t=window.earlyTaps=[];window.onclick=function(e){t[8]||t.push(e.target)};` +
  `n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&!location.hash)d.setAttribute('data-arriving','')` +
  `})(document.documentElement)`;
