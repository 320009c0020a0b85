import { THEME_STORAGE_KEY } from '../lib/color-scheme.ts';
import { KEPT_FONTS_KEY } from './late-fonts.ts';

/** A page whose head is there within this time of being asked for has its fonts within as much again: a good 4G takes 150 ms, a slow one 600. */
const FAST_ANSWER_MS = 300;

/**
 * Before the first paint it sets the colour scheme, writes down what is pressed before there is a script for it (`early-taps.ts`), lets our
 * fonts in on a fast line or where the browser has them already (`late-fonts.ts`), and says who arrives at the top of a page
 * (`lib/lay-out-later.ts`): an address with a fragment, a reload and a return are heading for a place further down, where the browser takes
 * them before any other script runs.
 * The only inline script of the site: under 500 bytes, behind the styles, allowed by its hash in the document's Content-Security-Policy.
 */
export const themeSnippet =
  `{let d=document.documentElement,p=performance,n=p.getEntriesByType('navigation')[0],t=self.taps=[],q,m,k;` +
  `try{({'${THEME_STORAGE_KEY}':m,'${KEPT_FONTS_KEY}':k}=localStorage)}catch{}` +
  `d.dataset.theme=m=='light'||m=='dark'?m:matchMedia('(prefers-color-scheme:light)').matches?'light':'dark';` +
  `onclick=e=>t[8]||t.push(e.target);` +
  `if(n?.type=='navigate'&&!location.hash)d.dataset.arriving='';` +
  // Addresses of fonts, the faces that never swap, the faces that do. An element of styles has no address, which matches whatever is kept.
  `q=[...d.querySelectorAll('[media^=n]')];` +
  `p.now()-n?.requestStart<${FAST_ANSWER_MS}||q.pop()&&q.every(f=>k?.match(f.href))||(q=[]);q.map(f=>f.media='')}`;
