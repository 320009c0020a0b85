import { THEME_STORAGE_KEY } from '../lib/color-scheme.ts';

/**
 * Sets the colour scheme before the first paint. The only inline script of the site: under 500 bytes, and the document's
 * Content-Security-Policy allows it by its hash.
 */
export const themeSnippet =
  `(function(d,m){try{m=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}` +
  `d.setAttribute('data-theme',m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: light)').matches?'light':'dark')` +
  `})(document.documentElement)`;
